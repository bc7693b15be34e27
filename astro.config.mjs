import node from '@astrojs/node'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'
import { leanEndpointsInBrowser } from './scripts/building/lean-endpoints.ts'
import { publicPaths } from './site/content/pages.ts'

// Where this installation is reached from outside: sharing pictures and the sitemap need whole addresses.
const origin = process.env.PANEL_SITE_URL || 'http://localhost:3000'

const inBrowser = { applyToEnvironment: ({ name }) => name === 'client' }

// `ui/toaster.tsx` imports sonner's stylesheet as a file: the copy in its script, 3 kB, is left out.
const leanNotices = {
  ...inBrowser,
  name: 'lean-notices',
  transform: {
    filter: { id: /\/node_modules\/sonner\/dist\/index\.mjs/ },
    handler: code => ({ code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null }),
  },
}

// A script that no page loads by itself: the early-access form asks for it when it is touched. Its name holds no hash,
// since it stands in an attribute whose own hash is in the page's policy.
const earlyAccess = {
  ...inBrowser,
  name: 'early-access',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'site/islands/early-access-island.ts', fileName: 'early-access.js' })
  },
}

// What nearly every screen needs, as one file: many small ones compress badly, and cost /dashboard 4 kB more.
const packages = 'react|react-dom|scheduler|nanostores|@nanostores|@astrojs/react|@tanstack/query-core'
const icons = 'lucide-react/dist/esm/(createLucideIcon|icons/x)'
const parts = [
  'stores/(?!upload)',
  'components/shell/(island|guarded|notices|side-links)\\.tsx',
  'components/shares/(share-notes|use-share-known)\\.tsx?',
  'components/projects/((words|marks)\\.ts|status-badge\\.tsx)',
  'ui/(badge|skeleton|mark|empty|lazy-component)\\.tsx',
]
const sharedChunks = {
  groups: [
    // By itself, since the early-access form needs the client of the API and no more.
    { name: 'client', test: /\/api\/client\/(client|failure)\.ts$|preload-helper/, priority: 1 },
    { name: 'shared', test: new RegExp(`/node_modules/(${packages}|${icons})[/.]|/site/(${parts.join('|')})`) },
  ],
}

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
    plugins: [leanEndpointsInBrowser, leanNotices, earlyAccess],
    // An SVG or font inside a stylesheet would be fetched by every page that never draws it.
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedChunks } } } } },
  },
})
