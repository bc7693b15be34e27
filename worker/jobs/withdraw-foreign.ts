import type { Db } from '#db/connection.ts'
import { findBallots, findGathering, findOpinions, withdrawOpinions } from '#db/queries/checkpoints.ts'
import { modelOf } from '../panel/opinions.ts'
import type { Engine } from '../panel/ports.ts'
import { totalUsage } from '../panel/usage.ts'

/**
 * Withdraws what another model wrote before this run, because the report names the models of this run. Its usage still counts
 * towards the review's cap. A run without a model has no cap, and its report shows no cost.
 */
export async function withdrawForeign(db: Db, reviewId: string, engine: Engine): Promise<void> {
  const opinions = await findOpinions(db, { reviewId })
  const foreign = opinions.filter(({ analystId, model }) => model !== undefined && model !== modelOf(engine, analystId))
  const [first] = foreign
  if (!first) return
  const gathering = { ...(await findGathering(db, { reviewId })), analystId: first.analystId }
  const steps = [...foreign, gathering, ...(await findBallots(db, { reviewId }))]
  const blank = opinions.flatMap(({ analystId }) => {
    const usage = totalUsage(steps.flatMap(step => (step.analystId === analystId && step.usage) || []))
    return usage && engine.model !== null ? { analystId, claims: [], choices: [], usage } : []
  })
  await withdrawOpinions(db, { reviewId, ids: foreign.map(({ analystId }) => analystId), blank })
}
