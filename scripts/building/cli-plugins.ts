/** What the terminal's bundle leaves out of its sources, so that the program starts sooner. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'esbuild'
import { root } from './stamp.ts'

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

const everyEmoji = 'const rgiEmojiRegex = /^\\p{RGI_Emoji}$/v;'

/** `string-width` has every emoji spelt out when it is loaded (20 ms), and asks for them where text is not plain ASCII. */
export const emojiWhenAsked: Plugin = {
  name: 'emoji-when-asked',
  setup(build) {
    build.onLoad({ filter: /[\\/]string-width[\\/]index\.js$/ }, ({ path: file }) => {
      const source = readFileSync(file, 'utf8')
      if (!source.includes(everyEmoji)) return null
      // As a literal it would be spelt out when the file is read.
      const contents = source.replace(
        everyEmoji,
        () =>
          `let rgiEmoji; const rgiEmojiRegex = { test: text => (rgiEmoji ??= new RegExp('^\\\\p{RGI_Emoji}$', 'v')).test(text) };`,
      )
      return { contents, loader: 'js' }
    })
  },
}
