/** The typed client for other programs, as `panel/client`: one file that browsers and Node run, and its types. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { aside, putInPlace } from './place.ts'
import { fingerprint, isFresh, remember, root } from './stamp.ts'

/** What others import. A text instead of a file: inside, everything is imported from where it is. */
const exported = (
  folder: string,
  ending: string,
): string => `export { createClient } from '${folder}/client/client${ending}'
export { ApiFailure } from '${folder}/client/failure${ending}'
export { isWholeKey } from '${folder}/contracts/key-format${ending}'
export type { Client, ClientOptions, PageAnswer } from '${folder}/client/client${ending}'
`

const shared = ['vocabulary', 'limits', 'list-limits', 'located-document', 'report'].map(name => `db/${name}.ts`)
const sources = ['api/contracts', 'api/client', ...shared, 'scripts/building/client.ts']
const typed = ['api/client/client.ts', 'api/contracts/key-format.ts']
const output = 'dist/client'

/** What the client imports where it is installed: its types speak of it, so it cannot be bundled. */
export const besideClient = ['zod']

/** Builds where a source changed. Answers whether it did. Throws with the compiler's words where that fails. */
export async function buildClient(): Promise<boolean> {
  const print = fingerprint([...sources, 'package-lock.json'])
  if (isFresh('client', print, output)) return false
  const place = path.join(root, output)
  const fresh = aside(place)
  const { build } = await import('esbuild')
  await build({
    absWorkingDir: root,
    stdin: { contents: exported('./api', '.ts'), resolveDir: root, loader: 'ts' },
    outfile: path.join(fresh, 'client.js'),
    bundle: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    target: 'es2022',
    external: besideClient.flatMap(name => [name, `${name}/*`]),
    logLevel: 'silent',
  })
  writeTypes(fresh)
  putInPlace(fresh, place)
  remember('client', print)
  return true
}

function writeTypes(folder: string): void {
  const config = path.join(folder, 'tsconfig.json')
  const compilerOptions = {
    rootDir: root,
    outDir: path.join(folder, 'types'),
    declaration: true,
    emitDeclarationOnly: true,
    target: 'es2024',
    lib: ['es2024', 'dom', 'dom.iterable', 'dom.asynciterable'],
    types: [],
    module: 'nodenext',
    strict: true,
    exactOptionalPropertyTypes: true,
    allowImportingTsExtensions: true,
    skipLibCheck: true,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(config, JSON.stringify({ compilerOptions, files: typed.map(file => path.join(root, file)) }))
  const compiler = path.join(root, 'node_modules', 'typescript-native', 'bin', 'tsc')
  const { status, stdout, error } = spawnSync(process.execPath, [compiler, '-p', config], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`The client's types could not be written: ${error?.message ?? stdout}`)
  rmSync(config)
  writeFileSync(path.join(folder, 'client.d.ts'), exported('./types/api', '.js'))
  const types = path.join(folder, 'types')
  for (const file of readdirSync(types, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('.d.ts')) forOthers(path.join(types, file), types)
}

/** Names inside this package mean nothing elsewhere: "#db/report.ts" becomes the way there from this file. */
function forOthers(file: string, types: string): void {
  const up = path.relative(path.dirname(file), types).replaceAll(path.sep, '/') || '.'
  const text = readFileSync(file, 'utf8')
    .replaceAll(
      /(["'])#(\w+)\/([^"']+)\.ts\1/g,
      (_, quote, folder, rest) => `${quote}${up}/${folder}/${rest}.js${quote}`,
    )
    .replaceAll(/(["'])(\.[^"']+)\.ts\1/g, '$1$2.js$1')
  writeFileSync(file, text)
}
