import { spawn } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { outputOf } from '#db/test/child-output.ts'

let folder = ''
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A clone with nothing installed, and an npm that takes some seconds and records its runs. */
function clone(lockfile: { packages: object } = { packages: {} }, seconds = 0): void {
  folder = mkdtempSync(path.join(tmpdir(), 'panel-clone-'))
  for (const name of ['scripts', 'bin']) mkdirSync(path.join(folder, name))
  copyFileSync(fileURLToPath(new URL('../install.mjs', import.meta.url)), path.join(folder, 'scripts/install.mjs'))
  writeFileSync(path.join(folder, 'package.json'), '{}')
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lockfile))
  const made = Object.keys({ 'node_modules/node/bin': {}, ...lockfile.packages }).join(' ')
  // This npm fails for a package that is named on its command line.
  const npm = `echo "$@" >> runs; sleep ${seconds}; mkdir -p ${made}; touch node_modules/node/bin/node; case "$*" in *@1.2.3*) exit 1;; esac`
  writeFileSync(path.join(folder, 'bin/npm'), `#!/bin/sh\n${npm}\n`, { mode: 0o755 })
}

async function install(): Promise<{ code: number | null; said: string }> {
  const module = pathToFileURL(path.join(folder, 'scripts/install.mjs')).href
  const script = `const { ensureInstalled } = await import(${JSON.stringify(module)}); await ensureInstalled()`
  const env = { PATH: `${path.join(folder, 'bin')}${path.delimiter}${process.env.PATH}` }
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], { env })
  const { ended, said } = outputOf(child)
  return { code: await ended, said: said.stdout }
}

const runs = () => readFileSync(path.join(folder, 'runs'), 'utf8').trim().split('\n')
const turn = () => path.join(folder, '.panel-installing')

it.runIf(process.platform !== 'win32')('installs once if two first runs start together', async () => {
  clone(undefined, 1)
  const both = await Promise.all([install(), install()])
  expect(both.map(({ code }) => code)).toEqual([0, 0])
  expect(both.filter(({ said }) => said.includes('waiting for it'))).toHaveLength(1)
  expect(runs()).toHaveLength(1)
  expect(existsSync(turn())).toBe(false)
})

it.runIf(process.platform !== 'win32')('does not wait for an installation that was killed', async () => {
  clone()
  writeFileSync(turn(), '2147483646')
  expect(await install()).toMatchObject({ code: 0, said: expect.not.stringContaining('waiting') })
  expect(existsSync(turn())).toBe(false)
})

it.runIf(process.platform !== 'win32')(
  'requests the compiled parts that a lockfile from another kind of machine lacks, and does without unavailable ones',
  async () => {
    const library =
      process.platform === 'linux' && JSON.stringify(process.report.getReport()).includes('glibcVersionRuntime')
        ? '-gnu'
        : ''
    const [here, elsewhere] = [`${process.platform}-${process.arch}${library}`, 'plan9-mips']
    const needs = (name: string) => ({
      optionalDependencies: { [`${name}-${here}`]: '1.2.3', [`${name}-${elsewhere}`]: '1.2.3' },
    })
    clone({
      packages: {
        'node_modules/lacking': needs('@parts/lacking'),
        'node_modules/whole': needs('@parts/whole'),
        [`node_modules/@parts/whole-${here}`]: {},
        'node_modules/above/node_modules/inner': needs('inner'),
        [`node_modules/above/node_modules/inner-${here}`]: {},
      },
    })
    expect((await install()).code).toBe(0)
    expect(runs()).toHaveLength(2)
    expect(runs()[1]).toMatch(/^install --no-save /)
    expect(
      runs()[1]
        ?.split(' ')
        .filter(word => word.includes('@1.2.3')),
    ).toEqual([`@parts/lacking-${here}@1.2.3`])
  },
)
