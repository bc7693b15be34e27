/** The first of its kind in one month, and another in use before it: nothing is older than the first. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, type Half, isOfOthers, isSupposed, type Told, toldOf } from '../told-whole.ts'
import { monthsIn, type WrittenMonth } from './month-and-year.ts'

/** How something comes into use. What is delivered and what is switched on is so at two times. */
const use =
  /\b(?:switched on|turned on|(?:went|goes|gone) live|commissioned|(?:put|came|went) into (?:service|operation|use)|in (?:series |regular |daily )?(?:operation|service|use)|started up|opened|opens|running|lodged|filed|live)\b/iu
const delivery = /\b(?:delivered|shipped|handed over|installed)\b/iu
const first =
  /\b(?:the|our|its) (?:very )?first (?:ever )?((?:(?!(?:was|were|is|are|could|can|has|had|we|that|which|who|to|in|on|at|for|of|from|with|went|goes|came|anywhere|ever|and|only|outside|abroad)\b)[\p{L}-]+ ?){1,3})/iu
const noThing =
  /^(?:time|day|week|month|year|quarter|half|visit|step|place|thing|months|years|weeks|days|few|round|edition|impression|two|three|four)$/i
/** It is the first of all, and not that of a place or a kind. */
const ofAll = /\b(?:ever|anywhere|before (?:it|then|that))\b/i
const scoped =
  /\bfirst (?:[\p{L}-]+ ){1,3}(?:in|for|of|with|outside|under|abroad|on (?:the|our))\b(?! (?:the (?:spring|summer|autumn|winter)|early|late|(?:19|20)\d\d|its first|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec))/u
const trial =
  /\b(?:pilot\w*|prototype\w*|test(?:s|ed|ing)?|trial\w*|beta|demo\w*|lab|laborator\w+|simulat\w+|planned|second|third|new|next|generation|version 2|v2|website|re-?opened|rebuilt|replac\w+|predecessor|leased?|rented)\b/i
const notName =
  /^(?:this|that|until|from|since|when|then|they|there|with|january|february|march|april|june|july|august|september|october|november|december)$/i

/** Words with a capital that the text never writes small. */
function namesIn(text: string, whole: string): Set<string> {
  const found = text.match(/(?<!\p{L})\p{Lu}\p{Ll}{3,}(?!\p{L})/gu) ?? []
  const isName = (word: string) =>
    !notName.test(word) && !new RegExp(`(?<!\\p{L})${word.toLowerCase()}(?!\\p{L})`, 'u').test(whole)
  return new Set(found.filter(isName))
}

const verbsIn = (text: string): string[] =>
  (
    text.toLowerCase().match(/\b(?:live|operation|service|open|commission|switched on|running|lodg|fil(?=ed))/g) ?? []
  ).map(String)

/** "October 2023: the mill goes live." and after it "It was our first town": what "it" is stands before. */
function withWhatItIs(all: readonly Told[], at: number): Told | undefined {
  const [told, before] = [all[at], all[at - 1]]
  if (!told || !before || before.parts[0]?.block !== told.parts[0]?.block) return told
  if (monthsIn(told.text).length > 0 || !/^\W*(?:it|this|that) (?:was|is)\b/i.test(told.text)) return told
  return { text: `${before.text} ${told.text}`, parts: [...before.parts, ...told.parts], asked: told.asked }
}

interface First {
  half: Half
  noun: string
  kind: 'use' | 'delivery'
  when: WrittenMonth
  names: ReadonlySet<string>
}

