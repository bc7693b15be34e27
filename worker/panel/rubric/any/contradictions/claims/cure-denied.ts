/** It cures a complaint, and the small print says that it is not meant to. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { literal, negated } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { conflictOf, everythingTold, firstSaid } from '../everything-told.ts'
import { isOfOthers } from '../told-whole.ts'

const denied =
  /\bnot (?:intended|meant|designed) to (?:(?:diagnose|treat|cure|prevent|heal|mitigate)(?:,? (?:or|and) |, )?)+(?= (?:any|a)\b)?/i
const complaint =
  '(?:insomnia|anxiety|depression|diabetes|cancer|arthritis|acne|eczema|psoriasis|migraines?|headaches?|(?:back |joint |chronic )?pain|hair loss|obesity|asthma|allerg\\w+|colds?|flu|infections?|inflammation|(?:\\p{L}+ )?diseases?|illness(?:es)?|ADHD|IBS|(?:acid )?reflux|hypertension|high blood pressure|snoring|sleep apn(?:o)?ea|tinnitus|vertigo|fatigue|dementia)'
const verbs = ['cure', 'treat', 'prevent', 'heal', 'diagnose']

export function cureDenied(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  const refusal = firstSaid(told, denied, () => true)
  if (!refusal) return []
  const brand = reading.page?.brand ?? reading.deck?.company
  // Who is spoken of in the small print is who sells, where the page agrees on no name.
  const named = /(?<!\p{L})(\p{Lu}\p{L}{2,}) is not\b/u.exec(refusal.statement.text)?.[1]
  const subject = [
    'we',
    'it',
    'that',
    'this',
    'our(?: \\p{L}+){1,3}?',
    ...[brand, named].flatMap(name => (name ? [`${literal(name)}(?: \\p{L}+)?`] : [])),
  ]
  // Only what the small print takes back.
  const taken = verbs.filter(verb => new RegExp(`\\b${verb}\\b`, 'i').test(refusal.words))
  if (taken.length === 0) return []
  const claimed = anyCase(
    `(?:\\b(?:${subject.join('|')}) (?:(?:also|really|naturally|gently|completely|quickly|and) )?|^\\W*)(?:${taken.join('|')})s\\b (?:your |the |all |chronic |severe )*${complaint}\\b`,
  )
  const claim = firstSaid(
    told,
    claimed,
    (statement, words) =>
      statement !== refusal.statement &&
      !isOfOthers(statement.text) &&
      !negated(statement.text, statement.text.indexOf(words)) &&
      !/\b(?:claims?|stud(?:y|ies)|may|might|can|could|if|doctors?)\b/i.test(words),
  )
  if (!claim) return []
  return [conflictOf(told, 'the effect on health', 'What is not meant to do a thing does not do it.', [claim, refusal])]
}
