/** What the reader is told to expect as earnings. */
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, negated, quoteFound } from '../text.ts'
import { isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'

const earning =
  /\b(?:earn(?:s|ed|ing)?|mak(?:e|es|ing)|made|pull(?:s|ing)? in|bring(?:s|ing)? in|pocket(?:s|ing|ed)?|go(?:es|ing)? from (?:zero|nothing|[$€£]?0)(?= to\b))\b/i
const often =
  /^\+?(?: or more)?\s*(?:(?:a|per|each|every|\/)\s?(?:day|week|month|year)|in (?:your|my|their) first|(?:in|within|every) (?:just |only )?(?:\d+|one|two|three|a few) (?:days?|weeks?|months?))/i
/** Promises of a life rather than of an amount. */
const dream =
  /\b(?:(?:six|seven|6|7)[- ]figure (?:income|business|salary|month|year|earner|career)s?|passive income|financial freedom|quit (?:your|their) (?:(?:day )?job|9[- ]to[- ]5|nine[- ]to[- ]five)|replace your (?:salary|income|day job)|fire your boss|make money (?:online|from home|while you sleep)|earn (?:money )?while you sleep|get rich)\b/i
/** "Passive Income Cheat Sheet", "Bonus #2: Financial freedom": what a thing to read is called, and no promise. */
const titled =
  /\bbonus\b|^[\s\p{P}]*(?:\p{L}+ ){0,2}(?:cheat ?sheet|e-?book|guide|handbook|manual|module|lesson|chapter|workbook|worksheet|checklist|template|toolkit|blueprint|course|class|masterclass|webinar|podcast|newsletter|book)s?\b/iu

const someone = /\b(?:you|your|students?|members?|graduates|anyone|people|participants|partners|i|clients)\b/i
/** What is generally expected stands beside it, or it is a wage, a sum for a charity, or what a seller of goods does. */
const grounded =
  /\b(?:median|on average|average|typical(?:ly)?|before tax|of (?:our|the|\d+) \d*\s?(?:students|members|graduates|participants)|\d+ (?:of|out of) (?:our )?\d+|survey\w*|salary|wages?|hourly|per hour|an hour|shift|contract|charity|donat\w+|interest|points|cashback|vouchers?|tax|budget|calculator|help(?:s|ed)? you (?:plan|track)|not a promise|cannot promise|do not promise|no promise)\b/i

export const incomeClaim: Observation = {
  id: 'income-claim',
  category: 'honesty',
  appliesTo: reading =>
    isEnglishPage(reading) &&
    reading.page?.kind !== 'careers' &&
    reading.page?.kind !== 'article' &&
    !reading.technical,
  sources: ['FTC437'],
  detect: onPage((page, reading) =>
    reading.sentences.flatMap(sentence => {
      const { text, block } = sentence
      if (
        !page.content.includes(block) ||
        page.legal.includes(block) ||
        grounded.test(text.replace(dream, ' ')) ||
        /\?\s*$/.test(text)
      )
        return []
      const verb = everyMatch(earning, text)[0]
      const sum = moneyIn(text).find(
        one =>
          verb !== undefined &&
          one.index > verb.index &&
          one.index - verb.index <= 40 &&
          one.value >= 100 &&
          often.test(text.slice(one.index + one.length)),
      )
      const promised = everyMatch(dream, text).find(
        ({ index, length }) => !titled.test(text.slice(index + length)) && !/\bbonus\b/i.test(text.slice(0, index)),
      )
      const found =
        sum && verb && someone.test(text)
          ? {
              index: verb.index,
              end: sum.index + sum.length + (often.exec(text.slice(sum.index + sum.length))?.[0].length ?? 0),
            }
          : undefined
      if (!found && !promised) return []
      const index = found?.index ?? promised?.index ?? 0
      const length = found ? found.end - found.index : (promised?.length ?? 0)
      if (negated(text, index)) return []
      const claim = text.slice(index, index + length).replace(/\s+/g, ' ')
      return [sight(3, [quoteFound(sentence, index, length)], { claim, name: whereOf(page) })]
    }),
  ),
  beats: ['absolute-promise', 'superlative-unbacked', 'buzzword-dense'],
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      '“{claim}”: for how many of those who bought did it come true? The sentence does not say.',
      'Print what the middle customer earned, over which time, next to “{claim}” or take it out.',
      'Money that I am told I will make is the claim I trust least.',
    ],
    brand: [
      '-',
      'With “{claim}” {name} sounds like those who sell hope, whatever is behind it.',
      'Tell one person’s whole year, costs included, or leave the earnings out.',
      'A name that promises income is blamed for every month without any.',
    ],
    positioning: [
      '-',
      '“{claim}” is what every offer of its kind says, and it sets none of them apart.',
      'Put the skill or the work in its place, and let “{claim}” go.',
      'A promise of money says nothing of the work that is to bring it.',
    ],
    'team-execution': [
      '-',
      '“{claim}” is a claim about earnings for which regulators ask to see the records.',
      'Ask for the list of customers and results from which “{claim}” was taken.',
      'Without records on file, “{claim}” is a liability.',
    ],
    'funnel-fixer': [
      '?',
      'What happens to those who came for “{claim}” and do not reach it: do they ask for their money back?',
      'Compare refunds with and without “{claim}” on the page.',
      'It may bring clicks; how long those people stay, the page does not show.',
    ],
  }),
}
