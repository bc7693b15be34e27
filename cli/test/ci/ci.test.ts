import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dataDir, type Site, serve } from '#worker/test/website/local-sites.ts'
import { buildCli } from '../../../scripts/building/cli.ts'
import { root } from '../../../scripts/building/stamp.ts'
import { makeFolder, run, start } from '../terminal.ts'
import { junitProblems, readJunit, readSarif, sarifProblems } from './read-back.ts'

const page = `<!doctype html>
<html lang="en"><head><title>Acme, bills for bakers</title></head>
<body><main>
<h1>Bills for bakers, written while the bread is <em>still</em>
 warm</h1>
<p>Acme writes the bill when the order leaves the shop. It costs 20 euros a month and ends whenever you like.</p>
<a href="/start" style="display:inline-block;padding:12px;background:#024;color:#fff">Write a first bill</a>
<p>Lorem ipsum dolor sit amet, <b>consectetur</b> adipiscing elit.</p>
</main></body></html>
`
const clean = 'Bills for bakers\n\nAcme sends the bill when the bread leaves the shop.\n'
const flawed = `${clean}\nLorem ipsum dolor sit amet, consectetur adipiscing elit.\n`

let folder: Awaited<ReturnType<typeof makeFolder>>
let site: Site
/** Requests for /slow: they are never answered. */
let askedSlow: PromiseWithResolvers<void>
let env: Record<string, string>

