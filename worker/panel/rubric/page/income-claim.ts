/** What the reader is told to expect as earnings. */
import { moneyIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, negated, quoteFound } from '../text.ts'
import { asking, isEnglishPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'

const earning =
  /\b(?:earn(?:s|ed|ing)?|mak(?:e|es|ing)|made|pull(?:s|ing)? in|bring(?:s|ing)? in|pocket(?:s|ing|ed)?|go(?:es|ing)? from (?:zero|nothing|[$€£]?0)(?= to\b))\b/i
const often =
  /^\+?(?: or more)?\s*(?:(?:a|per|each|every|\/)\s?(?:day|week|month|year)|in (?:your|my|their) first|(?:in|within|every) (?:just |only )?(?:\d+|one|two|three|a few) (?:days?|weeks?|months?))/i
/** Promises of a life rather than of an amount. */
const dream =
  /\b(?:(?:six|seven|6|7)[- ]figure (?:income|business|salary|month|year|earner|career)s?|passive income|financial freedom|quit (?:your|their) (?:(?:day )?job|9[- ]to[- ]5|nine[- ]to[- ]five)|replace your (?:salary|income|day job)|fire your boss|make money (?:online|from home|while you sleep)|earn (?:money )?while you sleep|get rich)\b/i
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
      const promised = everyMatch(dream, text)[0]
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
      '“{claim}”: how many of those who paid {name} got there, and how many got nothing? Neither stands beside it.',
      'Print what the middle customer earned, over which time, next to “{claim}” or take it out.',
      'Money that I am told I will make is the claim I trust least, and “{claim}” comes without a share or a median.',
    ],
    brand: [
      '-',
      'With “{claim}” {name} sounds like those who sell hope, whatever is behind it.',
      'Tell one person’s whole year instead of “{claim}”, costs included.',
      'A name that promises income is blamed for every month without any.',
    ],
    positioning: [
      '-',
      '“{claim}” is what every offer of its kind says, so it hides what {name} teaches or does.',
      'Lead with the skill or the work, and let “{claim}” go.',
      'Nobody is set apart by a promise of money.',
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
      'Clicks would rise with it; how long those people stay, the page does not show.',
    ],
  }),
  question: asking('What did the middle customer of {name} earn, after costs, in the same time as “{claim}”?'),
}
