/** Section 5.5: the document says that there is no competition. */
import type { Sentence } from '../base-reading.ts'
import type { Observation } from '../observation.ts'
import { noCompetitors } from '../patterns.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteSentence } from '../text.ts'
import type { DeckReading } from './deck-reading.ts'
import { isForFunding, onDeck, placed, sentencesOn, view } from './finding.ts'
import { capital, short } from './phrases.ts'
import type { Slide } from './slides.ts'

const namesRivals =
  /\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|several|many|some|indirect|few) (?:\w+ )?(?:rivals?|competitors?|alternatives?|vendors?|providers?|players)|(?:rivals?|competitors?|alternatives?) (?:are|is|include|such as|like)|(?:except|apart from|other than|besides|but) \p{Lu}|(?:only|but|yet|though|although|while)\b[^.]{0,40}\b(?:rivals?|compet\w+|alternatives?))/u

/** Others by name of whom something is said, or what there is already: "Existing software was made for cars". */
const others =
  /\p{Lu}[\p{L}\d]+,? (?:and|or) \p{Lu}[\p{L}\d]+ (?:solve|do|make|offer|are|work|sell|serve|focus|target|only|have|need|help)\b|\b(?:[Ee]xisting|[Cc]urrent|[Tt]raditional|[Ii]ncumbent|[Ll]egacy) (?:\p{L}+ )?(?:software|tools?|solutions?|systems?|products?|providers?|vendors?|apps?|platforms?|services?|methods?)\b/u

/** Where the same document speaks of what there is already: right after the sentence, or on another slide. */
function named(deck: DeckReading, reading: Reading, slide: Slide, said: Sentence) {
  const here = sentencesOn(reading, slide)
  const next = here[here.indexOf(said) + 1]
  if (next && others.test(next.text)) return { slide, sentence: next }
  for (const other of deck.main)
    for (const sentence of sentencesOn(reading, other))
      if (
        sentence !== said &&
        sentence.words.length >= 4 &&
        others.test(sentence.text) &&
        !/\b(?:we|our)\b/i.test(sentence.text)
      )
        return { slide: other, sentence }
  return null
}

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
        const other = named(deck, reading, slide, sentence)
        return [
          {
            severity: direct ? (2 as const) : (3 as const),
            quotes: [sentence, ...(other ? [other.sentence] : [])].map(quoteSentence),
            facts: {
              said: short(sentence.text.replace(/^[\s•·▪‣◦*–—-]+/u, ''), 12),
              other: other ? short(other.sentence.text, 14) : '',
              where: other && other.slide !== slide ? `, ${placed(deck, other.slide).on},` : ',',
              ...placed(deck, slide),
              name: deck.company ?? 'the company',
            },
          },
        ]
      }
      return []
    }),
  ),
  views: {
    'market-competition': view(
      '-',
      f =>
        f.other
          ? `“${f.said}” does not go with “${f.other}”${f.where} which speaks of what buyers can turn to.`
          : `“${f.said}” will not hold for a buyer who gets by in some other way today. That other way is what ${f.name} is compared with.`,
      () => 'Ask ten prospects how they get by today, and list the answers.',
      f =>
        f.other
          ? `“${f.other}” names what buyers would hold against it.`
          : `People got by somehow before ${f.name}, and ${f.at} leaves no room for that.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        `If “${f.said}” were true, I would have to ask whether there is demand at all. Good openings attract company.`,
      () => 'Replace the sentence with the two ways of doing it that come closest, and what they leave undone.',
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
        `There is always an alternative, if only doing nothing. “${f.said}” gives away the contrast that would show the value.`,
      () => 'Choose the alternative you beat most clearly and build the description on it.',
      f => `${capital(f.name)} needs something to stand against, and this sentence removes it.`,
    ),
    'team-execution': view(
      '?',
      f => `Who at ${f.name} looked for alternatives, and when? The sentence gives the conclusion only.`,
      () => 'Show the list of what was looked at and set aside.',
      () => 'I cannot tell from one sentence how thorough the search was.',
    ),
  },
}
