/** Answers what administrators ask of a model: the API never reaches models itself. */
import { listen } from '#db/listen.ts'
import type { ModelProbe, ModelProbeResult, ProbeTarget } from '#db/model-probe.ts'
import { answerProbe, probesChannel, takeProbe } from '#db/queries/model-connection.ts'
import { findServers, listModels } from './adapters/model/servers.ts'
import { tryModel } from './adapters/model/trial.ts'
import { type TrialDeps, tryAnalyst } from './analyst-trials.ts'
import type { WorkerConfig } from './config.ts'
import { unsealKey } from './engines.ts'
import { EngineFailure } from './panel/engine-failure.ts'

interface Parts extends TrialDeps {
  config: Pick<WorkerConfig, 'databaseUrl' | 'dataDir' | 'secret' | 'localModels'>
}

/** Answers probes until it is closed. The API times out by itself if no answer comes. */
export function startModelProbes({ config, ...deps }: Parts): { close(): Promise<void> } {
  const { db, log } = deps
  const serverOf = ({ endpoint, dialect, keySealed }: ProbeTarget) => ({
    baseUrl: endpoint,
    dialect,
    apiKey: keySealed === null ? null : unsealKey(config, keySealed),
  })

  async function resultOf(id: string, probe: ModelProbe): Promise<ModelProbeResult> {
    if (probe.kind === 'trial') return tryAnalyst(deps, id, probe)
    if (probe.kind === 'find') return { kind: 'find', found: config.localModels ? await findServers() : [] }
    const server = serverOf(probe.target)
    if (probe.kind === 'list') return { kind: 'list', ...(await listModels(server)) }
    return { kind: 'test', ...(await tryModel(server, probe.model)) }
  }

  async function answerOne(id: string, probe: ModelProbe): Promise<void> {
    const result = await resultOf(id, probe).catch((error: unknown): ModelProbeResult => {
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
