/**
 * Whether one would let the rubric fail a build: landing pages whose flaws are known, read in the package's Chromium,
 * reviewed by the rubric's marketing panel and held against their lists (bench/landing-pages/README.md).
 * Recall is planted flaws raised / planted flaws. False alarms are raised claims that name no planted flaw / raised
 * claims, both counted at the severity at which a build fails. Exits with 1 where a goal is missed.
 * Run: node bench/gate.ts [tuning | held-out-1 … held-out-3 | a page's name] [--claims]
 */
import {
  gateSeverity,
  knownPages,
  type Scored,
  type Shares,
  sets,
  sharesOf,
  startReviewer,
} from './landing-pages/known-pages.ts'

const goals = { recall: 0.85, falseAlarms: 0.05 }

const wanted = process.argv.slice(2).find(word => !word.startsWith('--'))
const withClaims = process.argv.includes('--claims')
const pages = knownPages().filter(({ name, set }) => wanted === undefined || wanted === set || wanted === name)
if (pages.length === 0) throw new Error(`There is no landing page ${wanted}, nor a set of that name.`)

const share = (part: number, whole: number) => (whole === 0 ? '-' : (part / whole).toFixed(2))
const of = (part: number, whole: number) => `${part}/${whole}`.padStart(7)

function row(name: string, shares: Shares): string {
  const { flaws, raised, flawsAtGate, raisedAtGate, claims, falseAlarms } = shares
  return [
    name.padEnd(22),
    of(raised, flaws),
    share(raised, flaws).padStart(6),
    of(raisedAtGate, flawsAtGate).padStart(13),
    share(raisedAtGate, flawsAtGate).padStart(6),
    of(falseAlarms, claims).padStart(13),
    share(falseAlarms, claims).padStart(6),
  ].join('')
}

function tell({ missed, falseAlarms, remarks }: Scored): void {
  for (const flaw of missed) console.log(`    missed       ${flaw.observation ?? 'no rule covers it'}: ${flaw.why}`)
  for (const { observation, severity, quote, claim, lookedFor } of falseAlarms) {
    console.log(
      `    false alarm  ${observation} (${severity}): “${quote?.text ?? lookedFor}”\n                 ${claim}`,
    )
  }
  if (!withClaims) return
  for (const { observation, claim } of remarks) console.log(`    remark       ${observation}: ${claim}`)
}

console.log(
  `A build fails at severity ${gateSeverity}. “At the gate” counts flaws and claims of that severity and above.`,
)
console.log(`${''.padEnd(22)}  flaws raised      raised at gate      false alarms`)
const reviewer = await startReviewer(pages)
const scored: Scored[] = []
try {
  for (const page of pages) {
    const one = await reviewer.review(page)
    scored.push(one)
    console.log(row(page.name, sharesOf([one])))
    tell(one)
  }
} finally {
  await reviewer.close()
}
for (const set of sets) {
  const part = scored.filter(({ page }) => page.set === set)
  if (part.length > 0) console.log(row(`${set} (${part.length} pages)`, sharesOf(part)))
}
const all = sharesOf(scored)
console.log(row(`all (${scored.length} pages)`, all))
console.log(
  `A build fails on ${of(all.raisedAtGate, all.flaws).trim()} of all planted flaws (${share(all.raisedAtGate, all.flaws)}): those below the gate are told and fail nothing.`,
)
const met =
  all.raised >= goals.recall * all.flaws &&
  all.raisedAtGate >= goals.recall * all.flawsAtGate &&
  all.falseAlarms <= goals.falseAlarms * all.claims
console.log(
  `Goals: recall of ${goals.recall} or more, false alarms of ${goals.falseAlarms} or less: ${met ? 'met' : 'missed'}.`,
)
process.exit(met ? 0 : 1)
