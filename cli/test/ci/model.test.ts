import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { opinionText } from '#worker/test/fake-answers.ts'
import { type FakeModel, startFakeModel } from '#worker/test/fake-model.ts'
import { buildCli } from '../../../scripts/building/cli.ts'
import { callIn } from '../call.ts'
import { makeFolder, run } from '../terminal.ts'

const memo =
  'Acme writes the bill when the order leaves the shop.\n\nIt is the best bill in town, and nobody else comes near.\n'
const analysts = 4

let folder: Awaited<ReturnType<typeof makeFolder>>
let model: FakeModel

beforeAll(async () => {
  await buildCli()
  folder = await makeFolder()
  model = await startFakeModel()
  await writeFile(join(folder.path, 'memo.txt'), memo)
})
afterAll(async () => {
  await model?.close()
  await folder?.remove()
})
beforeEach(() => model.calls.splice(0))

/** In each run all analysts find that run's quote, worded differently each time, or nothing if it is null. */
function finds(perRun: (string | null)[], changes: object[] = [{}]) {
  let asked = 0
  model.script(call => {
    if (call.kind !== 'findings') return undefined
    const inRun = Math.floor(asked / analysts)
    asked += 1
    const quote = perRun[inRun] ?? null
    const said = { headline: `Said in run ${inRun}`, text: `Said in words of run ${inRun}.` }
    const found = { stance: 'concern', weight: 3, category: 'proof', ...said }
    const whole = { ...found, suggestion: 'Say who says so.', quotes: [quote], lookedFor: null }
    const findings = quote === null ? [] : changes.map(change => ({ ...whole, ...change }))
    return { do: 'answer', text: opinionText({ findings }) }
  })
}

const byModel = ['ci', '--local', '--engine', 'model']
/** Without pictures, for which each run would start a browser. */
const env = () => ({ OPENAI_BASE_URL: model.url, PANEL_MODEL: 'fake-1', PANEL_MODEL_PICTURES: 'off' })
/** The program in this process, because starting one costs more than the review; the first test starts one. */
const ci = async (args: string[] = [], how = callIn) => {
  const outcome = await how(folder.path, [...byModel, '--json', ...args, 'memo.txt'], { env: env() })
  return { ...outcome, results: outcome.stdout ? JSON.parse(outcome.stdout) : null }
}
const best = 'It is the best bill in town'

it('a build fails on a claim that came back in two of three runs, however worded, and never on an invented quote or on something missing', async () => {
  const never = [{ quotes: ['Words that nobody wrote'] }, { quotes: [], lookedFor: 'A price, on the whole page' }]
  finds([best, null, `${best}, and nobody else comes near.`], [{}, ...never])
  const { code, results, stderr } = await ci([], (cwd, args, options) => run(args, { cwd, env: options?.env ?? {} }))
  expect(code, stderr).toBe(3)
  expect(results.targets[0].reports).toHaveLength(3)
  const { claims } = results.targets[0]
  const effects = claims.map((one: { effect: string }) => one.effect)
  expect(new Set(effects)).toEqual(new Set(['fails', 'unverified', 'absence_by_model']))
  expect(claims.filter(({ effect }: { effect: string }) => effect === 'fails')).toMatchObject([
    { seenIn: 2, rule: 'claim/proof', claim: { check: null } },
  ])
})

it('a run says that it could not review if an analyst or the model gave no answer', async () => {
  let broken: string | null = null
  model.script(call => {
    if (call.kind !== 'findings' && call.kind !== 'quotes') return undefined
    broken ??= call.task
    return { do: 'answer', text: call.task === broken ? 'I would rather not.' : opinionText({}) }
  })
  const { code, results } = await ci(['--runs', '1/1'])
  const message = expect.stringMatching(/^1 of 4 analysts did not speak\. .+: /)
  expect(results.targets[0].failure).toMatchObject({ code: 'incomplete_panel', message })
  expect(code).toBe(5)
  model.script(() => ({ do: 'status', status: 401 }))
  const refused = await ci()
  expect(refused.code).toBe(5)
  expect(refused.results.targets[0].failure.code).toMatch(/^model_/)
})

it('a run sends nothing that a budget does not cover', async () => {
  finds([best, null, null])
  const config = { gate: { budget: { tokens: 5_000 } } }
  await writeFile(join(folder.path, 'budget.json'), JSON.stringify(config))
  const { code, results, stderr } = await ci(['--config', 'budget.json'])
  expect(code).toBe(5)
  expect(results.targets[0].failure).toEqual({
    code: 'over_budget',
    message: 'What is left of gate.budget (5000 tokens) does not cover this review. Raise it, or review less at once.',
  })
  // The budget is the file's own, so the message names no setting of an administrator.
  expect(stderr).not.toMatch(/PANEL_MAX_|administrator/)
  expect(model.calls).toHaveLength(0)

  await writeFile(join(folder.path, 'budget.json'), JSON.stringify({ gate: { budget: { usd: 5 } } }))
  const priceless = await callIn(folder.path, [...byModel, '--config', 'budget.json', 'memo.txt'], { env: env() })
  expect(priceless.code).toBe(1)
  expect(priceless.stderr).toContain('PANEL_PRICES')
  expect(model.calls).toHaveLength(0)
})
