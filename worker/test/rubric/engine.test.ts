import { afterAll, expect, it } from 'vitest'
import type { LocatedDocument } from '#db/located-document.ts'
import type { PanelAnalyst } from '#db/opinion.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { createRubricThreads } from '../../adapters/rubric-thread/rubric-thread.ts'
import type { Subject, SummaryInput } from '../../panel/ports.ts'
import { createChecker } from '../../panel/rubric/checker.ts'
import { createRubricEngine } from '../../panel/rubric/engine.ts'
import { runRubric, taskOf } from '../../panel/rubric/run-rubric.ts'
import { memo } from './documents.ts'

const panelOf = (panelId: number): PanelAnalyst[] =>
  seedAnalysts.map((analyst, at) => ({ ...analyst, id: at + 1 })).filter(analyst => analyst.panelId === panelId)

const subjectOf = (document: LocatedDocument, panelId = 1, signal = new AbortController().signal): Subject => ({
  panel: panelOf(panelId),
  document,
  notes: null,
  signal,
  usedBefore: [],
  pictures: [],
})

const boastful = memo(
  [
    '# Brindlecot',
    'Brindlecot lets dental patients book and move their own appointments.',
    'We are the leading platform for dental billing.',
    'A clinic pays €200 per month for as long as it stays.',
    '73% of companies lose invoices.',
    '68% of companies lose orders.',
    'The app will launch in March 2025.',
  ],
  { title: 'Brindlecot' },
)

const threads = createRubricThreads({ ms: 30_000, memoryMiB: 512 })
afterAll(() => threads.close())

it('the rubric looks up each question, and leaves findings, choices and votes to others', async () => {
  const subject = subjectOf(boastful)
  const session = createRubricEngine().open(subject)
  const [buyer] = subject.panel
  if (!buyer) throw new Error('The panel is empty')
  const { opinion, usage } = await session.opine(buyer)
  expect(usage).toBeNull()
  expect(opinion).toMatchObject({ findings: [], choices: [] })
  expect(opinion.answers.map(({ number }) => number)).toEqual(buyer.questions.map((_, at) => at + 1))
  expect(new Set(opinion.answers.map(({ outcome }) => outcome))).toEqual(new Set(['not_looked_for']))
  expect(await session.gather({ findings: [], choices: [] })).toBeNull()
})

it('the rubric reports each check once, the weightiest first, with at most three quotes', async () => {
  const { found, passed, ran } = await createChecker()(subjectOf(boastful))
  expect(found.map(({ check }) => check)).toEqual(['statistic-unsourced', 'superlative-unbacked', 'date-passed'])
  const idle = ['totals of tables', 'ticks in comparisons', 'slides that a show skips', 'secrets in speaker notes']
  for (const name of [...idle, 'claims of rank', 'announced dates']) expect(passed).not.toContain(name)
  expect(ran).toBeGreaterThan(passed.length + found.length + idle.length)
  const [statistic, superlative] = found
  expect(statistic?.text).toContain('The same holds in one more place.')
  expect(statistic?.quotes).toHaveLength(2)
  expect(superlative?.sides?.back.map(({ analystId }) => analystId)).toEqual([3])
  expect(superlative?.sides?.doubt.map(({ analystId }) => analystId)).toEqual([1, 4])
})

it('the rubric summarises what the submission is and what the checks found, and ends with how to connect a model', async () => {
  const structure: SummaryInput = {
    claims: [
      {
        number: 1,
        group: 'checked',
        stance: 'concern',
        weight: 2,
        category: 'proof',
        headline: 'A statistic stands without its source',
        text: '',
        raised: 0,
        denied: [],
      },
    ],
    choices: [],
    analysts: 4,
    checksRun: 36,
    counts: { claims: 1 },
  }
  const summary = await createRubricEngine().open(subjectOf(boastful)).summarise(structure)
  expect(summary?.text).toMatch(/^“Brindlecot”, in its own words: “Brindlecot lets dental patients/)
  expect(summary?.text).toContain('A statistic stands without its source [1]')
  expect(summary?.text).toMatch(/an administrator connects one under Model \(\/admin\/model\)\.$/)
})

it('the rubric runs once for the checks and all analysts, and gives the same result in a thread', async () => {
  const subject = subjectOf(boastful)
  expect(threads.run(subject)).toBe(threads.run(subject))
  expect(await threads.run(subject)).toEqual(runRubric(taskOf(subject)))
})

it('the rubric stops with its review, and reads the next submission', async () => {
  const reason = new Error('The review was cancelled')
  const review = new AbortController()
  const run = threads.run(subjectOf(boastful, 1, review.signal))
  review.abort(reason)
  await expect(run).rejects.toBe(reason)
  await expect(threads.run(subjectOf(boastful, 1, review.signal))).rejects.toBe(reason)
  const both = await Promise.all([threads.run(subjectOf(boastful)), threads.run(subjectOf(boastful))])
  expect(both[0]).toEqual(both[1])
})

it('the rubric stops with a reason after its deadline, and if the thread runs out of memory', async () => {
  const hurried = createRubricThreads({ ms: 1, memoryMiB: 512 })
  await expect(hurried.run(subjectOf(boastful))).rejects.toMatchObject({ code: 'took_too_long' })
  const long = memo(Array.from({ length: 10_000 }, (_, clinic) => `73% of clinic ${clinic}'s invoices are lost.`))
  const cramped = createRubricThreads({ ms: 30_000, memoryMiB: 8 })
  await expect(cramped.run(subjectOf(long))).rejects.toMatchObject({ code: 'too_large' })
})
