/** Writes a run's files, whatever happened, so that a pipeline can show why a target could not be reviewed. */
import { access, constants, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Context } from '../context.ts'
import { CommandError, reasonOf } from '../errors.ts'
import { makeFolder } from '../make-folder.ts'
import { annotations } from '../output/annotations.ts'
import { toJson } from '../output/json.ts'
import { junitXml } from '../output/junit.ts'
import { markdownSummary } from '../output/markdown-ci.ts'
import { sarifLog } from '../output/sarif.ts'
import { exitCodeFor, failing, type Results } from './results.ts'

export const resultFiles = {
  json: 'panel.json',
  junit: 'junit.xml',
  sarif: 'panel.sarif',
  markdown: 'summary.md',
  annotations: 'annotations.txt',
} as const

/** Creates the folder before any review, because results that cannot be stored are useless. */
export async function prepareOutputFolder(context: Context, folder: string): Promise<void> {
  try {
    await makeFolder(resolve(folder))
    await access(folder, constants.W_OK)
  } catch (error) {
    throw writeFailed(context, folder, error)
  }
}

const writeFailed = (context: Context, folder: string, error: unknown) =>
  new CommandError(`The results cannot be written into ${folder}: ${reasonOf(error)}.`, {
    next: `${context.program} ci --out <a folder that can be written>`,
    code: 'not_written',
  })

export async function writeResults(context: Context, folder: string, results: Results): Promise<void> {
  const lines = annotations(results)
  const texts = {
    json: `${toJson(resultsObject(results), 2)}\n`,
    junit: junitXml(results),
    sarif: `${toJson(sarifLog(results), 2)}\n`,
    markdown: markdownSummary(results),
    annotations: lines.length > 0 ? `${lines.join('\n')}\n` : '',
  }
  for (const kind of Object.keys(resultFiles) as (keyof typeof resultFiles)[]) {
    await writeFile(join(folder, resultFiles[kind]), texts[kind]).catch((error: unknown) => {
      throw writeFailed(context, folder, error)
    })
  }
}

/** For programs. Only `startedAt` and `milliseconds` differ between two runs on the same input. */
export function resultsObject(results: Results): object {
  const { version, name, outcome, failure, settings, targets, expired, unused, startedAt, milliseconds } = results
  return {
    version,
    name,
    outcome,
    exitCode: exitCodeFor(results),
    failure,
    settings,
    startedAt,
    milliseconds,
    expired,
    unused,
    targets: targets.map(target => ({ ...target, failing: failing(target).length })),
  }
}
