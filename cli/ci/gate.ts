/**
 * The gate: which claims fail a build, and why the others do not. Pure, and never decides by prose: the same claims and
 * rules give the same answer.
 */

import { type Anchor, matchClaims, overlap } from '#api/contracts/report/diff.ts'
import type { Claim } from '#api/contracts/report/report.ts'
import type { Category, EngineName, Stance, Weight } from '#db/vocabulary.ts'

export interface GateRules {
  /** The lowest weight that can fail the build. */
  severity: Weight
  stances: readonly Stance[]
  /** Null: all of them. */
  categories: readonly Category[] | null
  /** With a baseline: only claims that it does not contain. */
  onlyNew: boolean
  /** With a model: a claim must appear in `atLeast` of `of` runs. */
  runs: { of: number; atLeast: number }
}

export interface IgnoreEntry {
  rule?: string | undefined
  quote?: string | undefined
  target?: string | undefined
  reason: string
  /** The last day on which the entry applies: YYYY-MM-DD. */
  expires: string
}

/** A claim, with how often it appeared in the runs of its target. */
export interface SeenClaim {
  claim: Claim
  seenIn: number
}

export type Effect =
  | 'fails'
  | 'unverified'
  | 'no_gate'
  | 'absence_by_model'
  | 'seen_by_model'
  | 'stance'
  | 'category'
  | 'weight'
  | 'not_repeated'
  | 'known'
  | 'ignored'

export interface JudgedClaim extends SeenClaim {
  /** The check's name, or `claim/<category>` for a claim without a check. */
  rule: string
  effect: Effect
  /** Whether the baseline contains it; null without a baseline. */
  known: boolean | null
  ignored: IgnoreEntry | null
}

export interface GateInput {
  /** Names by which ignore-list entries may refer to the target. */
  names: readonly string[]
  engine: EngineName
  claims: readonly SeenClaim[]
  baseline: readonly Anchor[] | null
  ignore: readonly IgnoreEntry[]
}

const ruleOf = ({ category, check }: Claim): string => check?.id ?? `claim/${category}`

export function judge(rules: GateRules, input: GateInput): JudgedClaim[] {
  const verified = input.claims.flatMap(({ claim }) => (claim.group === 'unverified' ? [] : [claim]))
  const { pairs } = matchClaims(input.baseline ?? [], verified)
  const inBaseline = new Set(pairs.filter(pair => isCovered(pair.after, pair.before)).map(({ after }) => after))
  return input.claims.map(seen => {
    const { claim } = seen
    const known = input.baseline === null ? null : inBaseline.has(claim)
    const ignored = input.ignore.find(entry => covers(entry, input.names, claim)) ?? null
    const effect = effectOf(rules, input.engine, seen, { known, ignored })
    return { ...seen, rule: ruleOf(claim), known, ignored, effect }
  })
}

const byAnalysts = ({ raised }: Claim): boolean => raised.some(({ analystId }) => analystId !== null)

/**
 * A check puts every place of a fact into one claim, so any place that was not there before is new. A model quotes more
 * or less of the same text from run to run, so one common quote is enough.
 */
function isCovered(claim: Claim, known: Anchor): boolean {
  if (claim.quotes.length === 0) return true
  const covered = ({ text }: { text: string }) => known.quotes.some(quote => overlap(quote.text, text))
  return byAnalysts(claim) ? claim.quotes.some(covered) : claim.quotes.every(covered)
}

function effectOf(
  rules: GateRules,
  engine: EngineName,
  { claim, seenIn }: SeenClaim,
  { known, ignored }: { known: boolean | null; ignored: IgnoreEntry | null },
): Effect {
  if (claim.group === 'unverified') return 'unverified'
  if (!rules.stances.includes(claim.stance)) return 'stance'
  if (rules.categories && !rules.categories.includes(claim.category)) return 'category'
  if (claim.weight < rules.severity) return 'weight'
  if (!claim.check?.gates && (engine === 'rubric' || !byAnalysts(claim))) return 'no_gate'
  // A check has searched by code and says where. A model's statement that something is missing cannot be verified.
  if (claim.lookedFor !== null && claim.check === null) return 'absence_by_model'
  if (claim.quotes.length === 0 && claim.seen.length > 0) return 'seen_by_model'
  if (engine === 'model' && seenIn < rules.runs.atLeast) return 'not_repeated'
  if (known && rules.onlyNew) return 'known'
  return ignored ? 'ignored' : 'fails'
}

/** Whether a claim would fail if it appeared often enough. */
export function couldFail(rules: GateRules, claim: Claim): boolean {
  const alone = { ...rules, runs: { of: 1, atLeast: 1 } }
  return effectOf(alone, 'model', { claim, seenIn: 1 }, { known: null, ignored: null }) === 'fails'
}

function covers(entry: IgnoreEntry, names: readonly string[], claim: Claim): boolean {
  if (entry.target !== undefined && !names.includes(entry.target)) return false
  if (entry.rule !== undefined && entry.rule !== ruleOf(claim) && entry.rule !== claim.category) return false
  const { quote } = entry
  return quote === undefined || claim.quotes.some(({ text }) => overlap(text, quote))
}

/** An entry applies until the end of its day in UTC. */
export function splitByExpiry(ignore: readonly IgnoreEntry[], today: string) {
  return {
    holding: ignore.filter(entry => entry.expires >= today),
    expired: ignore.filter(entry => entry.expires < today),
  }
}
