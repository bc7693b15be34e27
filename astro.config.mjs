import node from '@astrojs/node'
import react from '@astrojs/react'
import sitemap from '@astrojs/sitemap'
import { defineConfig } from 'astro/config'
import { leanEndpointsInBrowser } from './scripts/building/lean-endpoints.ts'
import { publicPaths } from './site/content/pages.ts'

// The installation's public address: sharing pictures and the sitemap need absolute URLs.
const origin = process.env.PANEL_SITE_URL || 'http://localhost:3000'

const inBrowser = { applyToEnvironment: ({ name }) => name === 'client' }

// `ui/toaster.tsx` imports sonner's stylesheet as a file, so the 3 kB copy in sonner's script is removed.
const leanNotices = {
  ...inBrowser,
  name: 'lean-notices',
  transform: {
    filter: { id: /\/node_modules\/sonner\/dist\/index\.mjs/ },
    handler: code => ({ code: code.replace(/^__insertCSS\(".*"\);?$/m, ''), map: null }),
  },
}

// The early-access form loads this script on first interaction. Its name has no hash, because an attribute contains the name
// and the page's security policy contains that attribute's hash.
const earlyAccess = {
  ...inBrowser,
  name: 'early-access',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'chunk', id: 'site/islands/early-access-island.ts', fileName: 'early-access.js' })
  },
}

// Modules that nearly every screen needs are one file, because many small ones compress badly: 4 kB more for /dashboard.
const packages =
  'react|react-dom|scheduler|nanostores|@nanostores|@astrojs/react|@tanstack/query-core(?!.*/infiniteQueryObserver)'
const icons = 'lucide-react/dist/esm/(createLucideIcon|icons/x)'
const parts = [
  'stores/(?!upload|handed)',
  'content/links\\.ts',
  'components/list/open-row\\.ts',
  'components/shell/(island|guarded|notices|screen|side-links)\\.tsx',
  'components/shares/(share-notes|use-share-known)\\.tsx?',
  'components/projects/((words|marks)\\.ts|status-badge\\.tsx)',
  'ui/(badge|skeleton|pending|mark|lazy-component)\\.tsx',
]
const sharedChunks = {
  groups: [
    // Separate, because the early-access form needs only the API client.
    { name: 'client', test: /\/api\/client\/(client|failure|pause)\.ts$|preload-helper/, priority: 1 },
    {
      name: 'shared',
      test: new RegExp(
        `/node_modules/(${packages}|${icons})[/.]|/api/contracts/events\\.ts|/site/(${parts.join('|')})`,
      ),
    },
  ],
}

// Builds static HTML that the API serves, and in server/ the renderer of the few pages that depend on the request, which the
// API calls as a function (api/site/render.ts). Styles are separate files, so that the Content-Security-Policy needs no
// exception and browsers cache them.
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
  // Only public pages are listed, since search engines cannot see screens behind the sign-in.
  integrations: [react(), sitemap({ filter: address => publicPaths.includes(new URL(address).pathname) })],
  vite: {
    plugins: [leanEndpointsInBrowser, leanNotices, earlyAccess],
    // An SVG or font inside a stylesheet would be fetched by every page that never draws it.
    build: { assetsInlineLimit: 0 },
    environments: { client: { build: { rolldownOptions: { output: { codeSplitting: sharedChunks } } } } },
  },
})
