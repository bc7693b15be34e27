/** All parts are included and no bill will follow, and a list of what is left out names parts. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { headingOver } from '../../voice.ts'
import { type Conflict, quoteStatement } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { areApart, isOfOthers, isSupposed, namesPlan, type Told, toldOf } from '../told-whole.ts'

const piece =
  '(?:spare parts?|parts|labou?r|repairs?|replacements?|consumables|materials?|wear parts|components|servicing|maintenance|call-?outs?)'
const fee = '(?:fee|price|rate|rent|premium|charge|subscription|contract)'
const whole = [
  anyCase(
    `\\b(?:all|every|any) (?:(?:necessary|required|genuine|original) )?${piece}(?:(?:,| and|, and) (?:all )?${piece}){0,3} (?:(?:is|are|come) )?(?:fully )?(?:included|covered|in the (?:\\p{L}+ )?${fee}|part of the (?:\\p{L}+ )?${fee})(?![\\p{L}-])`,
  ),
  new RegExp(`\\b${piece}(?:, ${piece})*,? and ${piece} (?:are )?(?:all )?included\\b`, 'i'),
  new RegExp(
    `\\b${fee} (?:covers|includes|contains) (?:everything|all (?:parts|labou?r|repairs|spare parts|consumables|materials))(?:(?:,| and|, and|:) (?:all )?${piece})*`,
    'i',
  ),
  new RegExp(`\\b(?:never|not) pay (?:anything )?(?:extra|more|again) for ${piece}(?:(?:,| and| or) ${piece})*`, 'i'),
  /\b(?:no|never an?|not one) (?:extra|further|additional|second|other|more) (?:bills?|invoices?)\b(?:,? (?:whatever|no matter what) (?:\p{L}+ ){0,2}\p{L}+)?/iu,
]
/** It is taken back, or holds for a while or for one thing. */
const bounded =
  /\b(?:except\w*|exclu\w+|other than|apart from|unless|but|save for|if|section \d|clause \d|see (?:below|section|clause)|listed|named|during|in the (?:first|\d)|for (?:the first|one|two|three|five|\d+)|warrant\w*|guarantee\w*|up to|within)\b/i
const overList =
  /^[\W\d]*(?:(?:items|parts|work|services) )?(?:exclusions?|excluded(?: items)?|exceptions?|(?:what|what['’]s|what is) (?:is )?not (?:covered|included|in the \p{L}+)|not (?:covered|included)|outside the (?:scope|contract))\b/iu
const lists =
  /^[\W\d]*(?:(?:what (?:is )?|what['’]s )?not (?:included|covered)(?: in the [\p{L} ]{3,30})?|exclusions?|excluded(?: (?:from|in) (?:the|this) [\p{L} ]{3,30})?|exceptions?)\s*:\s*(.{4,})|\b(?:the following|these)(?: items)? are (?:excluded|not (?:included|covered))\b[^:]{0,40}:\s*(.{4,})/iu
/** What breaks and is replaced, or is used up. */
const part =
  /\b(?:parts|motors?|(?:circuit |control )?boards?|(?:controller )?cards?|batter(?:y|ies)|filters?|compressors?|ropes?|pumps?|seals?|impellers?|belts?|bearings?|lamps?|tyres|tires|windscreens?|clutch(?:es)?|membranes?|valves?|controllers?|remote controls?|sensors?|cables?|fans?|toner|staples|chemicals|fuses?|bulbs?|brakes?|hoses?|tubes?|drums?|nozzles?|blades?|electrodes?|displays?|chains?|gaskets?|heating elements?|burners?|thermostats?|gears?|gearbox(?:es)?|rollers?|inverters?|injectors?|wheels?|castors?|coils?|cartridges?|refrigerant|coolant|oil)\b/i
const damage =
  /\b(?:damage|faults?|defects?|repairs?|loss|work)\b[^.;|]{0,80}\b(?:by|from|after|due to|through|caused)\b[^.;|]*/gi

/** One of several that may be had. */
const ofPlan = /\b(?:plans?|packages?|tiers?|options?)\b/i

interface Left {
  told: Told
  words: string
}

/** The lines of a list of exclusions that name a part. */
function leftOut(reading: Reading, told: Told): Left[] {
  const [own] = told.parts
  if (!own || inPlanCard(reading, own)) return []
  const over = headingOver(reading, own.block)
  if (
    namesPlan(over) ||
    ofPlan.test(`${over} ${told.text}`) ||
    /\b(?:warrant|guarant)\w*|\binsur\w+/i.test(`${over} ${told.text}`)
  )
    return []
  const listed = lists.exec(told.text)
  const text = listed ? (listed[1] ?? listed[2] ?? '') : overList.test(over) ? told.text : ''
  if (!part.test(text.replace(damage, ' ')) || /\b(?:is|are) (?:included|covered)\b/i.test(text)) return []
  return [
    {
      told,
      words:
        text
          .slice(0, 90)
          .replace(/\s+\S*$/, '')
          .trim() || text,
    },
  ]
}

export function exclusions(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  const left = all.flatMap(told => leftOut(reading, told))
  if (left.length === 0) return []
  for (const told of all) {
    if (bounded.test(told.text) || isOfOthers(told.text) || isSupposed(told.text) || ofPlan.test(told.text)) continue
    const [own] = told.parts
    if (!own || inPlanCard(reading, own) || namesPlan(headingOver(reading, own.block))) continue
    if (overList.test(headingOver(reading, own.block)) || /\?\s*$/.test(told.text)) continue
    const match = whole.map(shape => shape.exec(told.text)).find(found => found !== null)
    const gap = left.find(one => areApart(one.told, told))
    const [other] = gap?.told.parts ?? []
    if (!match || !gap || !other) continue
    return [
      {
        subject: 'what is included',
        first: match[0].trim(),
        second: gap.words,
        because: 'What stands on the list of exclusions is paid for once more.',
        quotes: [quoteStatement(own), quoteStatement(other)],
      },
    ]
  }
  return []
}
