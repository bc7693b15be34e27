/**
 * Gathering: what several said alike becomes one. The engine proposes groups of ids, not knowing whose they are; code
 * keeps those that hold together. Nobody's words are changed, and none are lost.
 */
import type { Choice, Finding, Gathering, Opinion, Usage } from '#db/report.ts'
import { type Alike, alikeIn } from './alike.ts'
import { EngineFailure } from './engine-failure.ts'
import { applyGathering, type GatheredPanel, verifiedOf } from './gathered.ts'
import type { GatheringPaper } from './ports.ts'
import { type Review, survive } from './review-context.ts'
import { dealt } from './shuffle.ts'

/** Gathers what was said, and keeps it. A kept gathering is applied; it is kept again only where something is new. */
export async function gatherOpinions(
  review: Review,
  opinions: Opinion[],
  kept: Gathering | null,
): Promise<GatheredPanel & { usage: Usage | null; alike: Alike }> {
  review.signal.throwIfAborted()
  const alike = alikeIn(review.document.blocks)
  const known = kept ?? (await proposed(review, opinions))
  const panel = applyGathering(known, opinions, alike)
  const idsOf = (groups: { members: { id: string }[] }[]) => groups.map(({ members }) => members.map(({ id }) => id))
  const gathering = { claims: idsOf(panel.claims), choices: idsOf(panel.choices), usage: known.usage }
  if (!kept || differs(kept, gathering)) {
    const detail = { claims: panel.claims.length, choices: panel.choices.length }
    await review.record.saveGathering(gathering, { type: 'claims.gathered', detail })
  }
  return { ...panel, usage: known.usage, alike }
}

const differs = (one: Gathering, other: Gathering) =>
  JSON.stringify([one.claims, one.choices]) !== JSON.stringify([other.claims, other.choices])

/** The engine's proposal as far as it holds together, with what it leaves out alone; empty where it makes none. */
async function proposed(review: Review, opinions: Opinion[]): Promise<Gathering> {
  const none: Gathering = { claims: [], choices: [], usage: null }
  const findings = dealt(verifiedOf(opinions.map(opinion => opinion.findings)), review.reviewId, '')
  const choices = dealt(verifiedOf(opinions.map(opinion => opinion.choices)), review.reviewId, 'C')
  if (findings.size < 2 && choices.size < 2) return none
  try {
    const proposal = await review.session.gather(paperOf(findings, choices))
    if (!proposal) return none
    return {
      claims: holding(proposal.claims, findings, members => new Set(members.map(({ stance }) => stance)).size === 1),
      choices: holding(proposal.choices, choices, () => true),
      usage: proposal.usage,
    }
  } catch (error) {
    survive(review, 'An engine broke while gathering', error)
    return { ...none, usage: error instanceof EngineFailure ? error.usage : null }
  }
}

function paperOf(findings: Map<string, Finding>, choices: Map<string, Choice>): GatheringPaper {
  const words = ({ quotes }: Finding | Choice) => quotes.map(({ text }) => text)
  return {
    findings: [...findings].map(([id, finding]) => {
      const { stance, category, headline, text, lookedFor } = finding
      return { id, stance, category, headline, text, quotes: words(finding), lookedFor }
    }),
    choices: [...choices].map(([id, choice]) => ({ id, sentence: choice.sentence, quotes: words(choice) })),
  }
}

/** A group holds if all its ids exist and stand in no earlier one; one that does not is refused by itself. */
function holding<Said extends { id: string }>(
  groups: string[][],
  dealtOut: Map<string, Said>,
  fits: (members: Said[]) => boolean,
): string[][] {
  const taken = new Set<Said>()
  const held = groups.flatMap(group => {
    const ids = [...new Set(group)]
    const members = ids.flatMap(id => dealtOut.get(id) ?? [])
    if (members.length === 0 || members.length < ids.length || members.some(one => taken.has(one))) return []
    if (!fits(members)) return []
    for (const one of members) taken.add(one)
    return [members]
  })
  const alone = [...dealtOut.values()].filter(one => !taken.has(one)).map(one => [one])
  return [...held, ...alone].map(members => members.map(({ id }) => id))
}
