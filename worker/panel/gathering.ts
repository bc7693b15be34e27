/** The engine proposes groups of ids without knowing their authors; code keeps the valid ones. No wording is lost. */
import type { Choice, Finding, Gathering, Opinion, Usage } from '#db/opinion.ts'
import { EngineFailure } from './engine-failure.ts'
import { applyGathering, type GatheredPanel, verifiedOf } from './gathered.ts'
import type { GatheringPaper } from './ports.ts'
import { type Review, tolerate } from './review-context.ts'
import { shuffleAndNumber } from './shuffle.ts'
import { type Similarity, similarityIn } from './similarity.ts'

/** Groups the opinions and saves the result. A saved gathering is reused, and saved again only if something was added. */
export async function gatherOpinions(
  review: Review,
  opinions: Opinion[],
  kept: Gathering | null,
): Promise<GatheredPanel & { usage: Usage | null; alike: Similarity }> {
  review.signal.throwIfAborted()
  const alike = similarityIn(review.document.blocks)
  const known = kept ?? (await proposeGathering(review, opinions))
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

/** The valid groups of the engine's proposal, and the rest each by itself; empty if the engine proposes nothing. */
async function proposeGathering(review: Review, opinions: Opinion[]): Promise<Gathering> {
  const none: Gathering = { claims: [], choices: [], usage: null }
  const findings = shuffleAndNumber(verifiedOf(opinions.map(opinion => opinion.findings)), review.reviewId, '')
  const choices = shuffleAndNumber(verifiedOf(opinions.map(opinion => opinion.choices)), review.reviewId, 'C')
  if (findings.size < 2 && choices.size < 2) return none
  try {
    const proposal = await review.session.gather(paperOf(findings, choices))
    if (!proposal) return none
    return {
      claims: validGroups(
        proposal.claims,
        findings,
        members => new Set(members.map(({ stance }) => stance)).size === 1,
      ),
      choices: validGroups(proposal.choices, choices, () => true),
      usage: proposal.usage,
    }
  } catch (error) {
    tolerate(review, 'An engine broke while gathering', error)
    return { ...none, usage: error instanceof EngineFailure ? error.usage : null }
  }
}

function paperOf(findings: Map<string, Finding>, choices: Map<string, Choice>): GatheringPaper {
  const words = ({ quotes }: Finding | Choice) => quotes.map(({ text }) => text)
  return {
    findings: [...findings].map(([id, finding]) => {
      const { stance, category, headline, text, lookedFor, seen } = finding
      return { id, stance, category, headline, text, quotes: words(finding), lookedFor, seen: seen ? [seen.place] : [] }
    }),
    choices: [...choices].map(([id, choice]) => ({ id, sentence: choice.sentence, quotes: words(choice) })),
  }
}

/** Drops groups that have an unknown id or one of an earlier group, or do not pass `fits`; their members stand alone. */
function validGroups<Item extends { id: string }>(
  groups: string[][],
  numbered: Map<string, Item>,
  fits: (members: Item[]) => boolean,
): string[][] {
  const taken = new Set<Item>()
  const valid = groups.flatMap(group => {
    const ids = [...new Set(group)]
    const members = ids.flatMap(id => numbered.get(id) ?? [])
    if (members.length === 0 || members.length < ids.length || members.some(one => taken.has(one))) return []
    if (!fits(members)) return []
    for (const one of members) taken.add(one)
    return [members]
  })
  const alone = [...numbered.values()].filter(one => !taken.has(one)).map(one => [one])
  return [...valid, ...alone].map(members => members.map(({ id }) => id))
}
