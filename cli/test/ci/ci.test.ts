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
          // One text for two panels: two reviews.
          { target: 'notes/a.txt', panel: 'vc' },
          { target: 'deck.pptx', panel: 'vc' },
          'gone.pdf',
          '*.nope',
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
    expect(outcome.stdout).toContain('✓ notes/a.txt (marketing): passed')
    expect(outcome.stdout).toContain('✓ notes/a.txt (vc): passed')
    expect(outcome.stdout).toContain('✗ *.nope: could not be reviewed: No file matches *.nope.')
    expect(outcome.stdout).toContain('✗ gone.pdf: could not be reviewed: There is no file gone.pdf.')
    expect(outcome.stdout).toContain('The gate is not met: 11 claims in 3 targets (5 targets of 7 reviewed).')
    expect(outcome.stderr).toContain('Results are in panel-results')
    expect(outcome.stderr).not.toContain('Try:')
  })

  it('knows the line of a page that is built from the repository, of a text, and the slide of a deck', async () => {
    const { targets } = await results(cwd)
    const failing = targets.flatMap((target: { claims: { effect: string }[] }) =>
      target.claims.filter(({ effect }) => effect === 'fails'),
    )
    expect(failing.slice(0, 2)).toMatchObject([
      { claim: { rule: 'placeholder-left' }, file: { path: 'site/pages/index.html', line: 8 } },
      { claim: { rule: 'placeholder-left' }, file: { path: 'notes/b.txt', line: 5 } },
    ])
    for (const one of failing.slice(2)) expect(one).toMatchObject({ file: { path: 'deck.pptx', line: null } })
    const gravest = { claim: { rule: 'numbers-contradict', severity: 3 }, place: 'slide 8' }
    expect(failing).toContainEqual(
      expect.objectContaining({ ...gravest, claim: expect.objectContaining(gravest.claim) }),
    )
  })

  it('annotates for GitHub, in the log and in a file', async () => {
    const lines = (await read(cwd, 'annotations.txt')).trimEnd().split('\n')
    expect(outcome.stdout.trimEnd().split('\n').slice(-lines.length)).toEqual(lines)
    expect(lines[0]).toBe(
      '::error file=gone.pdf,line=1,title=Panel%3A could not be reviewed::gone.pdf: There is no file gone.pdf.',
    )
    const errors = lines.filter(line => line.startsWith('::error')).map(line => line.split('::')[1])
    expect(errors).toHaveLength(2 + 11)
    expect(errors.slice(2, 5)).toEqual([
      'error file=site/pages/index.html,line=8,title=Panel%2C placeholder-left',
      'error file=notes/b.txt,line=5,title=Panel%2C placeholder-left',
      'error file=deck.pptx,line=1,title=Panel%2C numbers-contradict%2C slide 8',
    ])
  })

  it('writes JUnit and SARIF that others read', async () => {
    const { sarif, shown, suites, cases } = await expectReadable(cwd)
    expect(suites).toMatchObject({ failures: 11, errors: 2 })
    expect(cases).toMatchObject({ failed: 11, errors: 2, status: 'FAIL' })
    expect(cases.suites.map(({ name, status }: { name: string; status: string }) => [name, status])).toEqual([
      [`${site.origin}/`, 'FAIL'],
      ['notes/a.txt (marketing)', 'PASS'],
      ['notes/b.txt', 'FAIL'],
      ['notes/a.txt (vc)', 'PASS'],
      ['deck.pptx', 'FAIL'],
      ['gone.pdf', 'FAIL'],
      ['*.nope', 'FAIL'],
    ])
    expect(shown.hasMessages).toBe(true)
    expect(shown.body).toContain('blob/main/site/pages/index.html#L8')
    const [only] = sarif.runs
    const rules: string[] = only.tool.driver.rules.map(({ id }: { id: string }) => id)
    expect(rules).toEqual([...rules].sort())
    expect(rules).toContain('placeholder-left')
    // What code scanning asks of a rule and of a result.
    for (const rule of only.tool.driver.rules) {
      expect(rule.shortDescription.text).toMatch(/^“\p{Lu}.*\.$/u)
      expect(rule.fullDescription.text.length).toBeGreaterThan(rule.shortDescription.text.length)
      expect(rule.help.markdown.split('\n\n')).toHaveLength(rule.help.text.split('\n\n').length)
      expect(rule.properties).toMatchObject({ precision: 'high' })
    }
    const byId = (id: string) => only.tool.driver.rules[rules.indexOf(id)]
    expect(byId('placeholder-left').properties).toMatchObject({ 'problem.severity': 'error' })
    expect(byId('placeholder-left').fullDescription.text).toMatch(
      /“Lorem ipsum.*Stanford Guidelines for Web Credibility \(2002\)/,
    )
    expect(byId('audience-unnamed')?.properties['problem.severity']).not.toBe('recommendation')
    for (const result of only.results) {
      expect(rules[result.ruleIndex]).toBe(result.ruleId)
      expect(result.level === 'error').toBe(result.properties.fails)
      expect(result.partialFingerprints.primaryLocationLineHash).toMatch(/^[\da-f]{32}:1$/)
      const { artifactLocation, region } = result.locations[0].physicalLocation
      expect(region.startLine).toBeGreaterThan(0)
      // What is said of the page as a whole stands at the first file that it is built from.
      if (result.properties.target.startsWith('http')) expect(artifactLocation.uri).toBe('site/pages/index.html')
    }
    const prints = only.results.map((one: { partialFingerprints: object }) => Object.values(one.partialFingerprints)[0])
    expect(new Set(prints).size).toBe(prints.length)
    expect(only.invocations[0]).toMatchObject({ executionSuccessful: true, exitCode: 3 })
    expect(only.invocations[0].toolExecutionNotifications).toMatchObject([
      { descriptor: { id: 'invalid_input' } },
      { descriptor: { id: 'no_targets' } },
    ])
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
})

