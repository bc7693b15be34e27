import { describe, expect, it } from 'vitest'
import { credentialsMessage } from '#api/contracts/projects.ts'
import { ConfigProblem, parseConfig, settingsOf } from '../../ci/config.ts'
import { defaults } from '../../ci/defaults.ts'
import { resolveTargets } from '../../ci/targets.ts'

const problems = (config: unknown): string[] => {
  try {
    settingsOf(parseConfig(config))
    return []
  } catch (error) {
    if (error instanceof ConfigProblem) return error.problems
    throw error
  }
}

describe('a mistake is named with its field and what is allowed there', () => {
  const ignored = { rule: 'proof', reason: 'Agreed', expires: '2027-01-31' }
  it.each<[unknown, string]>([
    [[], 'The configuration must be an object.'],
    [
      { target: [] },
      'target is no field; here may stand name, targets, panel, engine, local, allowHosts, gate, ignore, out.',
    ],
    [{ targets: ['a', { target: 'b', panel: 'jury' }] }, 'targets[1].panel must be one of marketing, vc.'],
    [{ allowHosts: ['localhost'] }, 'allowHosts[0] must be a host and a port, as in localhost:4000.'],
    [{ gate: { severity: '3' } }, 'gate.severity must be one of 1, 2, 3.'],
    [{ gate: { stances: ['worry'] } }, 'gate.stances[0] must be one of strength, concern.'],
    [{ gate: { runs: { of: 2, atLeast: 3 } } }, 'gate.runs.atLeast must not be more than gate.runs.of.'],
    [{ gate: { budget: { usd: 0 } } }, 'gate.budget.usd must be an amount of US dollars above 0.'],
    [{ gate: { onlyNew: true } }, 'gate.onlyNew needs gate.baseline'],
    [{ ignore: [{ ...ignored, reason: ' ' }] }, 'ignore[0].reason must be the reason why it is ignored.'],
    [{ ignore: [{ ...ignored, expires: '2027-02-30' }] }, 'ignore[0].expires must be the last day on which it holds'],
    [{ name: 'a b' }, 'name must be at most 40 letters, digits, dots, dashes and underscores.'],
  ])('%j', (config, sentence) => {
    const said = problems(config)
    expect(said).toHaveLength(1)
    expect(said[0]).toContain(sentence)
  })

  it('together with all others', () => {
    expect(problems({ panel: 'jury', gate: { severity: 0 } })).toHaveLength(2)
  })
})

it('an empty configuration has a default for everything', () => {
  expect(
    settingsOf(parseConfig({ targets: ['deck.pdf', { target: 'b', panel: 'vc', sources: ['x'] }] })),
  ).toMatchObject({
    targets: [
      { target: 'deck.pdf', name: null, panel: 'marketing', sources: [] },
      { target: 'b', name: null, panel: 'vc', sources: ['x'] },
    ],
    engine: null,
    local: false,
    gate: {
      severity: defaults.severity,
      stances: ['concern'],
      categories: null,
      onlyNew: false,
      runs: { of: 3, atLeast: 2 },
    },
    baseline: null,
    budget: { usd: null, tokens: null },
    out: 'panel-results',
  })
})

it('only new claims count if a baseline is named', () => {
  expect(settingsOf(parseConfig({ gate: { baseline: 'b.json' } })).gate.onlyNew).toBe(true)
  expect(settingsOf(parseConfig({ gate: { baseline: 'b.json', onlyNew: false } })).gate.onlyNew).toBe(false)
})

describe('targets', () => {
  const resolved = (targets: unknown) =>
    resolveTargets({ program: 'panel' }, settingsOf(parseConfig({ targets })).targets)
  const page = 'https://pr-12.example.org/'

  it('are one for each panel that reviews them', async () => {
    const found = await resolved([page, { target: page, panel: 'vc' }, page])
    expect(found).toMatchObject([
      { name: page, title: `${page} (marketing)`, panel: 'marketing' },
      { name: page, title: `${page} (vc)`, panel: 'vc' },
    ])
  })

  it('may not contain a password, which every result would show, nor begin with a dash', async () => {
    const hush = resolved([{ target: 'https://me:hush@example.org/', name: 'front' }])
    await expect(hush).rejects.toThrow(`example.org: ${credentialsMessage}.`)
    await expect(resolved(['--write-baseline=b'])).rejects.toThrow('--write-baseline=b begins with a dash')
    expect(await resolved(['./-deck.pdf'])).toMatchObject([{ address: './-deck.pdf', problem: null }])
  })
})
