/** The model, and what a review with it may cost. Only the worker reaches models and parses files: it gets probes through the database. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Hono } from 'hono'
import type { z } from 'zod'
import type { Db } from '#db/connection.ts'
import { readingLimits } from '#db/limits.ts'
import type { ModelProbe, ModelProbeResult } from '#db/model-probe.ts'
import { type ModelEnvironment, modelConfigOf, ofEach, type SavedModel, type SavedServer } from '#db/model-settings.ts'
import { listAnalysts } from '#db/queries/analysts.ts'
import { createProbe, findProbe, readModel, saveModel, takeMeasuredFiles } from '#db/queries/model-connection.ts'
import { findReadTokens, listPastReviews } from '#db/queries/review-costs.ts'
import { canUnseal, installationSecret, seal } from '#db/sealing.ts'
import type { PanelId } from '#db/vocabulary.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import type { modelBody, modelSchema, serverBody } from '../contracts/model.ts'
import { ApiError, wrongField } from '../http/errors.ts'
import { answer, requireIfMatch } from '../http/reply.ts'
import { readJson, readQuery } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { estimateOf } from '../projects/estimate.ts'
import { checkFile, readFields } from '../projects/input.ts'

type Answer = z.input<typeof modelSchema>

export function modelRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { config, db, files } = deps
  const { app, on } = createRouter(deps)
  const sealed = (key: string | null) => (key === null ? null : seal(installationSecret(config), key))
  const targetOf = async ({ endpoint, dialect, key }: z.output<typeof serverBody>): Promise<SavedServer> => {
    if (key !== undefined) return { endpoint, dialect, keySealed: sealed(key) }
    const { connection } = config.model
    if (connection?.baseUrl === endpoint) return { endpoint, dialect, keySealed: sealed(connection.apiKey) }
    return { endpoint, dialect, keySealed: keptKey(await readModel(db), endpoint) }
  }

  on('getModel', async c => answer(c, endpoints.getModel, answerOf(config, await readModel(db))))

  on('updateModel', async c => {
    const changed = await readJson(c, endpoints.updateModel.body)
    const saved = await saveModel(db, current => {
      requireIfMatch(c, answerOf(config, current))
      const merged = merge(current, changed, sealed)
      checkCombination(config.model, merged)
      return merged
    })
    return answer(c, endpoints.updateModel, answerOf(config, saved))
  })

  on('estimateReview', async (c, { user }) => {
    const { panelId, tokens, ...read } = readQuery(c, endpoints.estimateReview.query)
    const used = modelConfigOf(config.model, await readModel(db), () => '')
    const { model = null, maxCost = null, prices = null } = used ?? {}
    const engine = used ? 'model' : 'rubric'
    const [analysts, past, known] = await Promise.all([
      listAnalysts(db, { panelId: panelId as PanelId, includeInactive: false }),
      listPastReviews(db, { engine, model }),
      tokens ?? findReadTokens(db, { userId: user.id, ...read }),
    ])
    const size = tokens !== undefined ? 'given' : known !== null ? 'last_read' : null
    const ranges = estimateOf(past, { analysts: analysts.length, prices, tokens: known })
    return answer(c, endpoints.estimateReview, { engine, model, maxCost, size, ...ranges })
  })

  on('measureFile', async (c, { user }) => {
    await deps.limiters.submit.take(String(user.id), c)
    const { bytes, name } = await checkFile((await readFields(c)).file)
    for (const key of await takeMeasuredFiles(db)) await files.delete(key)
    const fileKey = await files.put(bytes)
    try {
      const result = await runProbe(db, { kind: 'measure', fileKey, name }, readingLimits.measureMs)
      const { pages, tokens, words } = result.kind === 'measure' ? result : { pages: null, tokens: 0, words: 0 }
      return answer(c, endpoints.measureFile, { pages, tokens, words, problem: problemOf(result) })
    } finally {
      await files.delete(fileKey)
    }
  })

  on('findModels', async c => {
    const result = await runProbe(db, { kind: 'find' }, findMs)
    return answer(c, endpoints.findModels, result.kind === 'find' ? result.found : [])
  })

  on('listModels', async c => {
    const target = await targetOf(await readJson(c, endpoints.listModels.body))
    const result = await runProbe(db, { kind: 'list', target }, listMs)
    const { models, more } = result.kind === 'list' ? result : { models: [], more: 0 }
    return answer(c, endpoints.listModels, { models, more, problem: problemOf(result) })
  })

  on('testModel', async c => {
    const { model, ...server } = await readJson(c, endpoints.testModel.body)
    const result = await runProbe(db, { kind: 'test', target: await targetOf(server), model }, testMs)
    const { facts, latencyMs } = result.kind === 'test' ? result : { facts: [], latencyMs: null }
    return answer(c, endpoints.testModel, { facts, latencyMs, problem: problemOf(result) })
  })

  return app
}

/** Time limits in milliseconds; the worker's own are a little shorter. */
const findMs = 5_000
const listMs = 15_000
const testMs = 200_000
/** A running worker takes a probe at once, so after this long there is none. */
const takenMs = 5_000
const pollMs = 100

