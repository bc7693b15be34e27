/** What the terminal's bundle leaves out of its sources, so that the program starts sooner. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { root } from './stamp.ts'

/** Before each file of a bundle, for packages that were written for `require`. Most files hold none, so it is made when asked for. */
export const requireWhenAsked = `import { createRequire as __createRequire } from 'node:module'
function require(name) { return (require.made ??= __createRequire(import.meta.url))(name) }`

/** Of package.json the program says its version and nothing else. */
export const onlyVersion: Plugin = {
  name: 'only-version',
  setup(build) {
    build.onLoad({ filter: /[\\/]package\.json$/ }, ({ path: file }) => {
      if (path.dirname(file) !== path.resolve(root)) return null
      const { version } = JSON.parse(readFileSync(file, 'utf8'))
      return { contents: JSON.stringify({ version }), loader: 'json' }
    })
  },
}

/** Schemas stay where a command checks something with them. With all of them loaded a call took a quarter longer. */
export const endpointsWithoutSchemas: Plugin = {
  name: 'endpoints-without-schemas',
  setup(build) {
    build.onLoad({ filter: /[\\/]api[\\/]contracts[\\/]endpoints\.ts$/ }, async () => {
      const { leanEndpointsCode } = await import('./lean-endpoints.ts')
      return { contents: leanEndpointsCode(), loader: 'js' }
    })
  },
}

/** What `string-width` makes when it is loaded, by what makes it when it is asked for. As a literal the first would be spelt out. */
const whenAsked: Record<string, string> = {
  'const rgiEmojiRegex = /^\\p{RGI_Emoji}$/v;': `let rgiEmoji; const rgiEmojiRegex = { test: text => (rgiEmoji ??= new RegExp('^\\\\p{RGI_Emoji}$', 'v')).test(text) };`,
  'const segmenter = new Intl.Segmenter();':
    'let ofClusters; const segmenter = { segment: text => (ofClusters ??= new Intl.Segmenter()).segment(text) };',
}

/** `string-width` spells out every emoji and loads the rules of clusters, which text in plain ASCII never needs. */
export const emojiWhenAsked: Plugin = {
  name: 'emoji-when-asked',
  setup(build) {
    build.onLoad({ filter: /[\\/]string-width[\\/]index\.js$/ }, ({ path: file }) => {
      let contents = readFileSync(file, 'utf8')
      for (const [made, asked] of Object.entries(whenAsked)) contents = contents.replace(made, () => asked)
      return { contents, loader: 'js' }
    })
  },
}
