/** A result was measured over months in which the thing was not yet in place everywhere. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, toldOf } from '../told-whole.ts'

const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const month =
  '(Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)'
/** "April to June 2024, compared with April to June 2023": the later one was measured. */
const measured = new RegExp(
  `\\b${month}(?: (20\\d\\d))?\\s?(?:to|until|–|-|through)\\s?${month} (20\\d\\d),? (?:compared (?:with|to)|against|versus|vs\\.?|over)\\b[^.;]{0,40}\\b(20\\d\\d)\\b`,
  'i',
)
const live = new RegExp(
  `\\b(?:the )?(?:last|final)\\b[^.;]{3,60}\\b(?:went live|was (?:installed|fitted|finished|completed|connected|switched on|rolled out|delivered|opened)|followed|came on(?:line| line))\\b[^.;\\d]{0,20}(?:(\\d{1,2})(?:st|nd|rd|th)? )?${month} (20\\d\\d)`,
  'i',
)

const at = (name: string | undefined, year: string | undefined): number =>
  Number(year) * 12 + names.indexOf((name ?? '').slice(0, 3).toLowerCase())

export function periodBeforeLive(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  const window = all.find(({ text }) => measured.test(text))
  const last = window && all.find(told => live.test(told.text) && areApart(told, window))
  if (!window || !last) return []
  const span = measured.exec(window.text)
  const ready = live.exec(last.text)
  const [, from, fromYear, to, toYear, other] = span ?? []
  if (!from || !to || Number(other) >= Number(toYear)) return []
  const [start, end] = [at(from, fromYear ?? toYear), at(to, toYear)]
  const done = at(ready?.[2], ready?.[3])
  // Within the first days of the first month nearly all of the period is left.
  if (!(done > start || (done === start && Number(ready?.[1] ?? 0) > 10)) || !(end >= start)) return []
  const because =
    done >= end
      ? 'What was measured is the time in which it was still being put in place.'
      : 'For a part of the time that was measured it was not yet in place everywhere.'
  return [
    clash(
      reading,
      'the time that was measured',
      because,
      [
        { told: window, words: span?.[0] ?? '' },
        { told: last, words: ready?.[0] ?? '' },
      ],
      2,
    ),
  ]
}
