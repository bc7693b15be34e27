import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { dataDir, servePages } from '#worker/test/website/local-sites.ts'
import { root } from '../../../scripts/building/stamp.ts'
import { makeFolder, type Outcome } from '../terminal.ts'
import { makeClone, type Registry, runProgram, startRegistry } from './clone.ts'

let folder: Awaited<ReturnType<typeof makeFolder>>
let registry: Registry
let packed: Outcome
let home: string
let env: Record<string, string | undefined>
const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

beforeAll(async () => {
  folder = await makeFolder()
  registry = await startRegistry(root)
  home = join(folder.path, 'somewhere')
  mkdirSync(home)
  // A user of npm with nothing of their own: no settings, no cache.
  env = {
    PATH: process.env.PATH,
    HOME: folder.path,
    npm_config_userconfig: join(folder.path, 'none'),
    npm_config_cache: join(folder.path, 'cache'),
    npm_config_registry: registry.url,
    npm_config_update_notifier: 'false',
    PANEL_DATA_DIR: dataDir,
  }
  const clone = join(folder.path, 'clone')
  makeClone(root, clone)
  packed = await runProgram('npm', ['pack', '--json', '--pack-destination', folder.path], { cwd: clone, env })
  const tarball = readdirSync(folder.path).find(name => name.endsWith('.tgz')) ?? 'none'
  await writeFile(join(home, 'package.json'), '{"private":true}')
  const installed = await runProgram(
    'npm',
    ['install', '--omit=optional', '--no-audit', '--no-fund', join(folder.path, tarball)],
    { cwd: home, env },
  )
  expect(installed.code, installed.stderr).toBe(0)
}, 180_000)

afterAll(async () => {
  await registry?.close()
  await folder?.remove()
})

const panel = (...args: string[]) => runProgram(join(home, 'node_modules', '.bin', 'panel'), args, { cwd: home, env })

it('packs the terminal program and the client, and leaves the clone as it was', () => {
  expect(packed.code, packed.stderr).toBe(0)
  const [{ files }] = JSON.parse(packed.stdout)
  const names: string[] = files.map((file: { path: string }) => file.path)
  const others = names.filter(name => !name.startsWith('dist/cli/') && !name.startsWith('dist/client/'))
  expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json'])
  expect(names.filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([])
  const clone = readFileSync(join(folder.path, 'clone', 'package.json'), 'utf8')
  expect(clone).toBe(readFileSync(join(root, 'package.json'), 'utf8'))
})

it('needs what it loads, in the versions that it was tried with, and no more', () => {
  const manifest = JSON.parse(readFileSync(join(home, 'node_modules', 'panel', 'package.json'), 'utf8'))
  const needed = { ...manifest.dependencies, ...manifest.optionalDependencies }
  for (const [name, version] of Object.entries(needed)) expect(version, name).toBe(own.dependencies[name])
  expect(Object.keys(manifest.dependencies)).toEqual([
    '@sparticuz/chromium',
    'pdf-parse',
    'playwright-core',
    'word-extractor',
    'zod',
  ])
  expect(manifest.devDependencies).toBeUndefined()
  expect([...registry.served].filter(name => name.startsWith('@embedpdf/'))).toEqual([])
})

it('is the client of other programs too', async () => {
  const text = "import { createClient } from 'panel/client'; console.log(typeof createClient({ baseUrl: '' }).call)"
  const outcome = await runProgram(process.execPath, ['--input-type=module', '-e', text], { cwd: home, env })
  expect(outcome, outcome.stderr).toMatchObject({ code: 0, stdout: 'function\n' })
})

it('says its version and its help', async () => {
  expect(await panel('--version')).toEqual({ code: 0, stdout: `${own.version}\n`, stderr: '' })
  expect((await panel('ci', '--help')).stdout).toContain('--local')
})

it.each([
  ['deck.pptx', 'db/samples/sample-deck.pptx', 3],
  ['test.pdf', 'worker/test/fixtures/office/test.pdf', 0],
  ['test.docx', 'worker/test/fixtures/office/test.docx', 0],
  ['test.doc', 'worker/test/fixtures/word/test01.doc', 0],
])('reviews %s there, without a server', async (name, source, code) => {
  cpSync(join(root, source), join(home, name))
  const outcome = await panel('ci', '--local', '--panel', 'vc', '--out', `results-${name}`, name)
  expect(outcome, outcome.stdout + outcome.stderr).toMatchObject({ code })
  expect(existsSync(join(home, `results-${name}`, 'panel.sarif'))).toBe(true)
})

it('reviews a website there, with the browser that came with it', async () => {
  const site = await servePages({
    '/': '<html><title>Acme</title><h1>Lorem ipsum dolor sit amet</h1><p>Bills for bakers.</p>',
  })
  try {
    const outcome = await panel('ci', '--json', `${site.origin}/`)
    expect(outcome.code, outcome.stderr).toBe(3)
    expect(JSON.parse(outcome.stdout).targets[0].claims[0].claim.observation).toBe('placeholder-left')
  } finally {
    await site.close()
  }
})
