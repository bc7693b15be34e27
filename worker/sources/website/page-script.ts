/** Bundles the modules in `in-page/` into one script, because a page cannot import our modules. */
import { fileURLToPath } from 'node:url'

/** Used from the sources only: in a build, `scripts/building/page-script.ts` replaces this file with the finished bundle. */
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
  // Inside a function, because an element with the id "page" would shadow a global of that name.
  return `(() => { ${outputFiles[0]?.text}\nreturn page })()`
}

let script: Promise<string> | undefined

export function pageScript(): Promise<string> {
  script ??= bundle()
  return script
}
