/** Two times within which whoever writes is answered. */
import { anyCase } from '../../../any-case.ts'
import type { Reading } from '../../../reading.ts'
import { type Conflict, firstPair } from '../conflict.ts'
import { inPlanCard } from '../everything-told.ts'
import { anyNumber, numberFrom } from '../readers/spelled.ts'
import { areApart, clash, isOfOthers, isPast, namesPlan, type Told, toldOf } from '../told-whole.ts'
import { responseTimes } from './response-times.ts'

/** Somebody of the house answers whoever asks. */
const replies =
  /\b(?:we|(?:some|any)one|one of us|somebody|our team|the team|the office|a (?:person|human|colleague|member of (?:the|our) team)|[Yy]ou(?:['’]ll| will)? (?:get|hear|have))\b[^.;]{0,40}\b(?:answers?|repl(?:y|ies)|respon(?:d|ds|se)|get(?:s)? back|ring|rings|call(?:s)? (?:you )?back|call you|write(?:s)? back|be in touch|come back to you|hear (?:back|from us)|an? (?:answer|reply|response))\b|\b[Yy]ou(?:['’]ll| will)? hear (?:back|from us)\b|^(?:a )?(?:reply|replies|response|answer)s? (?:within|in|guaranteed|the same)\b|\b(?:reply|response|answer) (?:time|guaranteed|promised)\b/i
const times: [RegExp, (count: number) => number][] = [
  [/\b(?:the |on the |that )?same (?:working |business )?day\b/i, () => 8],
  [/\bwithin (?:the|an|one) hour\b/i, () => 1],
  [anyCase(`\\b(?:within|in|under) (${anyNumber}) minutes\\b`), count => count / 60],
  [anyCase(`\\b(?:within|in|under) (${anyNumber}) hours\\b`), count => count],
  [/\b(?:the|by the|on the|within one|in one|within a|within 1) (?:next )?(?:working|business) day\b/i, () => 24],
  [anyCase(`\\b(?:within|in|under) (${anyNumber}) (?:working |business )?days\\b`), count => count * 24],
]
/** Other things than a first answer, other ways to write, or the day that it mostly takes. */
const other =
  /\b(?:quotes?|quotations?|estimates?|offers?|designs?|drawings?|drafts?|proposals?|samples?|refunds?|complaints?|tickets?|incidents?|emergenc\w+|urgent|P[1-4]|priority|severity|outages?|applications?|appeals?|usually|mostly|most|often|normally|average|median|as a rule|aim|try|weekends?|bank holidays?|holidays?|ramadan|christmas|august|out of hours|by post|letters?|data (?:request|subject)|gdpr|press|invoice|deliver\w*|ship\w*|parcels?|orders?|repairs?|fix\w*|resol\w+|visits?|if)\b/i
const channels: [string, RegExp][] = [
  ['phone', /\b(?:phone|calls?|ring|rings|telephone|voicemail)\b/i],
  ['chat', /\b(?:chats?|live chat|whatsapp|text(?:s| messages?)?|sms|slack)\b/i],
  ['mail', /\b(?:e-?mails?|messages?|writes?)\b/i],
]

/** "For lock-outs somebody answers within minutes": of one case. */
const ofOneCase =
  /^\W*(?:for|in|during|on|at|when|outside|after|before|over) (?!working days|business days|average)\p{L}/iu

interface Reply {
  hours: number
  words: string
  channels: string[]
  told: Told
}

function replyIn(reading: Reading, told: Told): Reply[] {
  const { text, asked } = told
  if (
    !replies.test(text) ||
    other.test(text) ||
    ofOneCase.test(text) ||
    (asked.includes('?') && other.test(asked)) ||
    isPast(text) ||
    isOfOthers(text)
  )
    return []
  if (
    namesPlan(text) ||
    namesPlan(asked) ||
    told.parts.some(part => inPlanCard(reading, part) || part.block.type === 'table_row')
  )
    return []
  const found = times.flatMap(([pattern, hours]) => {
    const match = pattern.exec(text)
    return match ? [{ hours: hours(match[1] ? numberFrom(match[1]) : 1), words: match[0] }] : []
  })
  const [first] = found
  if (!first || found.length > 1) return []
  return [{ ...first, told, channels: channels.filter(([, named]) => named.test(text)).map(([name]) => name) }]
}

export function replyTimes(reading: Reading): Conflict[] {
  if (responseTimes(reading).length > 0) return []
  const all = toldOf(reading).flatMap(told => replyIn(reading, told))
  if (new Set(all.map(({ hours }) => hours)).size !== 2) return []
  return firstPair(all, (a, b) => {
    // "A day" and "24 hours" are one time to whoever writes them.
    if (Math.max(a.hours, b.hours) < 2 * Math.min(a.hours, b.hours) || !areApart(a.told, b.told)) return null
    const both = a.channels.length > 0 && b.channels.length > 0
    if (both && !a.channels.some(channel => b.channels.includes(channel))) return null
    return clash(reading, 'the time for an answer', 'Nothing beside them speaks of two kinds of messages.', [
      { told: a.told, words: a.words },
      { told: b.told, words: b.words },
    ])
  })
}
