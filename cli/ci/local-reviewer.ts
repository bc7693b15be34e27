/**
 * Reviews in this process, by the worker's own code. The one place in the terminal program that knows the worker, and
 * loaded only where something is reviewed here.
 */
import envPaths from 'env-paths'
import { ConfigError } from '#worker/config.ts'
import { failureOf } from '#worker/failure-of.ts'
import { createLocalRunner } from '#worker/local.ts'
import type { Context } from '../context.ts'
import { CommandError } from '../errors.ts'
import { readTarget } from './read-target.ts'
import { NotReviewed, type Reviewer } from './reviewer.ts'
import { hostAndPort, type Target } from './targets.ts'

export interface LocalReviewerOptions {
  engine: 'rubric' | 'model'
  targets: readonly Target[]
  allowHosts: readonly string[]
  say: (line: string) => void
}

export function createLocalReviewer(context: Context, options: LocalReviewerOptions): Reviewer {
  const { engine, say } = options
  // What a person names may be opened, wherever it is; what a page leads to from there may not.
  const named = options.targets.filter(({ kind }) => kind === 'website').flatMap(({ name }) => hostAndPort(name))
  const runner = settingsRight(context, () =>
    createLocalRunner({
      engine,
      env: context.env,
      dataDir: context.env.PANEL_DATA_DIR?.trim() || envPaths('panel', { suffix: '' }).cache,
      allowHosts: [...new Set([...named, ...options.allowHosts])],
      log: say,
    }),
  )
  return {
    async review(target, cap, signal) {
      const source = await sourceOf(context, target)
      try {
        return await runner.review({ panel: target.panel, source, signal, cap })
      } catch (error) {
        if (signal.aborted) throw error
        if (error instanceof ConfigError) throw wrongSetting(context, error)
        const failure = failureOf(error)
        if (failure) throw new NotReviewed(failure.code, failure.message)
        throw new NotReviewed('internal', `It could not be reviewed: ${error instanceof Error ? error.message : error}`)
      }
    },
    close: () => runner.close(),
  }
}

async function sourceOf(context: Context, target: Target) {
  const submission = await readTarget(context, target)
  if (submission.contentType === 'website') return { url: submission.url }
  const { file } = submission
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name }
}

function settingsRight<T>(context: Context, make: () => T): T {
  try {
    return make()
  } catch (error) {
    throw error instanceof ConfigError ? wrongSetting(context, error) : error
  }
}

const wrongSetting = (context: Context, error: ConfigError) =>
  new CommandError(`${error.message}.`, { next: `${context.program} ci --help`, code: 'invalid_config' })
