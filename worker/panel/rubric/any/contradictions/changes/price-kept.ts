/** The price is said to be what it was since a year, and was put up after it. */
import { anyCase } from '../../../any-case.ts'
import { moneyIn, percentsIn } from '../../../numbers.ts'
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { anyMonth, monthsIn } from '../dates/month-and-year.ts'
import { areApart, clash, isOfOthers, isSupposed, type Told, toldOf } from '../told-whole.ts'

const kept =
  /\b(?:(?:stayed|remained|been|kept|held|stands?|cost) (?:at |on )?the same(?: price| prices)?|(?:same|unchanged) prices?|prices? (?:ha(?:s|ve) )?(?:not|never) (?:changed|moved|risen|gone up|been (?:raised|increased|put up))|ha(?:s|ve)(?: not|n['’]t| never) (?:raised|increased|changed|put up|touched) (?:our|the|its|their) (?:prices?|fees?|rates?|rent)|(?:price|fee|rate|rent|prices|fees|rates) (?:(?:has|have) )?(?:stayed|remained|been) (?:the same|unchanged|flat|frozen))\b[^.;]{0,30}?\bsince (?:early |late |the (?:spring|summer|autumn|winter) of )?/iu
const isPrice = /\b(?:prices?|fees?|rates?|rent|tariffs?|costs?)\b|[€$£¥₹]/i
const raised =
  /\b(?:put|raised|increased|lifted|bumped)\b[^.;]{2,40}?\b(?:up )?by\b|\b(?:price|fee|rate|rent|prices|fees|rates)\b[^.;]{0,30}\b(?:went up|rose|was raised|were raised|was increased|were increased|increased)\b/iu
const ago = anyCase(`\\b(?:last (${anyMonth}|year|spring|summer|autumn|fall|winter|month))(?!\\p{L})`)
/** Of something else that is paid, or of a share only. */
const other =
  /\b(?:wages?|salar\w+|suppliers?|green cost|raw|energy|postage|landlord|competitors?|not|never|retail|except\w*|only for|for new customers|minimum wage|will|from next|if|margin|volume|output|production|sales|revenue|capacity|targets?)\b/i

const names = (text: string): string[] => text.match(/(?<=\s)\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*/gu) ?? []

/** Both name one article, or one of them names none. */
function sameArticle(a: string, b: string): boolean {
  const months = new RegExp(`^${anyMonth}$`, 'u')
  const [one, two] = [a, b].map(text =>
    names(` ${text}`).filter(name => !months.test(name) && !/^(?:When|We|In|Our|The|It)$/.test(name)),
  )
  if (!one?.length || !two?.length) return true
  return one.some(name => two.includes(name))
}

/** When it was put up: the month that is written, or "last July" seen from the latest year of the text. */
function raisedIn(text: string, latest: number): { from: number; words: string } | null {
  const [written] = monthsIn(text)
  if (written) return { from: written.from, words: written.text }
  const match = ago.exec(text)
  return match ? { from: (latest - 1) * 12, words: match[0] } : null
}

export function priceKept(reading: Reading): Conflict[] {
  const all = toldOf(reading)
  const claim = all.flatMap(told => {
    const match = kept.exec(told.text)
    const since = match && monthsIn(told.text).find(({ index }) => index >= match.index + match[0].length - 1)
    if (!match || !since || !isPrice.test(told.text)) return []
    const own = told.text.slice(0, since.index)
    if (isOfOthers(own) || isSupposed(own)) return []
    if (since.index > match.index + match[0].length + 1) return []
    return [{ told, since, words: told.text.slice(match.index, since.index + since.length) }]
  })[0]
  if (!claim) return []
  const now = Number(reading.document.capturedAt.slice(0, 4)) * 12 + Number(reading.document.capturedAt.slice(5, 7)) - 1
  const years = all.flatMap(({ text }) => monthsIn(text)).map(({ from }) => Math.floor(from / 12))
  const latest = Math.min(Math.max(...years), Math.floor(now / 12))
  const rise = (told: Told) => {
    const { text } = told
    const match = raised.exec(text)
    if (!match || !areApart(told, claim.told) || other.test(text) || isSupposed(text)) return []
    if (moneyIn(text).length + percentsIn(text).length === 0 || !sameArticle(claim.told.text, text)) return []
    const when = raisedIn(text, latest)
    // What comes behind the day tells of something else: "and some of you rang".
    if (when && isOfOthers(text.slice(0, Math.max(text.indexOf(when.words), match.index + match[0].length)))) return []
    if (!when || when.from <= claim.since.to || when.from > now) return []
    return [
      {
        told,
        words: text.slice(
          match.index,
          Math.max(text.indexOf(when.words) + when.words.length, match.index + match[0].length),
        ),
      },
    ]
  }
  const later = all.flatMap(rise)[0]
  if (!later) return []
  return [
    clash(reading, 'how long the price has stood', 'A price that was put up after it has not stood since.', [
      claim,
      later,
    ]),
  ]
}
