/** Bundles the modules in `in-browser/`, one script for each kind of file, because a page cannot import our modules. */
import { fileURLToPath } from 'node:url'

export type DrawingScripts = Record<'pdf' | 'pptx' | 'docx' | 'typeset' | 'picture' | 'recognise', string>

/** Used from the sources only: in a build, `scripts/building/page-script.ts` replaces this file with the finished bundles. */
async function bundle(): Promise<DrawingScripts> {
  const { build } = await import('esbuild')
  const one = async (name: keyof DrawingScripts) => {
    const drawing = `import { open as draw } from './${name}.ts'; import { measured } from './sheet.ts'
      export const open = async source => measured(await draw(source))`
    const { outputFiles } = await build({
      stdin: {
        contents: name === 'recognise' ? `export { open } from './recognise.ts'` : drawing,
        resolveDir: fileURLToPath(new URL('in-browser', import.meta.url)),
        loader: 'ts',
      },
      bundle: true,
      write: false,
      format: 'esm',
      minifyWhitespace: true,
      target: 'chrome130',
      logLevel: 'silent',
    })
    return [name, outputFiles[0]?.text ?? '']
  }
  const names = ['pdf', 'pptx', 'docx', 'typeset', 'picture', 'recognise'] as const
  return Object.fromEntries(await Promise.all(names.map(one)))
}

let scripts: Promise<DrawingScripts> | undefined

export function drawingScripts(): Promise<DrawingScripts> {
  scripts ??= bundle()
  return scripts
}
