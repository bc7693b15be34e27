/** The engine of new reviews, as the environment and the administrator's settings have it at that moment. */
import type { Logger } from 'pino'
import type { Db } from '#db/connection.ts'
import { type ModelConfig, modelConfigOf } from '#db/model-settings.ts'
import { readModel } from '#db/queries/model-connection.ts'
import { installationSecret, unseal } from '#db/sealing.ts'
import { createModelEngine } from './adapters/model/model.ts'
import type { WorkerConfig } from './config.ts'
import { EngineFailure } from './panel/engine-failure.ts'
import type { Engine } from './panel/ports.ts'
import { createRubricEngine } from './panel/rubric/engine.ts'
import type { LookAside } from './panel/rubric/look.ts'

interface Parts {
  db: Db
  config: Pick<WorkerConfig, 'dataDir' | 'secret' | 'model'>
  look: LookAside
  log: Logger
}

export function createEngines({ db, config, look, log }: Parts): { current(): Promise<Engine> } {
  const rubric = createRubricEngine(look)
  let made: { of: string; engine: Engine } | null = null

  /** One for as long as nothing changes: what it learnt of the server, and its count of requests, hold over reviews. */
  function engineFor(model: ModelConfig): Engine {
    const of = JSON.stringify(model)
    if (made?.of !== of) made = { of, engine: createModelEngine({ ...model, log }) }
    return made.engine
  }

  return {
    async current() {
      const saved = await readModel(db)
      const model = modelConfigOf(config.model, saved, sealed => openKey(config, sealed))
      return model ? engineFor(model) : rubric
    },
  }
}

/** @throws EngineFailure where the key was sealed with another secret. */
export function openKey(config: Pick<WorkerConfig, 'dataDir' | 'secret'>, sealed: string): string {
  try {
    return unseal(installationSecret(config), sealed)
  } catch (cause) {
    throw new EngineFailure(
      'model_misconfigured',
      'The model’s key was sealed with another secret than this installation’s, so it cannot be read. Nothing is lost: an administrator can enter the key again.',
      { cause },
    )
  }
}
