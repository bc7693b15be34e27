/** What runs inside visited pages, bundled with the worker, so that what is built needs no bundler when it runs. */
import type { Plugin } from 'esbuild'

export const pageScriptAsText: Plugin = {
  name: 'page-script-as-text',
  setup(build) {
    build.onLoad({ filter: /[\\/]website[\\/]page-script\.ts$/ }, async () => {
      const { pageScript } = await import('#worker/sources/website/page-script.ts')
      return { contents: `export const pageScript = async () => ${JSON.stringify(await pageScript())}`, loader: 'js' }
    })
  },
}