function firstsIn(told: Told, whole: string): First[] {
  if (isOfOthers(told.text.replace(/\b(?:the )?other(?:s| \p{L}+)?\b[^.;]*\bafter\b/giu, ' '))) return []
  return told.text.split(/;\s+/).flatMap((clause): First[] => {
    const noun = first.exec(clause)?.[1]?.trim().toLowerCase().split(' ').at(-1) ?? ''
    const kind = use.test(clause) ? 'use' : delivery.test(clause) ? 'delivery' : null
    const [when, another] = monthsIn(clause)
    if (noun === '' || noThing.test(noun) || !kind || !when || another) return []
    if (trial.test(clause) || scoped.test(clause) || isSupposed(clause.slice(0, when.index).replace(/\bcould\b/g, ' ')))
      return []
    const words = clause.replace(/[.!]$/, '')
    return [
      {
        half: { told, words: words.length <= 110 ? words : when.text },
        noun,
        kind,
        when,
        names: namesIn(told.text, whole),
      },
    ]
  })
}

interface InUse {
  half: Half
  when: WrittenMonth
  names: ReadonlySet<string>
}

const since =
  /\b(?:in (?:series |regular |daily |continuous )?(?:operation|service|use)|running|live|(?:has|have) (?:used|run|lodged|filed|booked|ordered))\b[^.;]{0,80}?\bsince (?:early |late )?$/iu
const wentLive = /^\W*\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:went live|goes live|opened) (?:already )?in $/u

/** In use since a month, by name: "Mill Lane, in operation since March 2022", "Norby went live in June 2023". */
function usesIn(told: Told, before: Told | undefined, whole: string): InUse[] {
  const { text } = told
  if (isOfOthers(text) || isSupposed(text) || trial.test(text)) return []
  // "Mill Lane ........ 6 presses, in operation since": the row's label stands before its dots.
  const label = before && /(?:\.{3,}|…)\s*$/.test(before.text) ? before : undefined
  return monthsIn(text).flatMap(when => {
    const lead = text.slice(0, when.index)
    if (!since.test(lead) && !wentLive.test(lead)) return []
    const names = namesIn(`${label?.text ?? ''} ${lead}`, whole)
    const words = text.slice(0, when.index + when.length)
    const parts = [...(label?.parts ?? []), ...told.parts]
    return names.size > 0
      ? [{ half: { told: { ...told, text, parts }, words: words.length <= 110 ? words : when.text }, when, names }]
      : []
  })
}

const isBefore = (a: WrittenMonth, b: WrittenMonth): boolean => a.to < b.from

/** The one in use is one of those of which the other is the first. */
function isOneOf({ half, names }: InUse, one: First): boolean {
  const [used, text] = [half.told.text, one.half.told.text]
  if ([...names].some(name => one.names.has(name)) && new RegExp(`\\b${one.noun}`, 'i').test(used)) return true
  const verbs = verbsIn(text)
  return ofAll.test(text) && verbsIn(used).some(verb => verbs.includes(verb))
}

export function firstOfAll(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  if (!all.some(({ text }) => first.test(text))) return []
  const whole = all.map(({ text }) => text).join('\n')
  const told = all.flatMap((_, at) => {
    const one = withWhatItIs(all, at)
    return one ? firstsIn(one, whole) : []
  })
  for (const [at, a] of told.entries()) {
    const b = told.slice(at + 1).find(one => {
      if (one.noun !== a.noun || one.kind !== a.kind || !areApart(one.half.told, a.half.told)) return false
      // Each of two places that are named may have a first one of its own, and so may one that is named beside the rest.
      const shared = [...a.names].some(name => one.names.has(name))
      const unnamed = [a, one].filter(({ names }) => names.size === 0)
      const elsewhere = !shared && unnamed.length < 2 && !unnamed.some(({ half }) => ofAll.test(half.told.text))
      return !elsewhere && (isBefore(a.when, one.when) || isBefore(one.when, a.when))
    })
    if (b)
      return [clash(reading, `the first ${a.noun}`, 'There is only one first, and it has one date.', [a.half, b.half])]
  }
  const uses = all.flatMap((one, at) => usesIn(one, all[at - 1], whole))
  for (const one of told) {
    const older = uses.find(
      each => areApart(each.half.told, one.half.told) && isBefore(each.when, one.when) && isOneOf(each, one),
    )
    if (older)
      return [
        clash(reading, `the first ${one.noun}`, 'Nothing is in use before the first one.', [older.half, one.half]),
      ]
  }
  return []
}
