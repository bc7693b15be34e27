import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { call, expectRefusal } from '../call.ts'
import { onTerminal } from '../pty.ts'
import { draft, projectName, sampleDeck, startWorkingStage, type WorkingStage } from '../stage.ts'

let stage: WorkingStage
let env: Record<string, string>
let report: string[]
beforeAll(async () => {
  stage = await startWorkingStage()
  env = stage.person.env
  report = ['report', String(stage.project)]
})
afterAll(() => stage?.stop())

describe('submit', () => {
  it('sends a file, follows its review and prints the report', async () => {
    const { code, stderr, stdout } = await call(['submit', sampleDeck, '--panel', 'vc'], { env })
    expect(code).toBe(0)
    expect(stderr).toMatch(/^No model reviews here: .*, at no cost\.\nSubmitted as \d+\n/)
    expect(stderr).toMatch(/ begins\n(.+\n)*.+: \d questions left to the reader\n(.+\n)*There was nothing to vote on\n/)
    expect(stderr).toMatch(/Done: .*\d+ questions\n$/)
    expect(stdout).toMatch(/^sample-deck\nVC Strategy Panel · sample-deck\.pptx/)
    expect(stdout.replace(/\s+/g, ' ')).toMatch(/Made without a language model: .* Questions: .*, version 1\./)
    expect(stdout).toMatch(/\n {3}What would settle it: /)
    expect(stdout).toMatch(/The panel does not decide\. You do\.\n$/)
  })

  it('reads a pipe, returns at once, and prints the project as JSON', async () => {
    const input = 'Our product helps teams to plan their week. It costs 12 euros a month.'
    const outcome = await call(['submit', '-', '--name', 'Memo', '--no-wait', '--json'], { env, input })
    expect(outcome).toMatchObject({ code: 0, stderr: '' })
    expect(JSON.parse(outcome.stdout)).toMatchObject({
      project: { name: 'Memo', fileName: 'stdin.txt' },
      estimate: { engine: 'rubric' },
    })
  })

  it('adds a new version of a project, which keeps its name and panel', async () => {
    const memo = (args: string[], input: string) => call(['submit', '-', '--json', ...args], { env, input })
    const first = JSON.parse((await memo(['--name', 'Plans', '--panel', 'vc'], 'It costs 12 euros a month.')).stdout)
    const { id } = first.project
    const { stdout } = await memo(['--project', String(id), '--notes', 'Dearer now'], 'It costs 15 euros a month.')
    expect(JSON.parse(stdout)).toMatchObject({
      project: { id, name: 'Plans', panelType: 'vc', notes: 'Dearer now', status: 'completed' },
      report: { engine: 'rubric' },
    })
    expect((await call(['diff', String(id)], { env })).stdout).toMatch(/^After: .*version 2, by rubric$/m)
    const named = await call(['submit', '-', '--project', String(id), '--name', 'Other'], { env, input: 'It costs.' })
    expect(named).toMatchObject({ code: 1, stderr: expect.stringContaining('cannot be used with') })
    const page = await call(['submit', 'https://example.com', '--project', String(id)], { env })
    expect(page).toMatchObject({ code: 1, stderr: expect.stringContaining('This project is a document.') })
  })

  it('ends with 1 and the reason if a review fails', async () => {
    const input = `%PDF-1.7\n${'not a document '.repeat(40)}`
    const plain = await call(['submit', '-', '--name', 'broken'], { env, input })
    expect(plain).toMatchObject({ code: 1, stdout: '' })
    const reason = plain.stderr.trim().split('\n').at(-2)
    expect(plain.stderr.split(String(reason))).toHaveLength(2)
    const json = await call(['submit', '-', '--json'], { env, input })
    const { error } = JSON.parse(json.stdout)
    expect(error).toMatchObject({ message: reason, projectId: expect.any(Number) })
    const after = await call(['report', String(error.projectId)], { env })
    expectRefusal(after, 1, `The last review failed: ${reason}`, `panel submit <file> --project ${error.projectId}`)
    const { stdout } = await call(['list'], { env })
    expect(stdout.split('\n')[0]).toMatch(/^Id +Name +Type +Panel +Status +Created$/)
    expect(stdout).toMatch(/broken +document +marketing +failed: \w+/)
  })
})

