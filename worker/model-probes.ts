/** Tries of a model's server what an administrator asks about: it is the worker that reaches models. */
import type { Logger } from 'pino'
import type { Db } from '#db/connection.ts'
import { listen } from '#db/listen.ts'
import type { ModelProbe, ModelProbeResult, ProbeTarget } from '#db/model-probe.ts'
import { answerProbe, probesChannel, takeProbe } from '#db/queries/model-connection.ts'
import { findServers, listModels } from './adapters/model/servers.ts'
import { tryModel } from './adapters/model/trial.ts'
import type { WorkerConfig } from './config.ts'
import { openKey } from './engines.ts'
import { EngineFailure } from './panel/engine-failure.ts'

interface Parts {
  db: Db
  config: Pick<WorkerConfig, 'databaseUrl' | 'dataDir' | 'secret' | 'localModels'>
  log: Logger
}

/** Answers until it is closed. Whoever asked gives up by itself. */
export function startModelProbes({ db, config, log }: Parts): { close(): Promise<void> } {
  const serverOf = ({ endpoint, dialect, keySealed }: ProbeTarget) => ({
    baseUrl: endpoint,
    dialect,
    apiKey: keySealed === null ? null : openKey(config, keySealed),
  })

  async function resultOf(probe: ModelProbe): Promise<ModelProbeResult> {
    if (probe.kind === 'find') return { kind: 'find', found: config.localModels ? await findServers() : [] }
    const server = serverOf(probe.target)
    if (probe.kind === 'list') return { kind: 'list', ...(await listModels(server)) }
    return { kind: 'test', ...(await tryModel(server, probe.model)) }
  }

  async function tryOne(id: string, probe: ModelProbe): Promise<void> {
    const result = await resultOf(probe).catch((error: unknown): ModelProbeResult => {
      if (error instanceof EngineFailure) return { kind: 'failed', message: error.message }
      log.error({ err: error }, 'a model could not be tried')
      return { kind: 'failed', message: 'Something went wrong on our side while this was tried. Try it again.' }
    })
    await answerProbe(db, { id, result })
  }

  async function tryAll(): Promise<void> {
    for (let next = await takeProbe(db); next; next = await takeProbe(db))
      // A slow server holds up nobody who asks about another one.
      void tryOne(next.id, next.probe).catch(() => {}) // the database is away: who asked hears nothing, and asks again
  }

  const look = () => void tryAll().catch(() => {})
  return listen({ databaseUrl: config.databaseUrl, channel: probesChannel, onNotify: look, onListening: look })
}
