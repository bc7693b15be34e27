/** Section 5.5: the document says that there is no competition. */
import type { Observation } from '../observation.ts'
import { noCompetitors } from '../patterns.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import { isForFunding, onDeck, placed, sentencesOn, view } from './finding.ts'
import { capital, short } from './phrases.ts'

const namesRivals =
  /\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|several|many|some|indirect|few) (?:\w+ )?(?:rivals?|competitors?|alternatives?|vendors?|providers?|players)|(?:rivals?|competitors?|alternatives?) (?:are|is|include|such as|like)|(?:except|apart from|other than|besides|but) \p{Lu}|(?:only|but|yet|though|although|while)\b[^.]{0,40}\b(?:rivals?|compet\w+|alternatives?))/u

export const noCompetitorsClaim: Observation = {
  id: 'no-competitors-claim',
  category: 'competition',
  appliesTo: isForFunding,
  sources: ['500', 'DUN'],
  beats: ['superlative-unbacked'],
  detect: onDeck((deck, reading) =>
    deck.slides.flatMap(slide => {
      for (const sentence of sentencesOn(reading, slide)) {
        const match = everyMatch(noCompetitors, sentence.text)[0]
        if (!match || sentence.text.trim().endsWith('?')) continue
        if (
          /\b(?:never|don['’]t|do not|avoid|should(?:n['’]t| not)?|you have|saying|claim(?:s|ing)?|pretend)\b/i.test(
            sentence.text,
          )
        )
          continue
        if (/\b(?:until|if|once|so that|without any competition law)\b/i.test(sentence.text.slice(0, match.index)))
          continue
        // Whoever names or counts rivals in the same breath does not say that there are none.
        if (namesRivals.test(sentence.text.slice(match.index + match.length))) continue
        const direct = /\bdirect\b/i.test(match.text)
        return [
          {
            severity: direct ? (2 as const) : (3 as const),
            quotes: [quoteSentence(sentence)],
            facts: { said: short(sentence.text, 12), ...placed(deck, slide), name: deck.company ?? 'the company' },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'market-competition': view(
      '-',
      f => `“${f.said}” overlooks whatever buyers do today. Either the search was short or nobody needs this yet.`,
      () => 'Ask ten prospects what they would do if the product vanished, and list the answers.',
      f => `People solved this somehow before ${f.name}, so there is an alternative, and ${f.at} denies it.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `If “${f.said}” were true, I would have to ask whether there is demand at all. Good openings attract company.`,
      () => 'Replace the sentence with the two alternatives that lose most deals to you, and why.',
      () => 'An empty field says as much about the size of the prize as about the lead.',
    ),
    'skeptical-buyer': view(
      '-',
      f =>
        `I manage today without ${f.name}, so my own way is the competition. “${f.said}” tells me that I was not asked.`,
      () => 'Name my present way and tell me what it costs me to stay.',
      f => `After “${f.said}” I would check the next claim twice.`,
    ),
    positioning: view(
      '-',
      f =>
        `There is always an alternative, if only a spreadsheet. “${f.said}” gives away the contrast that would show the value.`,
      () => 'Choose the alternative you beat most clearly and build the description on it.',
      f => `${capital(f.name)} needs something to stand against, and this sentence removes it.`,
    ),
    brand: view(
      '+',
      f => `“${f.said}” speaks with the confidence of someone who names a category. That tone is remembered.`,
      () => 'Keep the confidence and give the category a name of its own.',
      () => 'A young name gains from standing alone on its page rather than in a row of logos.',
    ),
    'team-execution': view(
      '?',
      f => `Who at ${f.name} looked for alternatives, and when? The sentence gives the conclusion only.`,
      () => 'Show the list of what was looked at and set aside.',
      () => 'I cannot tell from one sentence how thorough the search was.',
    ),
  },
  question: s => `What would the customers of ${s.facts.name} do tomorrow if it did not exist?`,
}
