/** What the checks found, as the panel takes it: each check once, with at most three quotes, and sides where jobs have them. */
import type { PanelAnalyst } from '#db/report.ts'
import type { Checker, DraftCheck } from '../ports.ts'
import { allChecks } from './checks/all-checks.ts'
import type { Check, Found, Shown, Sides } from './checks/check.ts'
import { type LookAside, lookThrough, taskOf } from './look.ts'

const mostQuotes = 3

const onThisThread: LookAside = async subject => lookThrough(taskOf(subject))

/** Runs every check that applies. Without `look` it looks on the caller's thread: tests and benchmarks do. */
export function createChecker(look: LookAside = onThisThread): Checker {
  return async subject => {
    const { found, ran } = await look(subject)
    const drafts = found.flatMap(({ check: id, places }) => {
      const check = allChecks.find(one => one.id === id)
      return check ? [draftOf(check, places, subject.panel)] : []
    })
    return { found: drafts.sort((a, b) => b.weight - a.weight), ran }
  }
}

function draftOf(check: Check, places: readonly Found[], panel: readonly PanelAnalyst[]): DraftCheck {
  const { id, category, weight, gates, headline, text, suggestion, source } = check
  const quotes = quotesOf(places)
  const facts = places[0]?.facts ?? {}
  const more = places.length - 1
  const elsewhere = more > 0 ? ` The same holds in ${more === 1 ? 'one more place' : `${more} more places`}.` : ''
  return {
    stance: 'concern',
    check: id,
    category,
    weight,
    gates,
    headline: filled(headline, facts),
    text: `${filled(text, facts)}${elsewhere}`,
    suggestion: filled(suggestion, facts),
    quotes: quotes.map(quote => quote.text),
    blockIds: quotes.map(quote => quote.blockId),
    lookedFor: places.find(({ lookedFor }) => lookedFor !== undefined)?.lookedFor ?? null,
    source,
    sides: check.sides ? sidesOn(panel, check.sides) : null,
  }
}

/** One of each place before the second of any. */
function quotesOf(places: readonly Found[]): Shown[] {
  const inTurn = [
    ...places.flatMap(({ quotes }) => quotes.slice(0, 1)),
    ...places.flatMap(({ quotes }) => quotes.slice(1)),
  ]
  const distinct = new Map(inTurn.map(quote => [`${quote.blockId} ${quote.text}`, quote]))
  return [...distinct.values()].slice(0, mostQuotes)
}

/** A fact may begin the sentence: then it begins with a capital. */
function filled(words: string, facts: Record<string, string>): string {
  const told = words.replace(/\{(\w+)\}/g, (hole, name: string) => facts[name] ?? hole)
  return told.charAt(0).toUpperCase() + told.slice(1)
}

/** Null unless somebody on this panel stands on each side. */
function sidesOn(panel: readonly PanelAnalyst[], { sentence, back, doubt, question }: Sides): DraftCheck['sides'] {
  const standing = (side: Sides['back']) =>
    side.flatMap(({ lens, reason }) =>
      panel.filter(one => one.lens === lens).map(({ id }) => ({ analystId: id, reason })),
    )
  const sides = { back: standing(back), doubt: standing(doubt) }
  return sides.back.length > 0 && sides.doubt.length > 0 ? { sentence, ...sides, question } : null
}
