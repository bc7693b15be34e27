import type { PanelAnalyst } from '#db/opinion.ts'
import type { Checker, DraftCheck } from '../ports.ts'
import { allChecks } from './checks/all-checks.ts'
import type { Check, Found, Passage, Sides } from './checks/check.ts'
import { type RubricRunner, runRubric, taskOf } from './run-rubric.ts'

const maxQuotes = 3

const onThisThread: RubricRunner = async subject => runRubric(taskOf(subject))

/** Runs every check that applies: with `run`, or on the caller's thread, as tests and benchmarks do. */
export function createChecker(run: RubricRunner = onThisThread): Checker {
  return async subject => {
    const { found, passed, ran } = await run(subject)
    const drafts = found.flatMap(({ check: id, places }) => {
      const check = allChecks.find(one => one.id === id)
      return check ? [draftOf(check, places, subject.panel)] : []
    })
    return { found: drafts.sort((a, b) => b.weight - a.weight), passed, ran }
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

function quotesOf(places: readonly Found[]): Passage[] {
  const inTurn = [
    ...places.flatMap(({ quotes }) => quotes.slice(0, 1)),
    ...places.flatMap(({ quotes }) => quotes.slice(1)),
  ]
  const distinct = new Map(inTurn.map(quote => [`${quote.blockId} ${quote.text}`, quote]))
  return [...distinct.values()].slice(0, maxQuotes)
}

/** Fills in the facts, and capitalizes the result, because a fact may begin the sentence. */
function filled(words: string, facts: Record<string, string>): string {
  const sentence = words.replace(/\{(\w+)\}/g, (placeholder, name: string) => facts[name] ?? placeholder)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

function sidesOn(panel: readonly PanelAnalyst[], { sentence, back, doubt, question }: Sides): DraftCheck['sides'] {
  const standsFor = (side: Sides['back']) =>
    side.flatMap(({ lens, reason }) =>
      panel.filter(one => one.lens === lens).map(({ id }) => ({ analystId: id, reason })),
    )
  const sides = { back: standsFor(back), doubt: standsFor(doubt) }
  return sides.back.length > 0 && sides.doubt.length > 0 ? { sentence, ...sides, question } : null
}
