/** Measurements of one page load. They vary from load to load, so no build may fail on them. */
import { pageCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { counted, factsOf } from './seen.ts'

/** Lighthouse's limit: 5,000 KiB. */
const heavyBytes = 5_000 * 1_024

export const pageHeavy = pageCheck('size of the page', {
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
