import type { Hono } from 'hono'
import type { z } from 'zod'
import { type ModelEnvironment, modelConfigOf, ofEach, type SavedModel, type SavedServer } from '#db/model-settings.ts'
import { dialectOf } from '#db/model-words.ts'
import { readModel, saveModel } from '#db/queries/model-connection.ts'
import { canUnseal, installationSecret, seal } from '#db/sealing.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import type { modelBody, modelSchema, serverBody } from '../contracts/model.ts'
import { ApiError, wrongField } from '../http/errors.ts'
import { answer, requireIfMatch } from '../http/reply.ts'
import { readJson } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'
import { problemOf, runProbe } from '../probes.ts'

type Answer = z.input<typeof modelSchema>

export function modelRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { config, db } = deps
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

  on('findModels', async c => {
    const result = await runProbe(db, { kind: 'find' }, findMs)
    if (result.kind === 'failed') throw new ApiError('unavailable', result.message)
    return answer(c, endpoints.findModels, result.kind === 'find' ? result.found : [])
  })

  on('listModels', async c => {
    const target = await targetOf(await readJson(c, endpoints.listModels.body))
    const result = await runProbe(db, { kind: 'list', target }, listMs)
    const mayAnswer = result.kind === 'list'
    const { models, more, problem } = mayAnswer ? result : { models: [], more: 0, problem: problemOf(result) }
    return answer(c, endpoints.listModels, { models, more, problem, mayAnswer })
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
/** A key belongs to its endpoint, whichever model or analyst uses it. */
const keptKey = (saved: SavedModel, endpoint: string | null): string | null =>
  [saved, ...Object.values(saved.servers)].find(one => one.endpoint === endpoint)?.keySealed ?? null

function merge(
  current: SavedModel,
  { key, servers, ...changed }: z.output<typeof modelBody>,
  sealed: (key: string | null) => string | null,
): SavedModel {
  const given = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  const chosen: SavedModel = { ...current, ...given }
  const dialect = chosen.endpoint === current.endpoint ? current.dialect : dialectOf(chosen.endpoint ?? '')
  const isSame = chosen.endpoint === current.endpoint && chosen.model === current.model
  // Prices are those of one model, and a cap in dollars needs them.
  const merged: SavedModel = isSame ? chosen : { ...chosen, dialect, prices: null, maxCost: null, ...given }
  const own = Object.entries(servers ?? {}).map(([id, server]) => ({ ...server, path: `servers.${id}.key` }))
  const named = [{ endpoint: merged.endpoint, key, path: 'key' }, ...own].filter(one => one.key !== undefined)
  const keyOf = (endpoint: string | null) => {
    const [entered, ...others] = named.filter(one => one.endpoint === endpoint)
    const other = others.find(one => one.key !== entered?.key)
    if (other) throw wrongField(other.path, 'Another key was entered for the same endpoint: it takes one')
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
