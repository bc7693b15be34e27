import node from '@astrojs/node'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'
import { leanEndpoints } from './scripts/building/lean-endpoints.ts'
import { leanEvents } from './scripts/building/lean-events.ts'
import { leanNotices } from './scripts/building/lean-notices.ts'
import { sharedChunks } from './scripts/building/shared-chunks.ts'
import { touchModule } from './scripts/building/touch-module.ts'
import { publicPaths } from './site/content/pages.ts'

// Where this installation is reached from outside: sharing pictures and the sitemap need whole addresses.
const origin = process.env.PANEL_SITE_URL || 'http://localhost:3000'

// Static HTML, which the API serves as it is built, and beside it in server/ what renders the few pages that say what only
// a request knows: the API calls that as a function (api/site/render.ts). Styles stay in files of their own, so that the
// Content-Security-Policy needs no exception and the browser caches them.
// biome-ignore lint/style/noDefaultExport: Astro reads the default export
export default defineConfig({
  site: origin,
  srcDir: './site',
  publicDir: './site/public',
  outDir: './dist/site',
  output: 'static',
  adapter: node({ mode: 'middleware' }),
  session: false,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never', assets: '_astro', client: './', server: './server/' },
  devToolbar: { enabled: false },
  // Screens behind a sign-in are nothing for a search engine: only the public pages are listed.
  integrations: [react(), sitemap({ filter: address => publicPaths.includes(new URL(address).pathname) })],
  vite: {
    plugins: [tailwindcss(), leanEndpoints(), leanEvents(), leanNotices(), touchModule()],
    // An SVG or font inside a stylesheet would be fetched by every page that never draws it.
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedChunks } } } } },
  },
})
