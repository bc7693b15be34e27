/** The dearest place in the market and a price for everybody, claimed in one breath or under one name. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { clash, isOfOthers, toldOf } from '../told-whole.ts'

const dear =
  /\b(?:we are|we['’]re|is|as|be|positioned as) (?:the |a |an )?(?:premium|luxury|high[- ]end|exclusive) (?:choice|brand|option|offer|product|provider|solution|label|service|alternative)\b/i
const cheap =
  /\b(?:at )?(?:a )?prices? (?:that )?(?:anybody|anyone|everybody|everyone|all) can (?:easily )?afford\b|\baffordable (?:for|to) (?:all|anybody|anyone|everybody|everyone)\b|\b(?:at )?(?:the|our) (?:lowest|cheapest) prices? (?:on|in) the (?:market|industry|trade)\b|\bcheapest (?:on|in) the market\b/i

/** One of several offers has a place of its own. */
const ofOne = /\b(?:lines?|ranges?|series|collections?|editions?|models?|versions?|tiers?|plans?|brands?)\b/i

export function premiumForAll(reading: Reading): Conflict[] {
  const all = toldOf(reading).filter(
    ({ text }) => !isOfOthers(text) && !/\?\s*$|\bnot\b|\b(?:between|or)\b/i.test(text),
  )
  const high = all.find(({ text }) => dear.test(text))
  const low = high && (cheap.test(high.text) ? high : all.find(({ text }) => cheap.test(text) && !ofOne.test(text)))
  if (!high || !low) return []
  return [
    clash(
      reading,
      'the place in the market',
      'A premium is a price that some will not pay.',
      [
        { told: high, words: dear.exec(high.text)?.[0] ?? '' },
        { told: low, words: cheap.exec(low.text)?.[0] ?? '' },
      ],
      2,
    ),
  ]
}
