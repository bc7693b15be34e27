import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { globSync } from 'tinyglobby'
import { buildWhereChanged, root } from './stamp.ts'

/** Builds if a source changed, after calling `onBuild`, and returns whether it did. Throws with Astro's output. */
export const buildSite = (onBuild?: () => void): Promise<boolean> =>
  buildWhereChanged({
    name: 'site',
    sources: ['site', 'api/contracts', 'api/client', 'db/*.ts', 'db/samples', 'astro.config.mjs'],
    // The address in the site's links. The footer's year is not a setting, because the server updates it.
    setting: process.env.PANEL_SITE_URL ?? '',
    async make(folder) {
      onBuild?.()
      const command = [path.join(root, 'node_modules/astro/bin/astro.mjs'), 'build', '--outDir', folder]
      const env = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }
      await promisify(execFile)(process.execPath, command, { cwd: root, env }).catch(({ stdout = '', stderr = '' }) => {
        throw new Error(`The site cannot be built. Astro says:\n${`${stdout}${stderr}`.trim()}`)
      })
      await precompress(folder)
    },
  })

const compressors = {
  br: promisify(brotliCompress),
  gz: (plain: Buffer) => promisify(gzip)(plain, { level: 9 }),
}

/** Adds compressed copies of text files where they are smaller, so that no request has to compress. */
async function precompress(folder: string): Promise<void> {
  const text = '**/*.{html,css,js,mjs,json,svg,xml,txt,webmanifest,ico}'
  const copy = async (file: string, ending: string, compress: (plain: Buffer) => Promise<Buffer>) => {
    const plain = await readFile(file)
    const compressed = await compress(plain)
    if (compressed.length < plain.length) await writeFile(`${file}.${ending}`, compressed)
  }
  const files = globSync(text, { cwd: folder, ignore: 'server/**', absolute: true })
  await Promise.all(
    files.flatMap(file => Object.entries(compressors).map(([ending, compress]) => copy(file, ending, compress))),
  )
}
