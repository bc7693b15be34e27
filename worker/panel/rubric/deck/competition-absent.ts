/** Section 5.5: rivals and alternatives are not discussed. */
import type { Observation } from '../observation.ts'
import { noCompetitors } from '../patterns.ts'
import { everyMatch } from '../text.ts'
import {
  everything,
  hasRole,
  isLabelledPitch,
  isTraditionalPlan,
  onDeck,
  slidesRead,
  view,
  wholeOf,
} from './finding.ts'
import { comparesWithNamed, mayBe, mayCompare } from './put-otherwise.ts'
import { statusQuoNamed } from './status-quo-named.ts'

const rivalTerm =
  /\b(?:competit(?:ors?|ion|ive)|rivals?|alternatives?|incumbents?|instead of|switch(?:ed|es|ing)? from|versus|vs\.?|replac(?:es|ed|ing)|unlike|compared (?:to|with)|legacy)\b/i

/** A name inside a sentence: a capital that no full stop explains. */
const organisation = /(?<=[\p{Ll},;:(]\s)\p{Lu}[\p{L}\d&.-]{2,}/u

/** "Naio and FarmDroid sell machines": others by name, who do something of their own. */
const othersByName =
  /\p{Lu}[\p{L}\d&.-]+(?:,? (?:and|or) |, )\p{Lu}[\p{L}\d&.-]+(?: \p{Lu}[\p{L}\d&.-]+)? (?:(?:also|only|both|each|all|still) )?(?:make|sell|offer|charge|cost|build|serve|need|send|rent|focus|target|have|are|do)\b/u

/** What people do, rent or buy without the product, under a heading of any words: "Some rent correlators from Gutermann". */
const doneToday =
  /\b(?:today|now|nowadays|so far|currently|until now|at present|at the moment|these days|usually|normally|mostly|some|others?|many|most|everyone|crews?|staff|teams?|people|customers?|they)\b[^.\n]{0,60}\b(?:use[sd]?|using|rely|relies|rent|hire|buy|bought|pay|phone|call|write|type|walk|drive|send|ask|guess|fill|keep|stick|go to|turn to|manage|handle|do it|wait for|travel|borrow)\b|\b(?:how|what) (?:\p{L}+ ){1,4}(?:today|now|instead|without)\b|\b(?:cheaper|dearer|faster|slower|better|costlier|worse|more expensive) than\b|\bthe only (?:other|one)\b|\bothers? (?:have|sell|offer|make|do|in (?:the|this))\b|\b(?:copy|copied|copies|imitat\w+)\b|\bnext to us\b|\bwhere we (?:lose|win)\b|\bprivate label\b/iu

export const competitionAbsent: Observation = {
  id: 'competition-absent',
  category: 'competition',
  appliesTo: isLabelledPitch,
  sources: ['SEQ', '500', 'CBI'],
  detect: onDeck((deck, reading) => {
    if (!reading.complete || hasRole(deck, 'competition') || isTraditionalPlan(deck)) return []
    const text = everything(deck)
    if (everyMatch(noCompetitors, text).length > 0) return []
    const named = text.split('\n').some(line => {
      return everyMatch(rivalTerm, line).some(match => {
        const around = line.slice(Math.max(0, match.index - 80), match.index + match.length + 80)
        return (
          organisation.test(around) ||
          /\b(?:spreadsheets?|excel|paper|in-house|manual(?:ly)?|agenc(?:y|ies))\b/i.test(around)
        )
      })
    })
    if (
      named ||
      doneToday.test(text) ||
      othersByName.test(text) ||
      comparesWithNamed(deck) ||
      mayCompare(deck) ||
      mayBe(deck, 'competition') ||
      // What customers do today is an alternative as well, and the plainest one.
      statusQuoNamed.detect(reading).length > 0 ||
      // "Traditional payroll" is what they have today, whatever it is called.
      /\b(?:traditional|legacy|conventional) (?!market)\p{L}{3,}/iu.test(text) ||
      // Wherever a habit is mentioned, something is named that customers would go back to.
      /\b(?:competitors?|rivals?|incumbents?|other (?:vendors|providers|tools|players|apps|platforms|companies)|(?:existing|current|today['’]s|traditional|legacy|conventional|fragmented|siloed) (?:\w+ )?(?:vendors|tools|solutions|players|options|methods|approaches|defen[cs]es|systems|software|products|offerings|providers|ways?|processes)|spreadsheets?|excel|whatsapp groups?|pen and paper|status quo|do(?:ing)? nothing)\b|\b(?:most|many|people|customers?|buyers|users?|patients|students|parents|teams|they)\b[^.\n]{0,40}\b(?:buy|use|go to|rely on|turn to)\b[^.\n]{0,60}\b(?:today|now|currently|at present)\b/i.test(
        text,
      )
    )
      return []
    return [
      {
        severity: 3,
        quotes: [],
        lookedFor: `Competitors, alternatives, rivals, incumbents or a named product that customers switch from. ${slidesRead(deck)}`,
        facts: { name: deck.company ?? 'the company', ...wholeOf(deck) },
      },
    ]
  }),
  views: {
    'market-competition': view(
      '-',
      f => `I found no alternative to ${f.name} ${f.any}. Buyers will make that comparison without being asked.`,
      () => 'List what the last five customers used before, and why they left it.',
      f => `I read ${f.read} for a rival or a makeshift and found neither.`,
    ),
    'investment-opportunity': view(
      '-',
      f => `How much ${f.name} can keep depends on who else is after the same customer, and I found nothing on that.`,
      () => 'Say what must be true for a larger vendor not to copy this within a year.',
      () => 'An opportunity without a single alternative in it has not been looked at from the outside.',
    ),
    'skeptical-buyer': view(
      '-',
      f =>
        `I already have a way of doing this, and ${f.name} never mentions it. I am left to do the comparison myself.`,
      () => 'Put my present way beside the product and say honestly where it is better.',
      () => 'I only trust a difference when I am told from what.',
    ),
    positioning: view(
      '-',
      f => `Without an alternative beside it, ${f.name} has nothing to be different from.`,
      () => 'Start with the alternative that customers would fall back on tomorrow.',
      f => `Each claim that ${f.name} makes hangs in the air while nothing stands beside it.`,
    ),
  },
}
