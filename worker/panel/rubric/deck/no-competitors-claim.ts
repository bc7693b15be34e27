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
import { statusQuoNamed } from './status-quo-named.ts'

/** A claim is shown with all that it is qualified by, or not at all. */
const longest = 32

const namesRivals =
  /\b(?:(?:two|three|four|five|six|seven|eight|nine|ten|\d{1,3}|several|many|some|indirect|few) (?:\w+ )?(?:rivals?|competitors?|alternatives?|vendors?|providers?|players)|(?:rivals?|competitors?|alternatives?) (?:are|is|include|such as|like)|(?:except|apart from|other than|besides|but) \p{Lu}|(?:only|but|yet|though|although|while)\b[^.]{0,40}\b(?:rivals?|compet\w+|alternatives?))/u

/** Others by name of whom something is said, or what there is already: "Existing software was made for cars". */
const others =
  /\p{Lu}[\p{L}\d]+,? (?:and|or) \p{Lu}[\p{L}\d]+ (?:solve|do|make|offer|are|work|sell|serve|focus|target|only|have|need|help)\b|\b(?:[Ee]xisting|[Cc]urrent|[Tt]raditional|[Ii]ncumbent|[Ll]egacy) (?:\p{L}+ )?(?:software|tools?|solutions?|systems?|products?|providers?|vendors?|apps?|platforms?|services?|methods?)\b/u

/** Whoever takes an order away is a competitor, direct or not: "We lost two tenders, one to Norsound". */
const beaten =
  /\bwe (?:\p{Ll}+ )?(?:lost|lose)\b(?![^.]{0,30}\b(?:people|staff|engineers?|founders?|time)\b)[^.]{0,60}?\b(?:to|against) (?!(?:The|A|An|Our)\b)\p{Lu}\p{L}+|\bwe (?:were|got) beaten by \p{Lu}\p{L}+/u

/** Where the same document speaks of what there is already: right after the sentence, or on another slide. */
function named(deck: DeckReading, reading: Reading, slide: Slide, said: Sentence) {
  for (const other of deck.main)
    for (const sentence of sentencesOn(reading, other))
      if (beaten.test(sentence.text)) return { slide: other, sentence }
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

/** Where there are some after all: "In Aran a rival competes with us", "Indirect ones are Aster and Birk". */
const rivalBeside =
  /\b(?:[Ii]ndirect|[Oo]ther|[Dd]istant|[Nn]earest|[Cc]losest|[Oo]nly|[Pp]otential) (?:ones?|rivals?|competitors?|alternatives?)\b|\b(?:[Rr]ivals?|[Cc]ompetitors?|[Aa]lternatives?) (?:there |here |elsewhere )?(?:are|is|include)\b|\bcompet(?:e|es|ing) (?:with|against)\b|\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)? (?:\p{Ll}+ ){0,3}competes?\b|\bThat is (?:wrong|not so|untrue)\b/u

/** The sentence before or after tells of the others: the claim is bounded, and its bound stands beside it. */
function boundBeside(reading: Reading, slide: Slide, said: Sentence): boolean {
  const here = sentencesOn(reading, slide)
  const at = here.indexOf(said)
  return [here[at - 1], here[at + 1]].some(
    beside => beside && !beside.text.endsWith('?') && !noCompetitors.test(beside.text) && rivalBeside.test(beside.text),
  )
}

/** A paragraph under its own label: "COMPETITION  Traps only count beetles." */
const label = /^\W*(?:competition|competitors|competitive (?:landscape|position)|alternatives|rivals|other ways)\b/i
const own = /\b(?:we|our|ours|us)\b/i

/** The place that is for competition says something of others: sentences beside the claim there, none of oneself. */
function tellsOfOthers(deck: DeckReading, reading: Reading, said: Sentence): boolean {
  const ofOthers = ({ text, words, block }: Sentence) =>
    words.length >= 4 && block.type !== 'heading' && !own.test(text) && !(deck.company && text.includes(deck.company))
  const places = [
    reading.sentences.filter(({ block }) => block === said.block && label.test(block.text)),
    ...deck.main
      .filter(slide => slide.roles.includes('competition'))
      .map(slide => sentencesOn(reading, slide).filter(({ block }) => block !== slide.titleBlock)),
  ]
  return places.flat().some(sentence => sentence.text !== said.text && ofOthers(sentence))
}

/** "No competitor at our level of price": others are known, and held to be worse. */
const ofLevel =
  /\b(?:(?:at|on|with|of|in|for|near|to) (?:our|the same|this|that|a (?:similar|comparable)|similar|comparable)(?: \p{L}+)? (?:level|price|cost|scale|quality|accuracy|precision|performance|speed|range|standard|size|capabilit\w+|features?|combination|mix|breadth|depth)|like (?:us|ours|this|it)|as \p{L}+ as|(?:that|who|which) (?:can|does|do|offers?|has|have|combines?|matches|provides?|delivers?|covers?))\b/iu

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
        if (boundBeside(reading, slide, sentence)) continue
        const rest = sentence.text.slice(match.index + match.length)
        if (sentence.words.length > longest || (!/\bonly\b/i.test(match.text) && ofLevel.test(rest))) continue
        const direct = /\bdirect\b/i.test(match.text)
        const other = named(deck, reading, slide, sentence)
        // "No direct competitor" leaves room for the others that the text names.
        if (other && !beaten.test(other.sentence.text) && /\b(?:direct|real|true|serious)\b/i.test(match.text)) continue
        if (!other && (tellsOfOthers(deck, reading, sentence) || statusQuoNamed.detect(reading).length > 0)) continue
        return [
          {
            severity: direct ? (2 as const) : (3 as const),
            quotes: [sentence, ...(other ? [other.sentence] : [])].map(quoteSentence),
            facts: {
              said: short(sentence.text.replace(/^[\s•·▪‣◦*–—-]+/u, ''), longest),
              other: other ? short(other.sentence.text, 26) : '',
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
      f =>
        f.other
          ? 'Take the sentence out, and say what each of the others leaves undone.'
          : 'Ask ten prospects how they get by today, and list the answers.',
      f =>
        f.other
          ? `“${f.other}” names what buyers would hold against it.`
          : `People got by somehow before ${f.name}, and ${f.at} leaves no room for that.`,
    ),
    'investment-opportunity': view(
      '-',
      f =>
        f.other
          ? `“${f.said}” is one thing and “${f.other}” another: whoever buys has something to turn to.`
          : `If “${f.said}” were true, I would have to ask whether there is demand at all. Good openings attract company.`,
      f =>
        f.other
          ? `Start from “${f.other}”, and set both sides next to each other for one buyer.`
          : 'Replace the sentence with the two ways of doing it that come closest, and what they leave undone.',
      () => 'An empty field says as much about the size of the prize as about the lead.',
    ),
    'skeptical-buyer': view(
      '-',
      f =>
        f.other
          ? `I read “${f.other}”, so there is something to choose from. “${f.said}” tells me that it was not weighed.`
          : `I manage today without ${f.name}, so my own way is the competition. “${f.said}” tells me that I was not asked.`,
      f =>
        f.other
          ? 'Name the others, and tell me what I would miss with them.'
          : 'Name my present way and tell me what it costs me to stay.',
      f => `After “${f.said}” I would check the next claim twice.`,
    ),
    positioning: view(
      '-',
      f =>
        f.other
          ? `“${f.other}” gives the contrast that would show the value, and “${f.said}” takes it back.`
          : `There is always an alternative, if only doing nothing. “${f.said}” gives away the contrast that would show the value.`,
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
