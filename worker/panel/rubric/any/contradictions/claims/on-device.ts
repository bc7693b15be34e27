/** Data that never leave the device, and are worked on somewhere else. */
import type { Reading } from '../../../reading.ts'
import { negated } from '../../../text.ts'
import type { Conflict } from '../conflict.ts'
import { conflictOf, everythingTold, firstSaid } from '../everything-told.ts'
import { isOfOthers, isPast } from '../told-whole.ts'

const stays =
  /\b(?:(?:your|all|the) )?(?:\p{L}+ )?(?:recordings?|data|photos?|pictures|images|files?|documents?|messages|notes?|audio|voice|sounds?|videos?|entries|diary|journal|texts?|everything)(?: (?:you|that|we) [^.;,]{1,24}?)? (?:never|(?:does|do|will) not|(?:does|do|wo)n['’]t) (?:ever )?leaves? (?:your|the|their) (?:own )?(?:phone|device|computer|laptop|machine|mac|browser|tablet|premises|building|site|plant|factory|foundry|works|mill|farm|clinic|practice|hospital|ward|laboratory|lab|school|office|house|home|shop|ship|car|vehicle|(?:local |company )?network)\b/iu
const elsewhere =
  /\b(?:process(?:es|ed)?|analy[sz]e[sd]?|stor(?:es?|ed)|kept|uploads?|uploaded|sends?|sent|transmit(?:s|ted)?|transfer(?:s|red)?|copied|transcribe[sd]?)\b[^.;]{0,50}?\b(?:(?:on|to|in|by) (?:(?:our|the|a|secure|private|fast|remote|own) )*(?:cloud(?: servers?)?|servers?))\b/i
/** Where somebody asks for it, or of something else. */
const other =
  /\b(?:if|unless|opt\w*|back-?ups?|sync\w*|accounts?|billing|payments?|e-?mails?|addresse?s?|anonym\w*|when you|shar(?:e|ed|ing)|support|only the|except|crash\w*|website|order|licen[cs]es?|usage|analytics|statistics)\b/i
/** A house may have a server of its own in it; one that is told to stand elsewhere is another. */
const inHouse =
  /\b(?:premises|building|site|plant|factory|foundry|works|mill|farm|clinic|practice|hospital|ward|laboratory|lab|school|office|house|home|shop|network)$/i
const farAway =
  /\bcloud\b|\b(?:data|computing|hosting) cent(?:re|er)s?\b|\bservers? in \p{Lu}|\bprovider\b|\b(?:all|every|each) (?:\p{L}+ )?(?:customers?|clients?|sites?|plants?|clinics?|shops?)\b/u

export function onDevice(reading: Reading): Conflict[] {
  const told = everythingTold(reading)
  const kept = firstSaid(
    told,
    stays,
    ({ text }) => !isOfOthers(text) && !isPast(text) && !other.test(text.replace(/\bshare\b[^.]*/, '')),
  )
  if (!kept) return []
  const sent = firstSaid(told, elsewhere, (statement, words) => {
    const { text } = statement
    const at = text.indexOf(words)
    if (statement === kept.statement || other.test(text) || isOfOthers(text) || isPast(text)) return false
    if (inHouse.test(kept.words) && !farAway.test(text)) return false
    // "Your sounds": of the same person, and not of the company's own.
    return (
      /\b(?:your|you|the (?:recordings?|data|photos?|files?|audio|sounds?|entries)|(?:from|of|on|in) (?:all|every|each) (?:of )?(?:our |the )?(?:\p{L}+ )?(?:customers?|clients?|users?|sites?|plants?|machines?|devices?|systems?|units?|lines?|shops?|clinics?|installations?))\b/iu.test(
        text,
      ) && !negated(text, at)
    )
  })
  if (!sent) return []
  return [conflictOf(told, 'where the data go', 'What never leaves it is on no server elsewhere.', [kept, sent])]
}
