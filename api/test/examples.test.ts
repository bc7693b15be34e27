/** The examples of docs/api.md, run unchanged beside the packed client: shells, and one program, which loads the client once. */
import { execFile, spawnSync } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildClient } from '../../scripts/building/client.ts'
import { root } from '../../scripts/building/stamp.ts'
import { packedManifest } from '../../scripts/packed-manifest.ts'
import { type Harness, startHarness } from './harness.ts'
import { claim } from './made-report.ts'
import { report, submitted } from './reviews/submitted.ts'

const text = await readFile(join(root, 'docs/api.md'), 'utf8')
const examples = [...text.matchAll(/```(\w+)\n([\s\S]*?)```/g)].map(([, language = '', code = ''], index) => ({
  language,
  code,
  name: `${index + 1}.${language}`,
}))

let api: Harness
let folder: string
let key: string
beforeAll(async () => {
  await buildClient()
  api = await startHarness()
  const { client } = await api.signUp()
  const { complete } = await submitted(api, client)
  await complete({ ...report, claims: [claim()] })
  key = (await client.call('createKey', { body: { name: 'Examples', scopes: ['read', 'submit'] } })).token
  folder = await mkdtemp(join(tmpdir(), 'panel-examples-'))
  const installed = join(folder, 'node_modules', 'panel')
  await mkdir(installed, { recursive: true })
  await cp(join(root, 'dist/client'), join(installed, 'dist/client'), { recursive: true })
  const manifest = packedManifest(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  await writeFile(join(installed, 'package.json'), JSON.stringify(manifest))
  await symlink(join(root, 'node_modules/zod'), join(folder, 'node_modules/zod'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const { name, code } of examples) await writeFile(join(folder, name), code)
}, 120_000)
afterAll(async () => {
  await api.close()
  await rm(folder, { recursive: true, force: true })
})

/** Rejects with the program's output if it fails. */
const run = (program: string, args: string[]) =>
  promisify(execFile)(program, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, PANEL_URL: api.url, PANEL_KEY: key },
  })

const programs = examples.filter(({ language }) => language === 'js').map(({ name }) => name)
const inTurn = programs.map(name => `await import('./${name}')\nconsole.log('── end')`).join('\n')
let printing: ReturnType<typeof run> | undefined

/** What each example prints, in their order in the document. */
const printed = [
  /"username":"person1"/,
  /"status":"in_progress"/,
  /"fileName":"memo.txt"/,
  /"title":"A report of Panel"/,
  /^304$/m,
  /^200\n412\n$/,
  /^Project \d+ is in_progress\nnot_found The report for this project is not available yet\.$/m,
  /^true$/m,
  /^\d+ of \d+: Nightly\n/,
  /^dismissed on version 1\nin_progress\n$/,
  /^review\.queued$/m,
  /^true false$/m,
]

describe('the examples', () => {
  it('are all in this test', () => {
    expect(examples).toHaveLength(printed.length)
  })

  it.each(examples.map((example, index) => ({ ...example, shape: printed[index] ?? /never/ })))(
    '$name does what it says',
    async ({ language, name, shape }) => {
      if (language === 'sh') return expect((await run('sh', ['-e', name])).stdout).toMatch(shape)
      printing ??= run(process.execPath, ['--input-type=module', '-e', inTurn])
      expect((await printing).stdout.split('── end\n')[programs.indexOf(name)]).toMatch(shape)
    },
  )
})

it('the client’s types describe the answers, and refuse what the endpoints do not accept', async () => {
  const head = `import { createClient } from 'panel/client'
const client = createClient({ baseUrl: '', retries: 1 })
`
  const right = `const project = await client.call('getProject', { params: { id: 7 } })
export const status: 'draft' | 'in_progress' | 'completed' = project.status
export const made = await client.call('createSubAccount', { body: { name: 'Ada', email: 'a@example.org' }, idempotencyKey: 'x' })`
  const wrong = [
    "client.call('getProject')",
    "client.call('noSuchCall')",
    "client.call('getUser', { idempotencyKey: 'x' })",
    "client.call('createKey', { body: { name: 'x', scopes: ['write'] } })",
  ]
  await writeFile(join(folder, 'right.ts'), head + right)
  await writeFile(join(folder, 'wrong.ts'), head + wrong.join('\n'))
  const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', noEmit: true, lib: ['es2024', 'dom'] }
  const only = { types: [], skipDefaultLibCheck: true }
  const settings = { compilerOptions: { ...compilerOptions, ...only }, files: ['right.ts', 'wrong.ts'] }
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(settings))
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  const out = spawnSync(process.execPath, [compiler, '--singleThreaded', '-p', folder], {
    cwd: folder,
    encoding: 'utf8',
  }).stdout
  const told = [...out.matchAll(/^(\S+)\((\d+),\d+\): error/gm)].map(([, file, line]) => `${file} ${line}`)
  expect([...new Set(told)], out).toEqual(wrong.map((_, index) => `wrong.ts ${head.split('\n').length + index}`))
})
