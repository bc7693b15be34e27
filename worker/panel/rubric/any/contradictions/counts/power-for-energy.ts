/** Kilowatts where only kilowatt hours can be meant: an energy for each kilogram, or for a day. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, quoteStatement } from '../conflict.ts'
import { toldOf } from '../told-whole.ts'

const number = "\\d[\\d.,'’\\u00a0\\u202f]*"
const written = `(${number}\\s?(?:[kMG]W|megawatts?|kilowatts?))(?![\\p{L}\\d])(?!\\s?(?:h|p|-?peak|el|th)\\b)`
const wrong = [
  anyCase(
    `${written}(?: of (?:\\p{L}+ ){1,3}?| )?(?:per|a|an|for each|/) ?(?:kg|kilo(?:gram)?s?|tonnes?|tons?|lit(?:re|er)s?|batch|load|cycle|wash|charge|kilomet(?:re|er)|km)\\b`,
  ),
  anyCase(
    `\\b(?:uses?|consum(?:es?|ed|ption(?: of| is|:)?)|sav(?:es?|ed|ing)|needs?|burns?|wast(?:es?|ed)|draws) (?:about |around |some |only |just |up to |over |more than )?${written}(?: of (?:\\p{L}+ ){1,2}?| )?(?:per|a|each|every|/) ?(?:day|week|month|year|night)\\b`,
  ),
  anyCase(
    `\\b(?:stores?|storage of|capacity of|holds?) (?:about |up to )?${written} (?:of (?:energy|electricity|power)|hours?)\\b`,
  ),
]
/** What it costs or how much is built is counted in kilowatts. */
const rightly =
  /\b(?:install\w*|build|built|add(?:s|ed|ing)?|commission\w*|capacity|fee|tariff|price|costs?|charge of|peak|sell|sold|output|rated)\b/i

export function powerForEnergy(reading: Reading): Conflict[] {
  for (const told of toldOf(reading)) {
    for (const [at, shape] of wrong.entries()) {
      const match = shape.exec(told.text)
      const [own] = told.parts
      if (
        !match ||
        !own ||
        (at === 1 && rightly.test(told.text)) ||
        (at === 0 && /\b(?:install\w*|rated|peak)\b/i.test(told.text))
      )
        continue
      const power = match[1]?.trim() ?? ''
      const rest = match[0].slice(match[0].indexOf(power) + power.length).trim()
      return [
        {
          subject: 'the unit',
          first: power,
          second: rest,
          because:
            'Kilowatts say how strong something is at a moment; how much it takes or gives is in kilowatt hours.',
          quotes: [quoteStatement(own)],
          severity: 2,
        },
      ]
    }
  }
  return []
}
