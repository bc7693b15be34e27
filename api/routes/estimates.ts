import type { Hono } from 'hono'
import { readingLimits, usualCharacters } from '#db/limits.ts'
import { modelConfigOf } from '#db/model-settings.ts'
import { listAnalysts } from '#db/queries/analysts.ts'
import { readModel, takeMeasuredFiles } from '#db/queries/model-connection.ts'
import { findReadLength, listPastReviews } from '#db/queries/review-costs.ts'
import type { PanelId } from '#db/vocabulary.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { answer } from '../http/reply.ts'
import { readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { problemOf, runProbe } from '../probes.ts'
import { estimateOf } from '../projects/estimate.ts'
import { checkFile, readFields } from '../projects/input.ts'

export function estimateRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { config, db, files } = deps
  const { app, on } = createRouter(deps)

  on('estimateReview', async (c, { user }) => {
    const { panelId, tokens, pictures = 0, characters: reads, ...read } = readQuery(c, endpoints.estimateReview.query)
    const used = modelConfigOf(config.model, await readModel(db), () => '')
    const { model = null, maxCost = null, maxTokens = null, prices = null } = used ?? {}
    const characters = (tokens === undefined ? null : reads) ?? used?.documentCharacters ?? usualCharacters
    const engine = used ? 'model' : 'rubric'
    const [analysts, past, known] = await Promise.all([
      listAnalysts(db, { panelId: panelId as PanelId, includeInactive: false }),
      listPastReviews(db, { engine, model }),
      tokens === undefined ? findReadLength(db, { userId: user.id, ...read }) : { tokens, pictures },
    ])
    const size = tokens !== undefined ? 'given' : known !== null ? 'last_read' : null
    const sees = used?.pictures === 'auto' && (tokens === undefined || pictures > 0)
    const ranges = estimateOf(past, { analysts: analysts.length, prices, length: known, characters, sees })
    return answer(c, endpoints.estimateReview, {
      engine,
      model,
      maxCost,
      maxTokens,
      size,
      ...ranges,
      tokens: used ? ranges.tokens : null,
    })
  })

  on('measureFile', async (c, { user }) => {
    await deps.limiters.submit.take(String(user.id), c)
    const { bytes, name } = await checkFile((await readFields(c)).file)
    for (const key of await takeMeasuredFiles(db)) await files.delete(key)
    const fileKey = await files.put(bytes)
    try {
      const result = await runProbe(db, { kind: 'measure', fileKey, name }, readingLimits.measureMs)
      const nothing = { pages: null, tokens: 0, characters: usualCharacters, pictures: 0, unread: null, words: 0 }
      const { kind: _, ...measured } = result.kind === 'measure' ? result : { kind: '', ...nothing }
      return answer(c, endpoints.measureFile, { ...measured, problem: problemOf(result) })
    } finally {
      await files.delete(fileKey)
    }
  })

  return app
}
