/**
 * The gate: which claims fail a build, and why each other one does not. Pure, and never by prose: the same claims and
 * the same rules give the same answer.
 */
import type { Claim } from '#api/contracts/report.ts'
import { type Anchor, matchClaims, overlap } from '#api/contracts/report-diff.ts'
import type { Category, EngineName, Stance, Weight } from '#db/vocabulary.ts'

export interface GateRules {
  /** The weight from which on a claim can fail the build. */
  severity: Weight
  stances: readonly Stance[]
  /** Null for all. */
  categories: readonly Category[] | null
  /** With a baseline, only claims that it does not hold. */
  onlyNew: boolean
  /** With a model: in how many of how many runs a claim must come back. */
  runs: { of: number; atLeast: number }
}

export interface IgnoreEntry {
  rule?: string | undefined
  quote?: string | undefined
  target?: string | undefined
  reason: string
  /** The last day on which it holds: YYYY-MM-DD. */
  expires: string
}

/** A claim as it came back over the runs of one target. */
export interface SeenClaim {
  claim: Claim
  seenIn: number
}

export type Effect =
  | 'fails'
  | 'unverified'
  | 'no_gate'
  | 'absence_by_model'
  | 'stance'
  | 'category'
  | 'weight'
  | 'not_repeated'
  | 'known'
  | 'ignored'

export interface JudgedClaim extends SeenClaim {
  /** What it is filed under: the check where there is one, else `claim/<category>`. */
  rule: string
  effect: Effect
  /** True where the baseline holds it, null without a baseline. */
  known: boolean | null
  /** The entry of the ignore list that holds for it. */
  ignored: IgnoreEntry | null
}

export interface GateInput {
  /** What an entry of the ignore list may call the target. */
  names: readonly string[]
  engine: EngineName
  claims: readonly SeenClaim[]
  /** What the baseline holds for this target; null without a baseline. */
  baseline: readonly Anchor[] | null
  /** Entries that have not expired. */
  ignore: readonly IgnoreEntry[]
}

const ruleOf = ({ category, check }: Claim): string => check?.id ?? `claim/${category}`

/** One judgement for each claim, in the order given. */
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
 * A check puts all places of one fact into one claim, so a place that was not there before is new. A model quotes more
 * or less of the same words from one run to the next: there one quote is enough.
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
  // A check has looked by code, and says where. A model that says that something is missing cannot be held to it.
  if (claim.lookedFor !== null && claim.check === null) return 'absence_by_model'
  if (engine === 'model' && seenIn < rules.runs.atLeast) return 'not_repeated'
  if (known && rules.onlyNew) return 'known'
  return ignored ? 'ignored' : 'fails'
}

/** Whether a claim would fail but for how often it came back. */
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

/** An entry holds to the end of its day, anywhere on earth the same: by UTC. */
export function splitByExpiry(ignore: readonly IgnoreEntry[], today: string) {
  return {
    holding: ignore.filter(entry => entry.expires >= today),
    expired: ignore.filter(entry => entry.expires < today),
  }
}
