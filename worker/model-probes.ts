/** Answers what administrators ask about a model's server: the API never reaches models itself. */
import type { Logger } from 'pino'
import type { Db } from '#db/connection.ts'
import { listen } from '#db/listen.ts'
import type { ModelProbe, ModelProbeResult, ProbeTarget } from '#db/model-probe.ts'
import { answerProbe, probesChannel, takeProbe } from '#db/queries/model-connection.ts'
import { findServers, listModels } from './adapters/model/servers.ts'
import { tryModel } from './adapters/model/trial.ts'
import type { WorkerConfig } from './config.ts'
import { unsealKey } from './engines.ts'
import { EngineFailure } from './panel/engine-failure.ts'

interface Parts {
  db: Db
  config: Pick<WorkerConfig, 'databaseUrl' | 'dataDir' | 'secret' | 'localModels'>
  log: Logger
}

/** Answers probes until it is closed. The API times out by itself if no answer comes. */
export function startModelProbes({ db, config, log }: Parts): { close(): Promise<void> } {
  const serverOf = ({ endpoint, dialect, keySealed }: ProbeTarget) => ({
    baseUrl: endpoint,
    dialect,
    apiKey: keySealed === null ? null : unsealKey(config, keySealed),
  })

  async function resultOf(probe: ModelProbe): Promise<ModelProbeResult> {
    if (probe.kind === 'find') return { kind: 'find', found: config.localModels ? await findServers() : [] }
    const server = serverOf(probe.target)
    if (probe.kind === 'list') return { kind: 'list', ...(await listModels(server)) }
    return { kind: 'test', ...(await tryModel(server, probe.model)) }
  }

  async function answerOne(id: string, probe: ModelProbe): Promise<void> {
    const result = await resultOf(probe).catch((error: unknown): ModelProbeResult => {
      if (error instanceof EngineFailure) return { kind: 'failed', message: error.message }
      log.error({ err: error }, 'a model could not be tried')
      return { kind: 'failed', message: 'Something went wrong on our side while this was tried. Try it again.' }
    })
    await answerProbe(db, { id, result })
  }

  async function answerAll(): Promise<void> {
    for (let next = await takeProbe(db); next; next = await takeProbe(db))
      // Not awaited, so that a slow server does not delay other probes. If the database is down, the API's wait times out.
      void answerOne(next.id, next.probe).catch(() => {})
  }

  const poll = () => void answerAll().catch(() => {})
  return listen({ databaseUrl: config.databaseUrl, channel: probesChannel, onNotify: poll, onListening: poll })
}
