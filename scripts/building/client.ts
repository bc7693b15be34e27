/** Builds the typed client for other programs, `panel/client`: one file for browsers and Node, and its types. */
import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { buildWhereChanged, root } from './stamp.ts'

/** The client's entry point. A string instead of a file, because the project itself has no barrel files. */
const exported = `export { createClient } from '#api/client/client.ts'
export { ApiFailure } from '#api/client/failure.ts'
export { isWholeKey } from '#api/contracts/key-format.ts'
export type { Client, ClientOptions, PageAnswer } from '#api/client/client.ts'
`
/** Not bundled into the client, because its types refer to these packages. */
export const besideClient = ['zod']

const typed = ['api/client/client.ts', 'api/contracts/key-format.ts']
/** Types are checked elsewhere, and with one thread they are written in a third of the CPU time. */
const declarations =
  '--ignoreConfig --noCheck --singleThreaded --declaration --emitDeclarationOnly --allowImportingTsExtensions ' +
  '--module nodenext --target es2024 --lib es2024,dom,dom.iterable,dom.asynciterable --strict ' +
  '--exactOptionalPropertyTypes --skipLibCheck --rootDir .'

/** Builds if a source changed, and returns whether it did. Throws with the compiler's output. */
export const buildClient = (): Promise<boolean> =>
  buildWhereChanged({
    name: 'client',
    sources: ['api/contracts', 'api/client', 'db/*.ts'],
    async make(folder) {
      const { build } = await import('esbuild')
      await build({
        absWorkingDir: root,
        stdin: { contents: exported, resolveDir: root, loader: 'ts' },
        outfile: path.join(folder, 'client.js'),
        bundle: true,
        format: 'esm',
        platform: 'neutral',
        target: 'es2022',
        external: besideClient,
        logLevel: 'silent',
      })
      const compiler = path.join(root, 'node_modules/typescript-native/bin/tsc')
      const types = ['--outDir', path.join(folder, 'types')]
      const command = [compiler, ...declarations.split(' '), ...types, ...typed]
      await promisify(execFile)(process.execPath, command, { cwd: root }).catch(error => {
        throw new Error(`The client's types could not be written: ${error.stdout || error.message}`)
      })
      writeFileSync(path.join(folder, 'client.d.ts'), exported)
    },
  })
