import { defineConfig } from 'astro/config'

// Static HTML: the API serves what is built. Styles stay in files of their own, so that the Content-Security-Policy
// needs no exception and the browser caches them.
// biome-ignore lint/style/noDefaultExport: Astro reads the default export
export default defineConfig({
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/site',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never', assets: '_astro' },
  devToolbar: { enabled: false },
})