const problemOf = (result: ModelProbeResult): string | null => (result.kind === 'failed' ? result.message : null)

/** Throws `unavailable` if no worker is running. */
async function runProbe(db: Db, probe: ModelProbe, longestMs: number): Promise<ModelProbeResult> {
  const id = await createProbe(db, probe)
  const began = Date.now()
  for (;;) {
    const found = await findProbe(db, { id })
    if (found?.result) return found.result
    const waited = Date.now() - began
    if (!found?.taken && waited > takenMs)
      throw new ApiError(
        'unavailable',
        'No worker answered, and it is the worker that reaches models and reads files. Start it, then try again.',
      )
    if (waited > longestMs) return { kind: 'failed', message: 'It took too long to answer. Try it again.' }
    await pause(pollMs)
  }
}

/** A key belongs to its endpoint, whoever is asked there. */
const keptKey = (saved: SavedModel, endpoint: string | null): string | null =>
  [saved, ...Object.values(saved.servers)].find(one => one.endpoint === endpoint)?.keySealed ?? null

function merge(
  current: SavedModel,
  { key, servers, ...changed }: z.output<typeof modelBody>,
  sealed: (key: string | null) => string | null,
): SavedModel {
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  const merged: SavedModel = { ...current, ...given }
  const named = [{ endpoint: merged.endpoint, key }, ...Object.values(servers ?? {})].filter(
    one => one.key !== undefined,
  )
  const keyOf = (endpoint: string | null) => {
    const entered = named.find(one => one.endpoint === endpoint)
    return entered ? sealed(entered.key ?? null) : keptKey(current, endpoint)
  }
  const kept = Object.entries(current.servers).filter(([id]) => merged.models[id])
  const all: Record<string, Omit<SavedServer, 'keySealed'>> = servers ?? Object.fromEntries(kept)
  return {
    ...merged,
    keySealed: keyOf(merged.endpoint),
    servers: ofEach(all, ({ endpoint, dialect }) => ({ endpoint, dialect, keySealed: keyOf(endpoint) })),
  }
}

/** Refuses combinations of settings with which every review would fail. */
function checkCombination(
  environment: ModelEnvironment,
  { endpoint, engine, maxCost, model, models, prices, servers }: SavedModel,
): void {
  for (const id of Object.keys(servers))
    if (!models[id]) throw wrongField(`servers.${id}`, 'Please choose the analyst’s model at its own endpoint')
  if (maxCost !== null && !(environment.prices ?? prices))
    throw wrongField('maxCost', 'A cap on cost needs the prices of the model')
  if (engine === 'rubric' || environment.connection) return
  if (endpoint === null) throw wrongField('endpoint', 'Please enter the endpoint of the model')
  if (model === null && environment.model === undefined) throw wrongField('model', 'Please choose a model')
}

function answerOf(config: AppDeps['config'], saved: SavedModel): Answer {
  const environment = config.model
  const { keySealed, servers, ...shown } = saved
  const keyFacts = (key: string | null) => ({
    hasKey: key !== null,
    keyReadable: !!environment.connection || key === null || canUnseal(installationSecret(config), key),
  })
  const inForce = modelConfigOf(environment, saved, () => '')
  const from = (environmentValue: unknown, savedValue: unknown) =>
    environmentValue !== undefined ? 'environment' : savedValue !== null ? 'saved' : 'default'
  return {
    ...shown,
    ...keyFacts(keySealed),
    ...(environment.connection && { hasKey: environment.connection.apiKey !== null }),
    servers: ofEach(servers, ({ keySealed: own, ...server }) => ({ ...server, ...keyFacts(own) })),
    inForce: {
      engine: inForce ? 'model' : 'rubric',
      endpoint: inForce?.baseUrl ?? null,
      model: inForce?.model ?? null,
    },
    from: {
      connection: from(environment.connection, saved.endpoint),
      model: environment.connection ? 'environment' : from(environment.model, saved.model),
      prices: from(environment.prices, saved.prices),
      maxCost: from(environment.maxCost, saved.maxCost),
      documentCharacters: from(environment.documentCharacters, saved.documentCharacters),
      pictures: from(environment.pictures, saved.pictures),
    },
  }
}