describe('the gate', () => {
  it('lets known claims pass, fails on new ones, and keeps what is known of what could not be reviewed', async () => {
    const cwd = await repository({ 'a.txt': flawed, 'b.txt': flawed, 'c.txt': clean })
    const written = await ci(cwd, ['--local', '*.txt', '--write-baseline', 'known.json'])
    expect(written).toMatchObject({ code: 0, stdout: expect.stringContaining('Passed: 3 targets of 3 reviewed') })
    const known = await readFile(join(cwd, 'known.json'), 'utf8')
    expect(JSON.parse(known).claims).toMatchObject([
      { target: 'a.txt', panel: 'marketing', observation: 'placeholder-left' },
      { target: 'b.txt', panel: 'marketing', observation: 'placeholder-left' },
    ])
    const { sarif, suites } = await expectReadable(cwd)
    expect(sarif.runs[0].results).toMatchObject([{ baselineState: 'unchanged' }, { baselineState: 'unchanged' }])
    expect(JSON.stringify(suites)).toContain('known: it is in the baseline')

    await writeFile(join(cwd, 'b.txt'), '')
    expect((await ci(cwd, ['--local', '*.txt', '--write-baseline', 'known.json'])).code).toBe(5)
    expect(await readFile(join(cwd, 'known.json'), 'utf8')).toBe(known)

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

  it('knows a named target again under another address, reads a configuration in TypeScript, and ignores for a reason until it ends', async () => {
    const ignored = { rule: 'placeholder-left', reason: 'The text comes on Monday' }
    const settings = (address: string) => `import { existsSync } from 'node:fs'
const address: string = existsSync('${address}') ? '${address}' : 'nowhere.txt'
export default {
  local: true,
  targets: [{ target: address, name: 'page' }, 'held.txt', 'late.txt'],
  gate: { severity: 1 as const },
  ignore: [
    { ...${JSON.stringify(ignored)}, target: 'held.txt', expires: '9999-12-31' },
    { ...${JSON.stringify(ignored)}, target: 'late.txt', expires: '2020-01-31' },
    { rule: 'cac-zero', reason: 'Nobody pays for a friend', target: 'page', expires: '9999-12-31' },
  ],
}
`
    const cwd = await repository({ 'pr-1.txt': flawed, 'held.txt': flawed, 'late.txt': clean })
    await writeFile(join(cwd, 'panel.config.ts'), settings('pr-1.txt'))
    const before = await ci(cwd, ['--write-baseline', 'known.json'])
    expect(before.code, before.stderr).toBe(0)
    const prints = async () =>
      (await read(cwd, 'panel.sarif')).match(/"primaryLocationLineHash": "[^"]+"/g)?.slice(0, 1)
    const print = await prints()

    await rm(join(cwd, 'pr-1.txt'))
    await writeFile(join(cwd, 'pr-2.txt'), flawed)
    await writeFile(join(cwd, 'late.txt'), flawed)
    await writeFile(join(cwd, 'panel.config.ts'), settings('pr-2.txt'))
    const { code, stdout, stderr } = await ci(cwd, ['--baseline', 'known.json'])
    expect(stderr).toContain('Reviewing page: pr-2.txt')
    expect(stdout).toContain('✓ page: passed')
    expect(await prints()).toEqual(print)
    const [page, held, late] = (await results(cwd)).targets
    expect(page).toMatchObject({ address: 'pr-2.txt', claims: [{ effect: 'known' }] })
    expect(held).toMatchObject({ outcome: 'passed' })
    expect(late).toMatchObject({ claims: [{ effect: 'fails' }] })
    expect(code).toBe(3)
    expect(stdout).toContain('An entry of the ignore list has expired (2020-01-31)')
    expect(stdout).toContain('An entry of the ignore list met nothing: cac-zero in page.')
    const { sarif, suites } = await expectReadable(cwd)
    expect(JSON.stringify(sarif.runs[0].results)).toContain('"suppressions":[{"kind":"external"')
    expect(suites).toMatchObject({ failures: 1 })
    const summary = await read(cwd, 'summary.md')
    expect(summary).toContain('The text comes on Monday')
    expect(summary).toContain('has expired')
    expect(await read(cwd, 'annotations.txt')).toContain(
      '::warning title=Panel::An entry of the ignore list has expired',
    )
  })
})

describe('runs that end otherwise', () => {
  it('could not review: 5, with every file', async () => {
    const cwd = await repository({ 'damaged.pdf': '%PDF-1.7 and no more', 'empty.txt': '' })
    const targets = ['damaged.pdf', 'empty.txt', 'http://localhost:9/', 'panel.config']
    const outcome = await ci(cwd, ['--local', '--json', ...targets])
    expect(outcome.code, outcome.stderr).toBe(5)
    expect(outcome.stderr).toContain('Could not review: 4 targets (0 targets of 4 reviewed).')
    const printed = JSON.parse(outcome.stdout)
    expect(printed).toEqual(await results(cwd))
    expect(printed.targets[2].failure.message).toMatch(/^No browser opens port 9: it is kept for another protocol\./)
    const { suites, sarif } = await expectReadable(cwd)
    expect(suites).toMatchObject({ tests: 4, errors: 4, failures: 0 })
    expect(sarif.runs[0].invocations[0]).toMatchObject({ executionSuccessful: false, exitCode: 5 })
    expect(await read(cwd, 'annotations.txt')).toContain('::error file=damaged.pdf')
  })

  it('cancelled: 2, with every file', async () => {
    askedSlow = Promise.withResolvers()
    const cwd = await repository({ 'a.txt': flawed })
    const running = start(['ci', '--local', `${site.origin}/slow`, 'a.txt'], { cwd, env })
    await askedSlow.promise
    running.interrupt('SIGINT')
    const outcome = await running.done
    expect(outcome.code, outcome.stderr).toBe(2)
    expect(outcome.stdout).toContain('Cancelled')
    const { cases } = await expectReadable(cwd)
    expect(cases.suites[0]?.cases[0]).toMatchObject({ name: 'review', status: 'SKIP' })
    expect((await results(cwd)).outcome).toBe('cancelled')
  })

  it('not signed in: 4, with every file, and a page of this machine is reviewed here without being told so', async () => {
    const cwd = await repository({ 'a.txt': flawed })
    const outcome = await ci(cwd, ['a.txt', 'b.txt', `${site.origin}/`, '--name', 'pages'])
    expect(outcome.code).toBe(4)
    expect(`${outcome.stdout}${outcome.stderr}`.match(/You are not signed in/g)).toHaveLength(1)
    expect(outcome.stderr).toMatch(/You are not signed in at http:\/\/127\.0\.0\.1:9\.\nTry: panel login/)
    const { targets, outcome: said } = await results(cwd)
    expect(said).toBe('not_signed_in')
    expect(targets).toMatchObject([
      { outcome: 'not_reviewed', failure: { code: 'not_signed_in' } },
      { outcome: 'not_reviewed', failure: { code: 'not_signed_in' } },
      { reviewedBy: 'runner', engine: 'rubric', model: null, outcome: 'gate_not_met', shownAt: null },
    ])
    // No file of the repository is known, and one result without a file would have code hosts refuse them all.
    const { sarif } = await expectReadable(cwd)
    expect(sarif.runs[0].results).toEqual([])
    const noFile = sarif.runs[0].invocations[0].toolExecutionNotifications.at(-1)
    expect(noFile).toMatchObject({
      message: { text: expect.stringMatching(/^\d claims? of/) },
      descriptor: { id: 'no_file' },
    })
    expect(sarif.runs[0].automationDetails.id).toBe('panel/pages/')
    expect(await read(cwd, 'summary.md')).toMatch(/^<!-- panel-ci pages -->\n/)
    expect((await read(cwd, 'annotations.txt')).match(/^::error title=Panel::You are not signed in/gm)).toHaveLength(1)
  })

  it('no server: 5', async () => {
    const cwd = await repository({ 'a.txt': flawed })
    const outcome = await ci(cwd, ['a.txt'], { PANEL_TOKEN: 'x' })
    expect(outcome.code).toBe(5)
    expect(outcome.stdout).toContain('Panel cannot be reached at http://127.0.0.1:9.')
  })

  it.each<[string, Record<string, string>, string[], string]>([
    ['nothing is named', {}, [], 'There is nothing to review'],
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
    [
      'an option is wrong',
      { 'panel.config.json': '{}' },
      ['--severity', '7', 'a.txt'],
      "Option '--severity <level>' argument '7' is invalid. Allowed choices are 1, 2, 3.",
    ],
    ['a name is none', {}, ['--name', 'a --> b', 'a.txt'], 'It must be at most 40 letters, digits, dots'],
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
    // Nothing can be made there, and Node's own way of making all levels of a path never ends.
    ['the folder is none', {}, ['--out', '/proc/panel/x', 'a.txt'], 'The results cannot be written into /proc/panel/x'],
  ])('%s: 1 and a sentence', async (what, files, args, sentence) => {
    const cwd = await repository({ 'a.txt': clean, ...files })
    const outcome = await ci(cwd, ['--local', ...args])
    expect(outcome.code, outcome.stdout).toBe(1)
    expect(outcome.stderr).toContain(sentence)
    expect(outcome.stderr).toMatch(/^Try: \S/m)
    if (outcome.stderr.startsWith('Option') || args.includes('--out')) return
    // Nothing was reviewed, and who reads the files learns why.
    expect(await results(cwd)).toMatchObject({ outcome: 'error', exitCode: 1 })
    expect(await read(cwd, 'panel.sarif')).toContain('"executionSuccessful": false')
    expect(await read(cwd, 'summary.md')).toMatch(/^<!-- panel-ci -->\n\n## Panel: /)
    if (what === 'there is no baseline') await expectReadable(cwd)
  })
})

it('takes the words of a submission for words, in every file', async () => {
  const hostile = [
    'Lorem ipsum ::error file=x::pwned ##[error]pwned \u001b[31m]]> </testsuite> <!-- panel-ci --> [a](javascript:x) @team',
    "Lorem ipsum\u0007\ufffe <script>alert(1)</script> & “quotes” 'single' 100%",
  ]
  const cwd = await repository({ 'a.txt': `${clean.repeat(20)}\n${hostile.join('\n\n')}\n` })
  await writeFile(join(folder.path, 'outside.txt'), flawed)
  const targets = ['a.txt', '../outside.txt']
  const outcome = await ci(cwd, ['--local', ...targets, '--severity', '1'], { GITHUB_ACTIONS: 'true', COLUMNS: '40' })
  expect(outcome.code, outcome.stderr).toBe(3)
  const commands = outcome.stdout.split('\n').filter(line => /^\s*(::|##\[)/.test(line))
  expect(commands.length).toBeGreaterThan(0)
  for (const line of commands) expect(line).toMatch(/^::(error|warning) (file=a\.txt,line=\d+,)?title=Panel/)
  for (const character of outcome.stdout) expect(character).not.toMatch(/(?!\n)\p{Cc}/u)
  const { sarif } = await expectReadable(cwd)
  // A file outside of the repository is in none of it.
  const files = sarif.runs[0].results.map(
    (one: { locations: { physicalLocation: { artifactLocation: { uri: string } } }[] }) =>
      one.locations[0]?.physicalLocation.artifactLocation.uri,
  )
  expect([...new Set(files)]).toEqual(['a.txt'])
  const summary = await read(cwd, 'summary.md')
  expect(summary.match(/<!-- panel-ci -->/g)).toHaveLength(1)
  expect(summary).not.toMatch(/<script>|(?<!\\)\]\(javascript/)
  await rm(cwd, { recursive: true })
})
