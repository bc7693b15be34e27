/** Help around the clock, and help from Monday to Friday. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { areApart, clash, isOfOthers, isPast, namesPlan, type Told, toldOf } from '../told-whole.ts'

const always =
  /\b24\s?\/\s?7\b(?:\/365)?|\b24 ?h(?:ours|rs?)?(?: a|\/| per) ?day\b|\b(?:a)?round[- ]the[- ]clock\b|\bday and night\b|\bday or night\b|\b(?:seven|7) days a week\b|\bevery day of the (?:week|year)\b|\bany (?:time|hour) of (?:the )?(?:day|night)\b|\bat (?:any|every|whatever) hour\b|\bwhatever the hour\b/i
const day = '(?:mon|tue|wed|thu|fri|sat)[a-z]{0,6}\\.?'
const clock = "\\d{1,2}(?:[:.]\\d{2})?\\s?(?:[ap]\\.?m\\.?|h|o[’']clock)?"
const days = `(?:${day}\\s?(?:to|until|through|[–—-])\\s?(?:${day})|(?:on )?(?:weekdays|working days|business days)(?: only)?)`
const limited = anyCase(
  `(?<!\\p{L})${days}[,:|]?\\s*(?:from |between )?${clock}\\s?(?:to|until|till|and|[–—-])\\s?${clock}|(?<!\\p{L})(?:from |between )?${clock}\\s?(?:to|and|[–—-])\\s?${clock}(?: (?:\\p{L}+ )?time)?,?\\s*(?:on )?${days}|\\bduring (?:office|business|working) hours\\b`,
)
const channels: [name: string, pattern: RegExp][] = [
  ['the phone', /\b(?:phones?|telephone|call(?:s|ed)?(?: us)?|hotline|ring us)\b/i],
  ['the chat', /\bchat\b/i],
]
const support = /\b(?:support|help ?desk|help|customer (?:service|care)|service desk)\b/i
/** Where something burns, what runs by itself, or a case of its own. */
const other =
  /\b(?:emergenc\w+|urgent|critical|outages?|incidents?|on-?call|monitor\w*|alarms?|bots?|assistant|self-?service|articles?|help cent(?:re|er)|portal|orders? online|write|tickets?|e-?mails?|leave a message|security|guard\w*|servers?|uptime|except\w*|unless|if|holidays?|members?|premium|winter|summer|add-?on|extra|callback|out[- ]of[- ]hours|night (?:line|number|desk)|second number|duty)\b/i

interface Hours {
  told: Told
  words: string
  by: string[]
}

/** By which way help is had: "support by phone and chat" is had by both, and "support" alone by none that is named. */
function waysOf(text: string): string[] {
  const named = channels.filter(([, pattern]) => pattern.test(text)).map(([name]) => name)
  if (named.length > 0) return named
  return support.test(text) ? ['support'] : []
}

function hoursOf(reading: Reading, told: Told, pattern: RegExp): Hours[] {
  const { text, asked, parts } = told
  const words = pattern.exec(text)?.[0]
  if (!words || other.test(text) || isOfOthers(text) || isPast(text) || /\?\s*$/.test(text)) return []
  if (namesPlan(text) || parts.some(part => inPlanCard(reading, part) || part.block.text.split('|').length > 2))
    return []
  const own = waysOf(text)
  const by =
    own.length > 0 ? own : /\b(?:when|hours|how)\b[^?]*\?/i.test(asked) && !other.test(asked) ? waysOf(asked) : []
  return by.length > 0 ? [{ told, words: words.trim(), by }] : []
}

export function supportHours(reading: Reading): Conflict[] {
  if (!reading.page) return []
  const all = toldOf(reading)
  const open = all.flatMap(told => hoursOf(reading, told, always)).filter(({ told }) => !limited.test(told.text))
  const closed = all.flatMap(told => hoursOf(reading, told, limited))
  for (const one of open) {
    const shut = closed.find(({ told, by }) => areApart(told, one.told) && by.some(way => one.by.includes(way)))
    if (!shut) continue
    const way = shut.by.find(each => one.by.includes(each)) ?? 'support'
    return [clash(reading, `the hours of ${way}`, 'Outside of these hours nobody answers.', [one, shut])]
  }
  const key = ({ words }: Hours) => words.toLowerCase().replace(/[^a-z\d]|\bto\b|00/g, '')
  // Two different hours of one way, and no more: several are those of several countries.
  const [first] = closed
  if (!first || new Set(closed.map(key)).size !== 2) return []
  const second = closed.find(
    one => key(one) !== key(first) && one.by.join() === first.by.join() && areApart(one.told, first.told),
  )
  const zoned = /\b(?:CET|CEST|GMT|UTC|BST|[ECMP][SD]?T|AE[SD]T|local time)\b|\(/
  if (!second || [first, second].some(({ told }) => zoned.test(told.text))) return []
  if (!/[–—-]/.test(first.words) || first.words.slice(0, 3).toLowerCase() !== second.words.slice(0, 3).toLowerCase())
    return []
  const why = 'Nothing beside them speaks of two kinds of help.'
  return [clash(reading, `the hours of ${first.by[0] ?? 'support'}`, why, [first, second], 2)]
}
