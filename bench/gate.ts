/**
 * Whether the checks are fit to fail a build: reads landing pages with known flaws in the package's Chromium and compares the
 * checks' findings with the lists (bench/landing-pages/README.md). Prints recall, the share of planted flaws that were found.
 * Exits with 1 on a false alarm: a check that would fail a build but matches no flaw of the page.
 * Run: node bench/gate.ts [a page's name]
 */
import { fails, knownPages, reviewPages } from './landing-pages/known-pages.ts'

const [wanted] = process.argv.slice(2)
const pages = knownPages().filter(({ name }) => wanted === undefined || wanted === name)
if (pages.length === 0) throw new Error(`There is no landing page ${wanted}.`)

const scored = await reviewPages(pages)
for (const { page, raised, missed, failing, extra } of scored) {
  const counts = `${raised.length}/${page.wrong.length}`.padStart(6)
  console.log(`${page.name.padEnd(14)}${counts} flaws named, ${failing.length} that fail a build`)
  for (const { checks, why } of missed) console.log(`    missed       ${checks[0] ?? 'no check covers it'}: ${why}`)
  for (const one of extra) {
    const quote = one.quotes[0] === undefined ? '' : `: “${one.quotes[0]}”`
    console.log(`    ${fails(one) ? 'false alarm' : 'not listed '}  ${one.check.id}${quote}`)
  }
}

const sum = (count: (one: (typeof scored)[number]) => number) => scored.reduce((total, one) => total + count(one), 0)
const [flaws, raised] = [sum(({ page }) => page.wrong.length), sum(one => one.raised.length)]
const covered = sum(({ page }) => page.wrong.filter(({ checks }) => checks.length > 0).length)
const [failing, extra] = [sum(one => one.failing.length), sum(one => one.extra.length)]
const falseAlarms = sum(one => one.extra.filter(fails).length)
console.log(
  `\n${pages.length} pages, written by those who wrote the checks: no figure here says what unseen pages give.`,
)
console.log(`Recall: ${raised} of ${flaws} planted flaws (${(raised / flaws).toFixed(2)}); a check covers ${covered}.`)
console.log(`A build fails on ${failing} facts, ${falseAlarms} of them false alarms. Not listed in all: ${extra}.`)
process.exit(falseAlarms === 0 ? 0 : 1)