describe('report', () => {
  it('is paged through $PAGER if it does not fit, and not with --no-pager', async () => {
    const shown = (args: string[], more: Record<string, string>) =>
      onTerminal([...report, ...args], { columns: 80, rows: 10, env: { ...env, ...more } }).done
    const paged = 'sed s/^/[paged]/'
    const [through, gone] = await Promise.all([
      shown([], { PAGER: paged }),
      shown(['--no-pager'], { PAGER: paged, NO_COLOR: '1', FORCE_COLOR: '1' }),
    ])
    expect(through.text).toContain('[paged]Wochenplan 計画')
    expect(gone.text).not.toContain('[paged]')
    expect(gone.text).toContain('The panel does not decide. You do.')
    // If both are set, NO_COLOR wins, without a warning.
    for (const unwanted of ['\u001b', 'Warning']) expect(gone.raw).not.toContain(unwanted)
  })
})

describe('delete', () => {
  // That y deletes is tested in `every.test.ts`.
  it('asks on a terminal, and deletes nothing on n or Ctrl-C', async () => {
    const answers = ['n\n', '\u0003'].map(async keys => {
      const { id } = await draft(stage.person)
      const terminal = onTerminal(['delete', String(id)], { columns: 80, env, after: 'stty -a' })
      await terminal.shows('Delete "A draft"')
      terminal.type(keys)
      return { ...(await terminal.done), id }
    })
    for (const { code, id, text } of await Promise.all(answers)) {
      expect(code).toBe(2)
      expect(text).toContain('Nothing was changed.')
      // The terminal is restored: it echoes and edits lines.
      expect(text).toMatch(/[^-]icanon[\s\S]*[^-]echo /)
      expect(await stage.person.client.call('getProject', { params: { id } })).toMatchObject({ name: 'A draft' })
    }
  })

  it('needs --yes if nobody can be asked', async () => {
    const { id } = await draft(stage.person)
    expectRefusal(
      await call(['delete', String(id)], { env }),
      1,
      'Nobody can be asked here',
      /^panel delete \d+ --yes$/,
    )
    const done = await call(['delete', String(id), '--yes', '--json'], { env })
    expect(JSON.parse(done.stdout)).toEqual({ deleted: { id, name: 'A draft' } })
  })
})

it('retry starts a review again, and diff compares the two', async () => {
  const id = String(stage.project)
  expectRefusal(await call(['diff', id], { env }), 1, `Project ${id} has only one report`)
  const again = await call(['retry', id, '--json'], { env })
  expect(JSON.parse(again.stdout)).toMatchObject({ project: { id: Number(id) }, report: { engine: 'rubric' } })
  const [plain, json] = await Promise.all([call(['diff', id], { env }), call(['diff', id, '--json'], { env })])
  const diff = JSON.parse(json.stdout)
  expect(diff).toMatchObject({ resolved: [], new: [], changed: [], notRechecked: [] })
  expect(diff.still.length).toBeGreaterThan(0)
  const when = /\d{4}-\d\d-\d\d \d\d:\d\d UTC, version 1, by rubric/.source
  expect(plain.stdout).toMatch(
    new RegExp(`^${projectName} \\(${id}\\)\nBefore: ${when}\nAfter:  ${when}\n\nResolved: 0 · `),
  )
  const { reviews } = JSON.parse((await call(['reviews', id, '--json'], { env })).stdout)
  expect(reviews.map((review: { id: string }) => review.id)).toEqual([diff.after, diff.before])
})
