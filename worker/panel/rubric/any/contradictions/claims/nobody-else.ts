/** Nobody else makes it, or there is no competition, and the text itself tells of others who come with one. */
import { noCompetitors } from '../../../patterns.ts'
import type { Reading } from '../../../reading.ts'
import { negated, wordsOf } from '../../../text.ts'
import { isAdvice } from '../../voice.ts'
import type { Conflict } from '../conflict.ts'
import { isBoundedApart } from '../readers/scopes.ts'
import { areApart, clash, type Told, toldOf } from '../told-whole.ts'

const alone =
  /\b(?:nobody|no one|no-one) else (?:makes|sells|builds|offers|does|has|supplies|produces|provides) (?:a |an |any |the |such |this )?([\p{L}-]+(?: [\p{L}-]+){0,3})|\bwe are the only (?:ones? )?(?:who |that |to )?(?:make|sell|build|offer|supply|produce|provide)s? (?:a |an |any |the )?([\p{L}-]+(?: [\p{L}-]+){0,3})/iu
/** Alone in a combination, at a price or in a place: others may still make it. */
const inPart =
  /\b(?:all|both|together|combin\w*|same|as \p{L}+ as|under one|at (?:this|our|that)|like (?:this|us|ours)|yet in|in (?:the )?(?:town|city|region|county|country|area)|within)\b/iu
/** "Repair at night": what others do by day is another thing. */
const bounded = /\b(?:at|in|on|for|with|by|from|without|as|that|which|under|so|to|and)\b/i
const others =
  '(?:own[- ]label|private[- ]label|copycats?|imitators?|look-?alikes?|clones?|rivals?|competitors?|newcomers?|(?:two|three|four|several|some|other|both|\\d{1,2})(?: of the)?(?: (?:big|large|funded|young|new|other|small|local))* (?:teams?|start-?ups|companies|makers|brands|firms|grocers|chains|suppliers|manufacturers|retailers))'
const come =
  '(?:turned up|arrived?|appeared?|entered|launch(?:ed|ing)?|followed|cop(?:y|ied)|came (?:in|out|to market)|started|are (?:now )?(?:working on|building|selling|making|developing|entering|testing)|work on|now (?:sell|make|offer)|sell|make|offer|have (?:one|theirs|their own)|on the market)'
const rivalry = new RegExp(`\\b${others}\\b[^.;]{0,50}\\b${come}\\b`, 'i')

const stem = (word: string): string => word.toLowerCase().replace(/(?:ies|es|s|y)$/, '')
const stems = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map(stem)
      .filter(word => word.length >= 5),
  )

/** Told of the same thing: a word of what nobody else is said to make. */
function isOfSame(object: string, rival: string): boolean {
  const known = stems(rival)
  return [...stems(object)].some(word => known.has(word))
}

interface Claim {
  told: Told
  words: string
  object: string
}

function claimIn(told: Told): Claim[] {
  if (isAdvice(told.text) || /\?\s*$/.test(told.text) || inPart.test(told.text)) return []
  const only = alone.exec(told.text)
  if (only && !bounded.test(only[1] ?? only[2] ?? ''))
    return [{ told, words: only[0].trim(), object: only[1] ?? only[2] ?? '' }]
  if (only) return []
  const none = noCompetitors.exec(told.text)
  return none && !negated(told.text, none.index) ? [{ told, words: none[0], object: '' }] : []
}

export function nobodyElse(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  const claims = all.flatMap(claimIn)
  // What nobody else makes says what the competition would have to make.
  const object = claims.map(claim => claim.object).join(' ')
  for (const claim of claims) {
    const rival = all.find(
      told =>
        areApart(told, claim.told) &&
        !isBoundedApart(claim.told.text, claim.words, told.text) &&
        rivalry.test(told.text) &&
        isOfSame(object, told.text) &&
        !/\b(?:no|none|never|cannot|failed|gave up|closed)\b/i.test(told.text),
    )
    if (!rival) continue
    return [
      clash(
        reading,
        'whether others make it',
        'Others are told of who come with one.',
        [
          { told: claim.told, words: claim.words },
          { told: rival, words: rivalry.exec(rival.text)?.[0] ?? '' },
        ],
        2,
      ),
    ]
  }
  return []
}
