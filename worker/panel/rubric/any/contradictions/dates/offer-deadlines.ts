/** One offer, campaign or entry with two last days. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { firstPair, sameRegion } from '../conflict.ts'
import { datesIn, dayNumber, type WrittenDate } from '../readers/written-dates.ts'
import { areApart, clash, isPast, type Told, toldOf } from '../told-whole.ts'

const subjects: [subject: string, named: RegExp][] = [
  ['the early-bird price', /\bearly[- ]?birds?\b/i],
  [
    'the campaign',
    /\b(?:campaigns?|appeals?|fund-?raisers?|crowdfund\w*|help us (?:reach|raise)|(?:reach|raise) (?:our|the) (?:target|goal))\b/i,
  ],
  ['applications', /\b(?:applications?|apply|call for (?:papers|proposals|entries)|submissions?|submit your)\b/i],
  ['registration', /\b(?:registrations?|register|enrol?l?ment|enrol|sign-?ups?)\b/i],
  [
    'the offer',
    /\b(?:(?:this|the|our|launch|introductory|opening) (?:offer|price|discount|sale)|offer (?:ends|runs|is valid|expires|closes))\b/i,
  ],
]
/** Right behind it: for whom it holds, or that it was another. */
const afterIt =
  /^[^.;]{0,12}\b(?:for(?! (?:the |our )?early[- ]bird)|extended|postponed|instead|unless|if|in (?:the )?\p{Lu})/u
/** Right before the day. */
const until =
  /\b(?:until|till|through|to|up to|by|before|ends?(?: on| at)?|closes?(?: on| at)?|closing(?: on)?|finish(?:es)?(?: on)?|expires?(?: on)?|runs? (?:to|until)|deadline(?: for [\p{L} ]{3,30}?)?(?: is|:)?|last (?:day|date)(?: is|:)?)(?: and including)?(?: (?:midnight|noon|the end of))?(?: (?:on|of))?(?: (?:mon|tues|wednes|thurs|fri|satur|sun)day,?)?\s*(?:the )?$/iu
/** The whole answer: "Midnight on Tuesday 31 March." */
const bare =
  /^\W*(?:(?:at |on )?(?:midnight|noon)(?: on)?,? ?)?(?:on |until |by )?(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?$/i
const whenAsked =
  /^(?:[^?]*\b(?:when|until when|how long|what is the (?:deadline|last day))\b[^?]*\b(?:end|ends|finish|close|closes|over|expire|expires|last|deadline|stop|valid|available|open)\b|[^?]*\bdeadline\b)/i
/** Another round, group or step, or a day that was moved. */
const other =
  /\b(?:extend\w*|extension|postponed|moved|brought forward|instead|second|third|next|final round|first round|round \d|phase|stage|tier \d|students?|members?|groups?|late|super early|school|juniors?|international|overseas|residents?|scholarships?|bursar\w+|notif\w*|results?|pay(?:ment|able)?|invoice|transfer|cancel\w*|refund\w*|report|publish|winners?|exhibitors?|speakers?|volunteers?|poster|camera|abstracts?|full papers?|shipping|delivery|if)\b/i

/** "By 1 May" is the last day of what the reader is asked to do, and may be any other day of what others do. */
const byDay = /\b(?:by|before)(?: (?:midnight|noon))?(?: (?:on|of))?(?: \p{L}+day,?)?\s*(?:the )?$/iu
const askedTo =
  /^\W*(?:please |you (?:can|may|must) )?(?:appl(?:y|ications? (?:must|should))|register|submi\w+|send|book|order|enrol|sign up|help us|enter|buy|get|secure|join|give|donate)\b|\b(?:must|should|have to|need to) (?:be |reach us )|\b(?:early[- ]birds?|tickets?)\b/i

interface Deadline {
  subject: string
  date: WrittenDate
  told: Told
  words: string
}

function deadlinesIn(reading: Reading, told: Told): Deadline[] {
  const { text, asked } = told
  const dates = datesIn(text)
  const [only] = dates
  // What follows the day may be of another: "closes on 15 April, and we publish the list by 30 June".
  const own = text.slice(0, only ? only.index + only.length : 0)
  if (
    !only ||
    other.test(own) ||
    afterIt.test(text.slice(own.length)) ||
    isPast(own.replace(/\b(?:19|20)\d\d\b/g, ' '))
  )
    return []
  const owner = groupName(reading, told)
  const named = /^\s*for (?:the |our )?early[- ]bird/i.test(text.slice(own.length)) ? subjects[0] : undefined
  const subject =
    named ??
    subjects.find(([, named]) => named.test(own)) ??
    subjects.find(([, named]) => named.test(`${owner} ${asked.includes('?') ? asked : ''}`))
  if (!subject || subjects.filter(([, named]) => named.test(own)).length > 1) return []
  // "The campaign closes on 15 April and we publish the list by 30 June": the first is the one.
  return dates.slice(0, 1).flatMap(date => {
    const lead = text.slice(0, date.index)
    if (byDay.test(lead) && !askedTo.test(text)) return []
    const ends = until.test(lead) || (whenAsked.test(asked) && bare.test(lead))
    const words = text.slice(0, date.index + date.length).trim()
    return ends ? [{ subject: subject[0], date, told, words: words.length < 60 ? words : date.text }] : []
  })
}

/** The card's own name: "Early bird" above "until 28 February". */
function groupName(reading: Reading, { parts }: Told): string {
  const [part] = parts
  const { group } = part?.block ?? {}
  if (group === undefined) return ''
  return reading.visible.find(block => block.group === group && block.type === 'heading')?.text ?? ''
}

export function offerDeadlines(reading: Reading): Conflict[] {
  const all = toldOf(reading).flatMap(told => deadlinesIn(reading, told))
  return firstPair(all, (a, b) => {
    if (a.subject !== b.subject || !areApart(a.told, b.told) || !sameRegion(a.told.text, b.told.text)) return null
    if (a.date.year !== null && b.date.year !== null && a.date.year !== b.date.year) return null
    if (dayNumber({ ...a.date, year: null }) === dayNumber({ ...b.date, year: null })) return null
    const days = new Set(
      all.filter(({ subject }) => subject === a.subject).map(({ date }) => `${date.month} ${date.day}`),
    )
    // Three days are a calendar.
    if (days.size !== 2) return null
    return clash(reading, `the end of ${a.subject}`, 'Nothing beside them speaks of two rounds or groups.', [
      { told: a.told, words: a.words },
      { told: b.told, words: b.words },
    ])
  })
}