beforeAll(async () => {
  await buildCli()
  folder = await makeFolder()
  askedSlow = Promise.withResolvers()
  site = await serve((request, response) => {
    if (request.url === '/slow') askedSlow.resolve()
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  // No server answers there: whatever is reviewed, is reviewed here.
  env = {
    PANEL_URL: 'http://127.0.0.1:9',
    PANEL_SESSION_FILE: join(folder.path, 'session.json'),
    PANEL_DATA_DIR: dataDir,
  }
})

afterAll(async () => {
  await site?.close()
  await folder?.remove()
})

let folders = 0

/** A repository of its own with these files. */
async function repository(files: Record<string, string | Uint8Array> = {}): Promise<string> {
  folders += 1
  const path = join(folder.path, `repository-${folders}`)
  await mkdir(join(path, '.git'), { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    await mkdir(join(path, name, '..'), { recursive: true })
    await writeFile(join(path, name), content)
  }
  return path
}

const ci = (cwd: string, args: string[], more: Record<string, string> = {}) =>
  run(['ci', ...args], { cwd, env: { ...env, ...more } })

const config = (value: object) => JSON.stringify(value, null, 2)
const read = (cwd: string, name: string, out = 'panel-results') => readFile(join(cwd, out, name), 'utf8')
const results = async (cwd: string, out?: string) => JSON.parse(await read(cwd, 'panel.json', out))
/** What runs at other times may say otherwise. */
const withoutTimes = (text: string) =>
  text
    .replace(/"milliseconds": \d+/g, '"milliseconds": 0')
    .replace(/\btime="[\d.]+"/g, 'time="0"')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z?/g, 'then')

async function expectReadable(cwd: string, out = 'panel-results') {
  const sarif = await read(cwd, 'panel.sarif', out)
  expect(sarifProblems(sarif)).toEqual([])
  expect(await junitProblems(await read(cwd, 'junit.xml', out))).toEqual([])
  const { suites, results: cases } = await readJunit(join(cwd, out))
  return { sarif: JSON.parse(sarif), shown: readSarif(sarif), suites, cases }
}

describe('a run over pages and documents', () => {
  let cwd: string
  let outcome: Awaited<ReturnType<typeof run>>

  beforeAll(async () => {
    cwd = await repository({
      'panel.config.json': config({
        panel: 'marketing',
        targets: [
          { target: `${site.origin}/`, sources: ['site/**/*.html'] },
          'notes/*.txt',
          { target: 'deck.pptx', panel: 'vc' },
          'gone.pdf',
        ],
      }),
      'site/pages/index.html': page,
      'notes/b.txt': flawed,
      'notes/a.txt': clean,
    })
    await cp(join(root, 'db/samples/sample-deck.pptx'), join(cwd, 'deck.pptx'))
    outcome = await ci(cwd, ['--local'], { GITHUB_ACTIONS: 'true' })
  })

  it('fails because of what it names, and says what it could not review', () => {
    expect(outcome.code, outcome.stderr).toBe(3)
    expect(outcome.stdout).toContain('✓ notes/a.txt: passed')
    expect(outcome.stdout).toContain('✗ gone.pdf: could not be reviewed: There is no file gone.pdf.')
    expect(outcome.stdout).toContain('The gate is not met: 3 claims in 3 targets (4 targets of 5 reviewed).')
    expect(outcome.stderr).toContain('Results are in panel-results')
    expect(outcome.stderr).not.toContain('Try:')
  })

  it('knows the line of a page that is built from the repository, of a text, and the slide of a deck', async () => {
    const { targets } = await results(cwd)
    const failing = targets.flatMap((target: { claims: { effect: string }[] }) =>
      target.claims.filter(({ effect }) => effect === 'fails'),
    )
    expect(failing).toMatchObject([
      { claim: { rule: 'placeholder-left' }, file: { path: 'site/pages/index.html', line: 8 } },
      { claim: { rule: 'placeholder-left' }, file: { path: 'notes/b.txt', line: 5 } },
      { claim: { rule: 'numbers-contradict' }, file: { path: 'deck.pptx', line: null }, place: 'slide 8' },
    ])
  })

  it('annotates for GitHub, in the log and in a file', async () => {
    const lines = (await read(cwd, 'annotations.txt')).trimEnd().split('\n')
    expect(outcome.stdout.trimEnd().split('\n').slice(-lines.length)).toEqual(lines)
    expect(lines[0]).toBe(
      '::error file=gone.pdf,line=1,title=Panel%3A could not be reviewed::gone.pdf: There is no file gone.pdf.',
    )
    expect(lines.filter(line => line.startsWith('::error')).map(line => line.split('::')[1])).toEqual([
      'error file=gone.pdf,line=1,title=Panel%3A could not be reviewed',
      'error file=site/pages/index.html,line=8,title=Panel%2C placeholder-left',
      'error file=notes/b.txt,line=5,title=Panel%2C placeholder-left',
      'error file=deck.pptx,line=1,title=Panel%2C numbers-contradict%2C slide 8',
    ])
    expect(lines.some(line => line.startsWith('::warning file=deck.pptx,line=1,'))).toBe(true)
  })

  it('writes JUnit and SARIF that others read', async () => {
    const { sarif, shown, suites, cases } = await expectReadable(cwd)
    expect(suites).toMatchObject({ failures: 3, errors: 1 })
    expect(cases).toMatchObject({ failed: 3, errors: 1, status: 'FAIL' })
    expect(cases.suites.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
      [`${site.origin}/`, 'FAIL'],
      ['notes/a.txt', 'PASS'],
      ['notes/b.txt', 'FAIL'],
      ['deck.pptx', 'FAIL'],
      ['gone.pdf', 'FAIL'],
    ])
    expect(shown.hasMessages).toBe(true)
    expect(shown.body).toContain('blob/main/site/pages/index.html#L8')
    const [only] = sarif.runs
    const rules: string[] = only.tool.driver.rules.map(({ id }: { id: string }) => id)
    expect(rules).toEqual([...rules].sort())
    expect(rules).toContain('placeholder-left')
    for (const result of only.results) expect(rules[result.ruleIndex]).toBe(result.ruleId)
    const prints = only.results.map((one: { partialFingerprints: object }) => Object.values(one.partialFingerprints)[0])
    expect(new Set(prints).size).toBe(prints.length)
    expect(only.invocations[0]).toMatchObject({ executionSuccessful: true, exitCode: 3 })
    expect(only.invocations[0].toolExecutionNotifications).toMatchObject([{ descriptor: { id: 'invalid_input' } }])
  })

  it('writes Markdown that begins with its mark and names everything', async () => {
    const summary = await read(cwd, 'summary.md')
    expect(summary.split('\n')[0]).toBe('<!-- panel-ci -->')
    expect(summary).toContain('site/pages/index.html:8')
    expect(summary).toContain('deck.pptx, slide 8')
    expect(summary).toContain('The panel does not decide. You do.')
  })

  it('writes the same bytes again, but for times', async () => {
    const before = await Promise.all((await readdir(join(cwd, 'panel-results'))).sort().map(name => read(cwd, name)))
    const again = await ci(cwd, ['--local', '--out', 'again'], { GITHUB_ACTIONS: 'true' })
    const after = await Promise.all((await readdir(join(cwd, 'again'))).sort().map(name => read(cwd, name, 'again')))
    expect(after).toHaveLength(5)
    expect(after.map(withoutTimes)).toEqual(before.map(withoutTimes))
    expect(again.stdout).toBe(outcome.stdout)
  })

  it('has an account of nobody and asks no server: a page on this machine is reviewed here without being told so', async () => {
    const elsewhere = await repository()
    const plain = await ci(elsewhere, [`${site.origin}/`, '--json'])
    expect(plain.code).toBe(3)
    const printed = JSON.parse(plain.stdout)
    expect(printed).toEqual(await results(elsewhere))
    expect(printed.targets).toMatchObject([{ reviewedBy: 'runner', engine: 'rubric', model: null }])
    // No file of a repository is known, so SARIF says where on the page.
    const { sarif } = await expectReadable(elsewhere)
    expect(sarif.runs[0].results[0].locations[0].physicalLocation).toBeUndefined()
    expect(sarif.runs[0].results[0].locations[0].logicalLocations[0].fullyQualifiedName).toContain(site.origin)
  })
})

describe('the gate', () => {
  it('is met, and the program ends in 0', async () => {
    const cwd = await repository({ 'a.txt': clean })
    const outcome = await ci(cwd, ['--local', 'a.txt'])
    expect(outcome).toMatchObject({ code: 0, stdout: expect.stringContaining('Passed: 1 target of 1 reviewed') })
    await expectReadable(cwd)
  })

  it('lets known claims pass, and fails on new ones', async () => {
    const cwd = await repository({ 'a.txt': flawed })
    const written = await ci(cwd, ['--local', 'a.txt', '--write-baseline', 'known.json'])
    expect(written.code, written.stderr).toBe(0)
    const known = await readFile(join(cwd, 'known.json'), 'utf8')
    expect(JSON.parse(known).claims).toMatchObject([{ target: 'a.txt', observation: 'placeholder-left' }])

    const same = await ci(cwd, ['--local', 'a.txt', '--baseline', 'known.json'])
    expect(same.code).toBe(0)
    const { sarif, suites } = await expectReadable(cwd)
    expect(sarif.runs[0].results).toMatchObject([{ baselineState: 'unchanged' }])
    expect(JSON.stringify(suites)).toContain('known: it is in the baseline')

    await writeFile(
      join(cwd, 'a.txt'),
      `${flawed}\nReplace [COMPANY NAME] before sending. Lorem ipsum sit down here.\n`,
    )
    const changed = await ci(cwd, ['--local', 'a.txt', '--baseline', 'known.json'])
    expect(changed.code, changed.stdout).toBe(3)
    const effects = (await results(cwd)).targets[0].claims.map((one: { effect: string }) => one.effect)
    expect(effects.filter((effect: string) => effect === 'fails').length).toBeGreaterThan(0)
    expect(await readFile(join(cwd, 'known.json'), 'utf8')).toBe(known)
  })

  it('keeps what is known of a target that could not be reviewed', async () => {
    const cwd = await repository({ 'a.txt': flawed, 'b.txt': flawed })
    await ci(cwd, ['--local', '*.txt', '--write-baseline', 'known.json'])
    const before = await readFile(join(cwd, 'known.json'), 'utf8')
    await writeFile(join(cwd, 'b.txt'), '')
    expect((await ci(cwd, ['--local', '*.txt', '--write-baseline', 'known.json'])).code).toBe(5)
    expect(await readFile(join(cwd, 'known.json'), 'utf8')).toBe(before)
  })

  it('ignores what has a reason, until it ends', async () => {
    const ignore = (expires: string) => [{ rule: 'placeholder-left', reason: 'The text comes on Monday', expires }]
    const cwd = await repository({ 'a.txt': flawed })
    const settings = { targets: ['a.txt'], local: true }
    await writeFile(join(cwd, 'panel.config.json'), config({ ...settings, ignore: ignore('9999-12-31') }))
    expect((await ci(cwd, [])).code).toBe(0)
    const held = await expectReadable(cwd)
    expect(held.sarif.runs[0].results[0].suppressions).toMatchObject([{ kind: 'external' }])
    expect(held.suites).toMatchObject({ failures: 0, testsuite: [{ skipped: 1 }] })
    expect(await read(cwd, 'summary.md')).toContain('The text comes on Monday')

    await writeFile(join(cwd, 'panel.config.json'), config({ ...settings, ignore: ignore('2020-01-31') }))
    const expired = await ci(cwd, [])
    expect(expired.code).toBe(3)
    expect(expired.stdout).toContain('An entry of the ignore list has expired (2020-01-31)')
    expect(await read(cwd, 'summary.md')).toContain('has expired')
    expect(await read(cwd, 'annotations.txt')).toContain(
      '::warning title=Panel::An entry of the ignore list has expired',
    )

    await writeFile(join(cwd, 'a.txt'), clean)
    await writeFile(join(cwd, 'panel.config.json'), config({ ...settings, ignore: ignore('9999-12-31') }))
    expect((await ci(cwd, [])).stdout).toContain('An entry of the ignore list met nothing: placeholder-left.')
  })

  it('reads a configuration in TypeScript, and the command line before it', async () => {
    const text = `import { existsSync } from 'node:fs'
const targets: string[] = existsSync('a.txt') ? ['a.txt'] : []
export default { local: true, targets, gate: { severity: 1 as const, categories: ['traction'] } }
`
    const cwd = await repository({ 'a.txt': flawed, 'panel.config.ts': text })
    expect((await ci(cwd, [])).code).toBe(0)
    await writeFile(join(cwd, 'panel.config.ts'), text.replace(", categories: ['traction']", ''))
    expect((await ci(cwd, [])).code).toBe(3)
  })
})

describe('runs that end otherwise', () => {
  it('could not review: 5, with every file', async () => {
    const cwd = await repository({ 'damaged.pdf': '%PDF-1.7 and no more', 'empty.txt': '' })
    const outcome = await ci(cwd, ['--local', 'damaged.pdf', 'empty.txt', 'gone.txt', 'panel.config'])
    expect(outcome.code, outcome.stdout).toBe(5)
    expect(outcome.stdout).toContain('Could not review: 4 targets (0 targets of 4 reviewed).')
    const { suites, sarif } = await expectReadable(cwd)
    expect(suites).toMatchObject({ tests: 4, errors: 4, failures: 0 })
    expect(sarif.runs[0].invocations[0]).toMatchObject({ executionSuccessful: false, exitCode: 5 })
    expect(await read(cwd, 'annotations.txt')).toContain('::error file=damaged.pdf')
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('cancelled by %s: 2, with every file', async signal => {
    askedSlow = Promise.withResolvers()
    const cwd = await repository({ 'a.txt': flawed })
    const running = start(['ci', '--local', `${site.origin}/slow`, 'a.txt'], { cwd, env })
    await askedSlow.promise
    running.interrupt(signal)
    const outcome = await running.done
    expect(outcome.code, outcome.stderr).toBe(2)
    expect(outcome.stdout).toContain('Cancelled')
    const { cases } = await expectReadable(cwd)
    expect(cases.suites[0]?.cases[0]).toMatchObject({ name: 'review', status: 'SKIP' })
    expect((await results(cwd)).outcome).toBe('cancelled')
  })

  it('not signed in: 4, with every file, and what can be reviewed here is', async () => {
    const cwd = await repository({ 'a.txt': flawed })
    const outcome = await ci(cwd, ['a.txt', `${site.origin}/`])
    expect(outcome.code).toBe(4)
    expect(outcome.stderr).toMatch(/You are not signed in at http:\/\/127\.0\.0\.1:9\.\nTry: panel login/)
    const { targets, outcome: said } = await results(cwd)
    expect(said).toBe('not_signed_in')
    expect(targets[0]).toMatchObject({ outcome: 'not_reviewed', failure: { code: 'not_signed_in' } })
    await expectReadable(cwd)
  })

  it('no server: 5', async () => {
    const cwd = await repository({ 'a.txt': flawed })
    const outcome = await ci(cwd, ['a.txt'], { PANEL_TOKEN: 'x' })
    expect(outcome.code).toBe(5)
    expect(outcome.stdout).toContain('Panel cannot be reached at http://127.0.0.1:9.')
  })

  it.each<[string, Record<string, string>, string[], string]>([
    ['nothing is named', {}, [], 'There is nothing to review'],
    ['a glob meets nothing', {}, ['*.pdf'], 'No file matches *.pdf.'],
    [
      'a field is wrong',
      { 'panel.config.json': '{"gate":{"severity":9}}' },
      ['a.txt'],
      'panel.config.json: gate.severity must be one of 1, 2, 3.',
    ],
    ['it is no JSON', { 'panel.config.json': '{' }, ['a.txt'], 'panel.config.json is no JSON: '],
    [
      'there are two',
      { 'panel.config.json': '{}', 'panel.config.ts': '' },
      ['a.txt'],
      'There are panel.config.json and panel.config.ts',
    ],
    [
      'nothing is exported',
      { 'panel.config.ts': 'export const a = 1' },
      ['a.txt'],
      'panel.config.ts has no default export',
    ],
    ['it cannot run', { 'panel.config.ts': 'throw new Error("no")' }, ['a.txt'], 'panel.config.ts cannot be run: no'],
    [
      'the one that is named is missing',
      {},
      ['--config', 'other.json', 'a.txt'],
      'The configuration other.json cannot be read: it does not exist.',
    ],
    ['an option is wrong', {}, ['--severity', '7', 'a.txt'], 'The command line: gate.severity must be one of 1, 2, 3.'],
    ['an option has no such form', {}, ['--runs', 'two', 'a.txt'], 'It must be as 2/3'],
    [
      'there is no baseline',
      {},
      ['--baseline', 'b.json', 'a.txt'],
      'The baseline b.json cannot be read: it does not exist.',
    ],
    ['it is no baseline', { 'b.json': '{}' }, ['--baseline', 'b.json', 'a.txt'], 'b.json is no baseline'],
    ['no model is configured', {}, ['--engine', 'model', 'a.txt'], 'No model is configured: set OPENAI_API_KEY'],
    [
      'the folder cannot be made',
      { file: '' },
      ['--out', 'file/results', 'a.txt'],
      'The results cannot be written into file/results',
    ],
  ])('%s: 1 and a sentence', async (_what, files, args, sentence) => {
    const cwd = await repository({ 'a.txt': clean, ...files })
    const outcome = await ci(cwd, ['--local', ...args])
    expect(outcome.code, outcome.stdout).toBe(1)
    expect(outcome.stderr).toContain(sentence)
    expect(outcome.stderr).toMatch(/^Try: \S/m)
  })
})

it('takes the words of a submission for words, in every file', async () => {
  const hostile = [
    'Lorem ipsum ::error file=x::pwned ##[error]pwned \u001b[31m]]> </testsuite> <!-- panel-ci --> [a](javascript:x) @team',
    "Lorem ipsum\u0007\ufffe <script>alert(1)</script> & “quotes” 'single' 100%",
  ]
  const cwd = await repository({ 'a.txt': `${clean.repeat(20)}\n${hostile.join('\n\n')}\n` })
  const outcome = await ci(cwd, ['--local', 'a.txt', '--severity', '1'], { GITHUB_ACTIONS: 'true', COLUMNS: '40' })
  expect(outcome.code, outcome.stderr).toBe(3)
  const commands = outcome.stdout.split('\n').filter(line => /^\s*(::|##\[)/.test(line))
  expect(commands.length).toBeGreaterThan(0)
  for (const line of commands) expect(line).toMatch(/^::(error|warning) file=a\.txt,line=\d+,title=Panel/)
  for (const character of outcome.stdout) expect(character).not.toMatch(/(?!\n)\p{Cc}/u)
  await expectReadable(cwd)
  const summary = await read(cwd, 'summary.md')
  expect(summary.match(/<!-- panel-ci -->/g)).toHaveLength(1)
  expect(summary).not.toMatch(/<script>|(?<!\\)\]\(javascript/)
  await rm(cwd, { recursive: true })
})
