import type { Logger } from 'pino'
import type { Db } from '#db/connection.ts'
import { type ModelConfig, modelConfigOf } from '#db/model-settings.ts'
import { readModel } from '#db/queries/model-connection.ts'
import { installationSecret, unseal } from '#db/sealing.ts'
import { createModelEngine } from './adapters/model/model.ts'
import { readableCharacters } from './adapters/model/servers.ts'
import type { WorkerConfig } from './config.ts'
import { EngineFailure } from './panel/engine-failure.ts'
import type { Engine } from './panel/ports.ts'
import { createRubricEngine } from './panel/rubric/engine.ts'
import type { RubricRunner } from './panel/rubric/run-rubric.ts'

interface Parts {
  db: Db
  config: Pick<WorkerConfig, 'dataDir' | 'secret' | 'model'>
  run: RubricRunner
  log: Logger
}

export function createEngines({ db, config, run, log }: Parts): { current(): Promise<Engine> } {
  const rubric = createRubricEngine(run)
  let cached: { key: string; engine: Engine } | null = null

  /** Reused until the settings change: what it learned about the server and its limit on requests must span reviews. */
  async function engineFor(config: ModelConfig): Promise<Engine> {
    const model = { ...config, documentCharacters: await readableCharacters(config) }
    const key = JSON.stringify(model)
    if (cached?.key !== key) cached = { key, engine: createModelEngine({ ...model, log }) }
    return cached.engine
  }

  return {
    async current() {
      const saved = await readModel(db)
      const model = modelConfigOf(config.model, saved, sealed => unsealKey(config, sealed))
      return model ? engineFor(model) : rubric
    },
  }
}

/** @throws EngineFailure if the key was sealed with another secret. */
export function unsealKey(config: Pick<WorkerConfig, 'dataDir' | 'secret'>, sealed: string): string {
  try {
    return unseal(installationSecret(config), sealed)
  } catch (cause) {
    throw new EngineFailure(
      'model_misconfigured',
      'The model’s key was sealed with another secret than this installation’s, so it cannot be read. Nothing is lost: ' +
        'an administrator can enter the key again at /admin/model (several machines need one PANEL_SECRET).',
      { cause },
    )
  }
}
