/** Reviews without database, queue or server, for `panel ci --local`, which imports this file only when needed. */

import { ConfigError } from '#db/config-error.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import type { ModelConfig } from '#db/model-settings.ts'
import type { Ballots, Gathering, Opinion, PanelAnalyst } from '#db/opinion.ts'
import type { Report } from '#db/report.ts'
import { type SeedAnalyst, seedAnalysts } from '#db/seed-analysts.ts'
import { type EngineName, type PanelType, panels } from '#db/vocabulary.ts'
import { createBrowser } from './adapters/browser/browser.ts'
import type { Deadlines } from './adapters/model/model.ts'
import { createRubricThreads } from './adapters/rubric-thread/rubric-thread.ts'
import { readBrowserConfig, readModelConfig } from './config.ts'
import type { Engine, ReviewRecord } from './panel/ports.ts'
import { reviewSubmission } from './panel/review.ts'
import { createChecker } from './panel/rubric/checker.ts'
import { createRubricEngine } from './panel/rubric/engine.ts'
import type { RubricRunner } from './panel/rubric/run-rubric.ts'
import { drawForModel } from './sources/pages/draw-for-model.ts'
import { startParsersAhead } from './sources/parser-process/process.ts'
import { readSource } from './sources/read.ts'

export interface LocalOptions {
  engine: EngineName
  env: Record<string, string | undefined>
  dataDir: string
  allowHosts: readonly string[]
  /** Receives warnings that the report does not contain. */
  log: (message: string) => void
  /** A longer time limit for the model's answers: a person may answer in its place. */
  deadlines?: Partial<Deadlines>
}

export interface LocalTask {
  panel: PanelType
  source: { url: string } | { bytes: Uint8Array; name: string }
  signal: AbortSignal
  /** What this review may spend on a model, in US dollars and tokens, in addition to the environment's own limits. */
  cap?: { cost?: number | undefined; tokens?: number | undefined }
}

export interface LocalReview {
  report: Report
  document: LocatedDocument
  analysts: { id: number; name: string; title: string }[]
}

export interface LocalRunner {
  /** Rejects with a failure that `failureOf` recognises, or with the signal's reason. */
  review(task: LocalTask): Promise<LocalReview>
  close(): Promise<void>
}

const analystConcurrency = 8

/** @throws ConfigError if a setting is wrong, or the model engine is requested but not configured. */
export function createLocalRunner(options: LocalOptions): LocalRunner {
  const { chromium, allowUnsandboxed } = readBrowserConfig(options.env)
  const model = options.engine === 'model' ? readModelConfig(options.env) : null
  startParsersAhead(null)
  const threads = createRubricThreads()
  const browser = createBrowser({
    dataDir: options.dataDir,
    executablePath: chromium,
    allowHosts: options.allowHosts,
    allowUnsandboxed,
    log: options.log,
  })
  const warn = (message: string, error: unknown) =>
    options.log(`${message}: ${error instanceof Error ? error.message : String(error)}`)
  return {
    async review({ panel, source, signal, cap = {} }) {
      const engine = await createEngine(model, threads.run, cap, options)
      const { document, linked, pages, screenshots } = await readSource(
        {
          contentType: 'url' in source ? 'website' : 'document',
          url: 'url' in source ? source.url : null,
          file: 'url' in source ? null : source,
          capturedAt: new Date().toISOString(),
          signal,
        },
        { browser, warn },
      )
      const analysts = analystsOf(panel)
      const report = await reviewSubmission({
        reviewId: 'local',
        document,
        analysts,
        engine,
        check: createChecker(threads.run),
        draw: ending => {
          const file = 'url' in source ? linked : source.bytes
          const load = async () => ({ file: screenshots?.desktop ?? file, pages: pages ?? [] })
          return drawForModel({ document, load, signal: ending }, { browser, warn })
        },
        record: recordInMemory(),
        concurrency: analystConcurrency,
        signal,
        warn,
      })
      return { report, document, analysts: analysts.map(({ id, name, title }) => ({ id, name, title })) }
    },
    async close() {
      threads.close()
      await browser.close()
    },
  }
}

/** A new engine for each review, because the rest of the budget differs each time. */
async function createEngine(
  model: ModelConfig | null,
  run: RubricRunner,
  cap: NonNullable<LocalTask['cap']>,
  { log, deadlines = {} }: Pick<LocalOptions, 'log' | 'deadlines'>,
): Promise<Engine> {
  if (!model) return createRubricEngine(run)
  if (cap.cost !== undefined && !model.prices)
    throw new ConfigError('A budget in US dollars needs PANEL_PRICES: without the prices of the model no cost is known')
  const { createModelEngine } = await import('./adapters/model/model.ts')
  const { readableCharacters } = await import('./adapters/model/servers.ts')
  const lowest = (...amounts: (number | undefined)[]) => {
    const known = amounts.filter(amount => amount !== undefined)
    return known.length > 0 ? Math.min(...known) : undefined
  }
  return createModelEngine({
    ...model,
    documentCharacters: await readableCharacters(model),
    maxCost: lowest(model.maxCost, cap.cost),
    maxTokens: lowest(model.maxTokens, cap.tokens),
    deadlines,
    log: { warn: (_details, message) => log(message) },
  })
}

/** The analysts of a new installation, with the ids that seeding would give them. */
function analystsOf(panel: PanelType): PanelAnalyst[] {
  const panelId = panels.find(({ type }) => type === panel)?.id
  const asRow = (analyst: SeedAnalyst, index: number) => ({ ...analyst, id: index + 1 })
  return seedAnalysts.map(asRow).filter(analyst => analyst.panelId === panelId)
}

/** Checkpoints are lost with the process: an interrupted local review starts from the beginning. */
function recordInMemory(): ReviewRecord {
  const opinions = new Map<number, Opinion>()
  const ballots = new Map<number, Ballots>()
  let gathered: Gathering | null = null
  return {
    opinions: async () => [...opinions.values()],
    saveOpinion: async opinion => void opinions.set(opinion.analystId, opinion),
    gathering: async () => gathered,
    saveGathering: async gathering => {
      gathered = gathering
    },
    ballots: async () => [...ballots.values()],
    saveBallots: async ballot => void ballots.set(ballot.analystId, ballot),
    event: async () => {},
  }
}
