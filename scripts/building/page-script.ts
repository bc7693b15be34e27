/** Bundles the scripts that run inside the browser's pages into the worker as text, so that no bundler is needed at run time. */
import type { Plugin } from 'esbuild'

export const pageScriptAsText: Plugin = {
  name: 'page-script-as-text',
  setup(build) {
    build.onLoad({ filter: /[\\/]website[\\/]page-script\.ts$/ }, async () => {
      const { pageScript } = await import('#worker/sources/website/page-script.ts')
      return { contents: `export const pageScript = async () => ${JSON.stringify(await pageScript())}`, loader: 'js' }
    })
    build.onLoad({ filter: /[\\/]pages[\\/]drawing-scripts\.ts$/ }, async () => {
      const { drawingScripts } = await import('#worker/sources/pages/drawing-scripts.ts')
      return {
        contents: `export const drawingScripts = async () => (${JSON.stringify(await drawingScripts())})`,
        loader: 'js',
      }
    })
  },
}
