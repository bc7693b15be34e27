/** Runs Lighthouse in a browser that listens on a port: its four scores of a page, 0 to 100, and the audits that cost points. */
import lighthouse from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export interface Scores {
  scores: Record<(typeof categories)[number], number>
  /** Audits without full points, by id, with Lighthouse's measurement. */
  lost: string[]
}

/**
 * With Lighthouse's defaults: a phone on a slow connection. The best of up to three runs, because other load on the machine
 * costs points too. Throws if Lighthouse could not run.
 */
export async function scoresOf(url: string, port: number): Promise<Scores> {
  let best = await once(url, port)
  for (let more = 2; more > 0 && best.lost.length > 0; more -= 1) {
    const next = await once(url, port)
    if (next.scores.performance >= best.scores.performance) best = next
  }
  return best
}

async function once(url: string, port: number): Promise<Scores> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] })
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`Lighthouse could not look at ${url}: ${lhr.runtimeError.message}`)
  const scores = { performance: 0, accessibility: 0, 'best-practices': 0, seo: 0 }
  const lost: string[] = []
  for (const name of categories) {
    scores[name] = Math.round((lhr.categories[name]?.score ?? 0) * 100)
    if (scores[name] === 100) continue
    for (const { id, weight } of lhr.categories[name]?.auditRefs ?? []) {
      const audit = lhr.audits[id]
      if (weight > 0 && audit && audit.score !== null && audit.score < 1)
        lost.push(`${name}: ${id} ${audit.displayValue ?? ''}`.trim())
    }
  }
  return { scores, lost }
}
