/** `panel ci` on reports as a model would bring them: what fails a build, and what the files say of it. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ProjectReport } from '#api/contracts/report.ts'
import { claim, madeReport, sampleReport } from '#api/test/made-report.ts'
import { callIn } from '../call.ts'
import { type FakePanel, startFakePanel } from '../fake-panel.ts'
import { expectReadable, read, results } from './read-back.ts'

let panel: FakePanel
let cwd: string
beforeAll(async () => {
  panel = await startFakePanel()
  cwd = await mkdtemp(join(tmpdir(), 'panel-ci-'))
  await writeFile(join(cwd, 'memo.txt'), 'Ask us.\n')
})
afterAll(async () => {
  panel?.close()
  await rm(cwd, { recursive: true })
})

const ci = async (reports: ProjectReport[], ...args: string[]) => {
  panel.brings(...reports)
  const outcome = await callIn(cwd, ['ci', 'memo.txt', ...args], { env: { ...panel.env, GITHUB_ACTIONS: 'true' } })
  return { ...outcome, target: (await results(cwd)).targets[0], started: panel.started() }
}
const byModel = (...claims: ProjectReport['claims']) => madeReport({ engine: 'model', model: 'sample-model', claims })

it('does not fail on a whim, and spares the runs that could change nothing', async () => {
  expect(await ci([byModel(claim()), byModel()])).toMatchObject({
    code: 0,
    target: { claims: [{ effect: 'not_repeated' }] },
  })
  expect(await ci([byModel(), byModel(), byModel(claim())])).toMatchObject({ code: 0, started: 2 })
  expect(await ci([byModel(claim())], '--runs', '1/1')).toMatchObject({ code: 3, started: 1 })
})

it('tells a report with something of everything in files that others read', async () => {
  const { stdout } = await ci([{ ...sampleReport, missing: [] }], '--runs', '1/1', '--severity', '1')
  const { sarif, shown, suites } = await expectReadable(cwd)
  const [run] = sarif.runs
  const failing = sampleReport.claims.filter(
    ({ check, group, lookedFor, raised, stance }) =>
      group !== 'unverified' &&
      stance === 'concern' &&
      (check?.gates || raised.some(({ analystId }) => analystId !== null)) &&
      (lookedFor === null || check !== null),
  )
  expect(failing.length).toBeGreaterThan(2)
  expect(suites).toMatchObject({ failures: failing.length })
  expect(shown.hasMessages).toBe(true)
  const ids = failing.map(({ category, check }) => check?.id ?? `claim/${category}`)
  const rules = run.tool.driver.rules.map(({ id }: { id: string }) => id)
  expect(rules).toEqual(expect.arrayContaining(ids))
  for (const rule of run.tool.driver.rules) {
    expect(rule.name).toMatch(/^[A-Z]\w+$/)
    expect(rule.fullDescription.text.length).toBeGreaterThan(rule.shortDescription.text.length)
  }
  for (const { level, properties } of run.results) expect(level === 'error').toBe(properties.fails)
  expect(JSON.stringify(run.results)).toContain('"name":"slide 4"')
  const texts = [
    stdout,
    await read(cwd, 'junit.xml'),
    await read(cwd, 'panel.sarif'),
    await read(cwd, 'annotations.txt'),
  ]
  for (const text of texts)
    for (const { headline } of failing) expect(text.replaceAll('%25', '%').replace(/\s+/g, ' ')).toContain(headline)
})
