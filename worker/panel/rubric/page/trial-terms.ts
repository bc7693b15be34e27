/** Whether words tell on which terms something is tried: for how long, with which card, and what comes after. */
import { durationsIn } from '../numbers.ts'

const told =
  /\b\d{1,3}[- ]?(?:day|week|month)s?\b|\b(?:credit )?card (?:is )?required\b|\bcancel (?:at )?any ?time\b|\bfree (?:plan|tier|forever|version)\b|\balways free\b/i
/** "No payment details", "we never ask for a card", "an email and nothing else". */
const noCard =
  /\b(?:no|without (?:an?|any|your)) (?:(?:credit |debit |bank )?cards?\b(?! payments?\b)|(?:payment|billing|bank) (?:details|information|info|data|method|card)\b)|(?:\b(?:never|not|nor)|n['’]t) (?:\p{L}+ ){0,2}(?:ask|need|want|take|require) (?:\p{L}+ ){0,3}(?:card|payment details|billing details|bank details)\b|\bcards? (?:is |are )?(?:not|n['’]t|isn['’]t|aren['’]t) (?:needed|required|asked)\b|\be-?mail(?: address)? and (?:that is|that['’]s|nothing) (?:all|it|else)\b/iu
/** "Nothing is charged at the end", "when it is over", "free for one café". */
const after =
  /\bnothing (?:is|gets|will be) (?:charged|billed|taken)\b|(?:\b(?:not|never)|n['’]t) (?:be )?(?:charged?|billed?) (?:until|unless|before|at|after|when|if|you)\b|\bpay (?:only |nothing )?(?:once you|until you|unless you|when you (?:stay|decide|keep)|if you (?:stay|decide|keep|like))\b|\bnothing to pay (?:until|unless|before)\b|\b(?:when|once|after|if) (?:it is over|(?:the trial|your trial|the free \p{L}+|the time) (?:is over|ends?|is up|runs out|expires?|has ended))\b|\b(?:the|your|free) trial (?:ends|expires|lasts|runs|turns|becomes|stops)\b|\b(?:stop|cancel|quit) whenever\b|\bno time limit\b|\bhowever long\b|\b(?:one|the first|\d+) \p{L}+ (?:is|are|stays?) free\b(?! (?:of|to|from))|\bfor as long as you (?:like|want|need)\b|\bon (?:the \p{L}+ day|day \d)|\b(?:your|the) first (?:\p{L}+ ){1,2}(?:costs? nothing|(?:is|are|comes?) (?:free|on us|on the house))|\b(?:after that|afterwards|from then on)\b[^.!?\n]{0,30}[$€£₹]\s?\d|\bfree (?:for (?:ever|good|life|up to|one|two|three|the first|your first|\d)|up to (?:one|two|three|\d)|until you)\b|\buntil the end of (?:the|this|next|your) (?:week|month|year|quarter|trial)\b/iu
/** "The first month is on the house", "try it for a fortnight". */
const first =
  /\b(?:first|one|an?|whole|full) (?:whole |full )?(?:day|week|fortnight|month|year)(?:,| is| of it)? (?:free|on us|on the house|for nothing)\b|\b(?:free|it|us) for (?:an?|one|the first|your first) (?:whole |full )?(?:week|fortnight|month|year)\b/i
/** "Two weeks, on us": what lasts so long in words is the trial. */
const spent =
  /\b(?:trial|free(?! (?:of|to|up)\b)|try|on us|on the house|for nothing|choose|decide|look (?:at it|around)|play with it)\b/i

export function saysTrialTerms(text: string): boolean {
  return (
    told.test(text) ||
    noCard.test(text) ||
    after.test(text) ||
    first.test(text) ||
    (spent.test(text) && durationsIn(text).length > 0)
  )
}
