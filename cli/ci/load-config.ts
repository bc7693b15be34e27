import { access, readFile } from 'node:fs/promises'
import { basename, extname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Context } from '../context.ts'
import { CommandError, reasonOf } from '../errors.ts'
import { ConfigProblem, type ParsedConfig, parseConfig } from './config.ts'

const names = ['panel.config.json', 'panel.config.ts']

export interface LoadedConfig {
  config: ParsedConfig
  file: string | null
  /** The source text, for finding the line of a target. */
  text: string
}

/** The named file, else the one in this folder, else nothing. Throws `CommandError` naming the invalid field. */
export async function loadConfig(context: Context, named: string | undefined): Promise<LoadedConfig> {
  const file = named ?? (await findConfig(context))
  if (file === null) return { config: {}, file: null, text: '' }
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw invalid(context, `The configuration ${file} cannot be read: ${reasonOf(error)}.`)
  })
  const value = extname(file) === '.json' ? parseJson(context, file, text) : await importValue(context, file)
  try {
    return { config: parseConfig(value), file, text }
  } catch (error) {
    throw explainConfig(context, basename(file), error)
  }
}

export function explainConfig(context: Context, where: string, error: unknown): unknown {
  return error instanceof ConfigProblem ? invalid(context, `${where}: ${error.message}`) : error
}

const invalid = (context: Context, message: string) =>
  new CommandError(message, { next: `${context.program} ci --help`, code: 'invalid_config' })

async function findConfig(context: Context): Promise<string | null> {
  const there = await Promise.all(
    names.map(name =>
      access(name).then(
        () => true,
        () => false,
      ),
    ),
  )
  const found = names.filter((_name, at) => there[at])
  if (found.length > 1) throw invalid(context, `There are ${found.join(' and ')}: keep one, or name one with --config.`)
  return found[0] ?? null
}

function parseJson(context: Context, file: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw invalid(context, `${file} is no JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}

async function importValue(context: Context, file: string): Promise<unknown> {
  let loaded: Record<string, unknown>
  try {
    loaded = await import(pathToFileURL(resolve(file)).href)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const old = error instanceof Error && 'code' in error && error.code === 'ERR_UNKNOWN_FILE_EXTENSION'
    throw invalid(
      context,
      old
        ? `This Node (${process.version}) cannot run ${file}: use Node 22.18 or later, or write panel.config.json.`
        : `${file} cannot be run: ${reason}`,
    )
  }
  if (loaded.default === undefined) throw invalid(context, `${file} has no default export: export the configuration.`)
  return loaded.default
}
