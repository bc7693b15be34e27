import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { line, pdf } from '#worker/test/sources/samples.ts'
import { dataDir, servePages } from '#worker/test/website/local-sites.ts'
import { buildCli } from '../../../scripts/building/cli.ts'
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
  // An npm user without settings or cache.
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
  // `npm pack` builds the client by its own hook. The terminal program is built here, unless another suite has built it.
  await buildCli()
  makeClone(root, clone, { built: true })
  packed = await runProgram('npm', ['pack', '--json', '--pack-destination', folder.path], { cwd: clone, env })
  const tarball = readdirSync(folder.path).find(name => name.endsWith('.tgz')) ?? 'none'
  writeFileSync(join(home, 'package.json'), '{"private":true}')
  const installed = await runProgram(
    'npm',
    ['install', '--omit=optional', '--no-audit', '--no-fund', join(folder.path, tarball)],
    { cwd: home, env },
  )
  expect(installed.code, installed.stderr).toBe(0)
}, 180_000)

afterAll(async () => {
  registry?.close()
  await folder?.remove()
})

const panel = (...args: string[]) => runProgram(join(home, 'node_modules', '.bin', 'panel'), args, { cwd: home, env })

it('npm pack packs the terminal program and the client, and leaves the clone as it was', () => {
  expect(packed.code, packed.stderr).toBe(0)
  const [{ files }] = JSON.parse(packed.stdout)
  const names: string[] = files.map((file: { path: string }) => file.path)
  const others = names.filter(name => !name.startsWith('dist/cli/') && !name.startsWith('dist/client/'))
  expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json'])
  expect(names.filter(name => name.endsWith('.ts') && !name.endsWith('.d.ts'))).toEqual([])
  for (const file of ['package.json', 'README.md'])
    expect(readFileSync(join(folder.path, 'clone', file), 'utf8'), file).toBe(readFileSync(join(root, file), 'utf8'))
})

it('the package depends on what it loads, in the tested versions, and on nothing else', () => {
  const manifest = JSON.parse(readFileSync(join(home, 'node_modules', 'panel', 'package.json'), 'utf8'))
  const needed = { ...manifest.dependencies, ...manifest.optionalDependencies }
  for (const [name, version] of Object.entries(needed)) expect(version, name).toBe(own.dependencies[name])
  expect(Object.keys(manifest.dependencies)).toEqual([
    '@sparticuz/chromium',
    '@tesseract.js-data/eng',
    'pdf-parse',
    'pdfjs-dist',
    'playwright-core',
    'tesseract.js-core',
    'word-extractor',
    'zod',
  ])
  expect(manifest.devDependencies).toBeUndefined()
  expect([...registry.served].filter(name => name.startsWith('@embedpdf/'))).toEqual([])
})

it('the package has a client for other programs', async () => {
  const readme = readFileSync(join(home, 'node_modules', 'panel', 'README.md'), 'utf8')
  const [, example = ''] = /^```js\n([\s\S]*?)^```$/m.exec(readme) ?? []
  expect(example).toContain("from 'panel/client'")
  const text = example.replace('https://panel.example.com', 'http://127.0.0.1:9')
  const outcome = await runProgram(process.execPath, ['--input-type=module', '-e', text], { cwd: home, env })
  // The client has sent a request, and nothing answers.
  expect(outcome, outcome.stderr).toMatchObject({ code: 1, stderr: expect.stringContaining('Failure') })
})

it('the package reviews documents of every kind and a website, with the browser that it installed', async () => {
  const documents = {
    'deck.pptx': 'db/samples/sample-deck.pptx',
    'test.docx': 'worker/test/fixtures/office/test.docx',
    'test.doc': 'worker/test/fixtures/word/test01.doc',
  }
  for (const [name, source] of Object.entries(documents)) cpSync(join(root, source), join(home, name))
  writeFileSync(join(home, 'test.pdf'), pdf([line('Lorem ipsum dolor sit amet.', 700)]))
  const site = await servePages({ '/': '<html><title>Acme</title><h1>Lorem ipsum dolor sit amet</h1></html>' })
  const targets = [`${site.origin}/`, ...Object.keys(documents), 'test.pdf']
  const outcome = await panel('ci', '--local', '--panel', 'vc', ...targets)
  await site.close()
  expect(outcome, outcome.stdout + outcome.stderr).toMatchObject({ code: 3 })
  expect(outcome.stdout).toContain('(5 targets of 5 reviewed)')
  expect(existsSync(join(home, 'panel-results', 'panel.sarif'))).toBe(true)
})
