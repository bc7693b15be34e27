/** Measurements of one page load. They vary from load to load, so no build may fail on them. */
import { pageCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { counted, factsOf } from './seen.ts'

/** In milliseconds. web.dev calls a paint after 4 s poor; after a slow first byte the paint says little about the page itself. */
const poorPaint = 4_000
const slowHost = 2_000

export const slowPaint = pageCheck({
  id: 'slow-paint',
  category: 'access',
  weight: 2,
  headline: 'The main content appears after {seconds} seconds',
  text:
    'In this one load the largest element of the first screen was painted after {seconds} s, where more than 4 s counts ' +
    'as poor, so visitors look at an unfinished page.',
  suggestion: 'Find what holds that element up and load it first.',
  source: cite('VIT'),
  find(reading) {
    const { largestContentfulPaint: paint, largestContentfulElement: element, firstByte } = factsOf(reading)
    if (paint === null || paint <= poorPaint || (firstByte ?? 0) > slowHost) return []
    const lookedFor = `The largest contentful paint of one desktop load${element ? `: ${element}` : ''}`
    return [{ quotes: [], lookedFor, facts: { seconds: (paint / 1_000).toFixed(1) } }]
  },
})

/** Lighthouse's limit: 5,000 KiB. */
const heavyBytes = 5_000 * 1_024

export const pageHeavy = pageCheck({
  id: 'page-heavy',
  category: 'access',
  weight: 1,
  headline: 'Reading the page takes {size} MB',
  text: 'Scrolling through the page loaded {size} MB, so on a slow or paid connection visitors wait and pay for it.',
  suggestion: 'Send pictures in the size at which they are shown, and drop what nobody sees.',
  source: cite('LIGHT'),
  find(reading) {
    const { bytes, requests } = factsOf(reading)
    if (bytes <= heavyBytes) return []
    const lookedFor = `The bytes of ${counted(requests, 'one request', 'requests')} of one load, scrolled to the end`
    return [{ quotes: [], lookedFor, facts: { size: (bytes / 1_000_000).toFixed(1) } }]
  },
})

/** Errors in the script itself. Others may be caused by requests that the guard blocked. */
const ownFault =
  /\bis not (?:defined|a function|iterable)\b|\bCannot (?:read|set) propert|\bUnexpected (?:token|end|identifier)\b|\bbefore initialization\b/

export const scriptErrors = pageCheck({
  id: 'script-errors',
  category: 'access',
  weight: 1,
  headline: 'Scripts of the page fail while it loads',
  text: 'While the page loaded, {errors} in its scripts, so something on it may not work.',
  suggestion: 'Open the browser’s console on a fresh load and fix what it names.',
  find(reading) {
    const { consoleErrors, blockedRequests } = factsOf(reading)
    const own = consoleErrors.filter(message => ownFault.test(message))
    const [first] = own
    if (first === undefined || blockedRequests > 0) return []
    const facts = { errors: counted(own.length, 'one error was reported', 'errors were reported') }
    return [{ quotes: [], lookedFor: `Errors that the browser reported: ${first}`, facts }]
  },
})
