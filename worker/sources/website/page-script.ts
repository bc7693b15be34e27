/** The modules in `in-page/` as one script, since a page can import nothing of ours. */
import { fileURLToPath } from 'node:url'

/** Bundles them. Where the worker is itself built, `scripts/building/page-script.ts` puts the finished text in this file's place. */
async function bundle(): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('in-page/commands.ts', import.meta.url))],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'page',
    target: 'chrome130',
    logLevel: 'silent',
  })
  // Inside a function, because on the window an element of that name could stand in its place.
  return `(() => { ${outputFiles[0]?.text}\nreturn page })()`
}

let script: Promise<string> | undefined

/** An expression whose value is what `in-page/commands.ts` exports. */
export function pageScript(): Promise<string> {
  script ??= bundle()
  return script
}
