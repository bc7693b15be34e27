import type { Finding } from '#db/opinion.ts'
import type { DraftFinding, OpinionDraft } from './ports.ts'
import { findingOf, gateFinding } from './quotes/gate.ts'
import type { QuoteIndex } from './quotes/index-quotes.ts'
import type { Review } from './review-context.ts'

/** Announces findings while they are written, if they pass the quote gate, so that in the end those of the opinion stand. */
export function tellFindings({ record, subject }: Review, index: QuoteIndex, analystId: number) {
  let attempt = 1
  let shown: string[] = []
  const announced = new Set<string>()
  let told = Promise.resolve()
  const tell = (type: 'finding.drafted' | 'findings.withdrawn', detail: object) => {
    told = told.then(() => record.event({ type, detail: { analystId, attempt, ...detail } }))
    // `finish` reports a failure; until then nothing awaits the promise.
    told.catch(() => {})
  }
  const show = ({ verified, headline, stance, weight, category }: Finding) => {
    if (!verified || shown.includes(headline)) return
    shown.push(headline)
    announced.add(headline)
    tell('finding.drafted', { headline, stance, weight, category })
  }
  const withdraw = (headlines: string[]) => {
    if (headlines.length > 0) tell('findings.withdrawn', { headlines })
    shown = shown.filter(headline => !headlines.includes(headline))
  }
  const own = { id: '', analystId, check: null, source: null }
  const read = (given: DraftFinding) => findingOf(gateFinding(index, given, subject.pictures), own)
  const draft: OpinionDraft = {
    finding: given => show(read(given)),
    restart(kept = []) {
      const headlines = kept.map(given => read(given).headline)
      withdraw(shown.filter(headline => !headlines.includes(headline)))
      attempt += 1
    },
  }
  return {
    draft,
    /** Rejects if an event could not be recorded. An earlier answer may stand after all, if the one after it failed. */
    async finish(findings: Finding[]): Promise<void> {
      withdraw(shown.filter(headline => !findings.some(held => held.verified && held.headline === headline)))
      for (const held of findings) if (announced.has(held.headline)) show(held)
      await told
    },
  }
}
