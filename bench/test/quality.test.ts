import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Claim, ReportChoice } from '#db/report.ts'
import { makeQuickFolder } from '#db/test/quick-folder.ts'
import { contentWords } from '#worker/panel/text/content-words.ts'
import { startFakeModel } from '#worker/test/fake-model.ts'
import { block, documentOf } from '#worker/test/panel/documents.ts'
import { review } from '#worker/test/panel/scripted.ts'
import { type Labels, submissions } from '../quality/labels.ts'
import { score } from '../quality/score.ts'
import { agreementOf, intervalOf, inWords } from '../quality/statistics.ts'

const document = documentOf([
  block('b1', 'Payback takes 14 months at our price of 240 dollars'),
  block('b2', 'Each clinic pays 240 dollars and brings back 10 dollars a month'),
  block('b3', 'We sell to clinics alone'),
  block('b4', 'We ask for 900 thousand dollars'),
])
const labels: Labels = {
  form: 'deck',
  trade: 'clinics',
  language: 'en',
  panel: 'vc',
  flaws: [
    {
      id: 'f1',
      what: 'Payback is 24 months.',
      quotes: ['Payback takes 14 months'],
      terms: ['payback', '24 months', 'no-reply', 'erklärt', '€45'],
      weight: 3,
      absence: false,
    },
    { id: 'f2', what: 'No team.', quotes: [], terms: ['team', 'founder'], weight: 2, absence: true },
  ],
  strengths: [{ id: 's1', what: 'One buyer.', quotes: ['clinics alone'], terms: ['focus'] }],
  tensions: [
    { id: 't1', what: 'Clinics alone.', quotes: ['clinics alone'], terms: ['clinics'], back: 'a', doubt: 'b' },
  ],
  traps: [{ id: 'x1', what: 'The ask is told.', quotes: ['900 thousand'], terms: ['vague'] }],
  duplicates: [{ flaw: 'f1', wordings: ['a', 'b'] }],
}

const quoted = (blockId: string, text: string) => ({
  blockId,
  text,
  where: { kind: 'document' as const },
  place: 'document',
})
async function scoreOf(claims: Partial<Claim>[], choices: Partial<ReportChoice>[] = [], others = new Set<string>()) {
  const empty = await review()
  const [anyClaim] = empty.claims
  const [anyChoice] = empty.choices
  if (!anyClaim || !anyChoice) throw new Error('The scripted review has claims and choices')
  const base = { ...anyClaim, lookedFor: null, group: 'single' as const, stance: 'concern' as const }
  const report = {
    ...empty,
    claims: claims.map(claim => ({ ...base, ...claim })),
    choices: choices.map(choice => ({ ...anyChoice, ...choice })),
  }
  return score(labels, document, report, others)
}
const said = (headline: string) => ({ raised: [{ analystId: 1, headline, text: '' }] })
const passage = quoted('b1', 'Payback takes 14 months at our price')

describe('a flaw is found', () => {
  it.each(['The payback is really 24 months', 'From a no‑reply address', 'Nicht erklärt', 'At €45'])(
    'by quoting its passage with one of its terms: %s',
    async headline => {
      const found = await scoreOf([{ quotes: [passage], ...said(headline) }])
      expect(found).toMatchObject({ flaws: { found: 1, of: 2 }, graveFlaws: { found: 1, of: 1 }, found: ['f1'] })
    },
  )

  it.each([
    ['elsewhere', { quotes: [quoted('b4', 'We ask for')], ...said('The payback is wrong') }],
    ['in other words', { quotes: [passage], ...said('The price is high') }],
    ['as a strength', { quotes: [passage], ...said('A short payback'), stance: 'strength' as const }],
    ['by quotes from elsewhere', { quotes: [passage], ...said('Payback'), group: 'unverified' as const }],
  ])('not %s', async (_, claim) => {
    expect((await scoreOf([claim])).flaws.found).toBe(0)
  })

  it('only by what was looked for, if it is an omission', async () => {
    const missing = { quotes: [], ...said('Nobody is named'), lookedFor: 'founders and their past' }
    expect((await scoreOf([missing])).found).toEqual(['f2'])
  })
})

it('the score counts repeated flaws, traps, strengths, and tensions with both sides', async () => {
  const twice = { quotes: [passage], ...said('Payback does not add up') }
  const result = await scoreOf(
    [
      twice,
      twice,
      { quotes: [quoted('b4', 'We ask for 900 thousand dollars')], ...said('The ask is vague') },
      { quotes: [quoted('b3', 'We sell to clinics alone')], ...said('Focus on one buyer'), stance: 'strength' },
    ],
    [
      {
        quotes: [quoted('b3', 'We sell to clinics alone')],
        split: true,
        ...sidedBy('It has one buyer.', 'Clinics pay late.'),
      },
    ],
  )
  expect(result).toMatchObject({
    duplicates: 1,
    claims: 4,
    traps: { found: 1, of: 1 },
    strengths: { found: 1, of: 1 },
    tensions: { found: 1, of: 1 },
    asked: { found: 1, of: 1 },
    verbatim: { found: 5, of: 5 },
  })
})

it('the score distinguishes what could be said of any submission from what names this one', async () => {
  const others = contentWords('Nobody shows proof of the price')
  const claims = [
    { quotes: [], ...said('The price lacks proof') },
    { quotes: [], ...said('Clinics bring back ten dollars') },
  ]
  expect((await scoreOf(claims, [], others)).specific).toEqual({ found: 1, of: 2 })
})

async function bench(args: string[], env: Record<string, string> = {}) {
  const program = path.join(import.meta.dirname, '..', 'quality.ts')
  const child = spawn(process.execPath, [program, '--only', 'kessel', ...args], { env: { ...process.env, ...env } })
  const [printed, refused, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { printed, refused, status }
}

it.each([
  [['--engine', 'modle'], '"modle" does not fit'],
  [['--json', '/nowhere/at.json'], '/nowhere/at.json'],
])('the bench refuses %j before it reviews', async (args, sentence) => {
  const { printed, refused, status } = await bench(args)
  expect({ printed, status }).toEqual({ printed: '', status: 1 })
  expect(refused.split('\n')[0]).toContain(sentence)
})

it('the bench compares models side by side, and keeps what it has of one that fails', async () => {
  const folder = makeQuickFolder('panel-bench-')
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const endpoint = await startFakeModel()
  endpoint.script(({ body }) => (body.model === 'broken' ? { do: 'status', status: 401 } : undefined))
  const file = path.join(folder, 'scores.json')
  const args = ['--model', 'good', '--model', 'broken', '--json', file]
  const { printed, status } = await bench(args, { OPENAI_BASE_URL: endpoint.url })
  await endpoint.close()
  expect(status).toBe(1)
  expect(printed).toMatch(/kessel +not reviewed: .*key/)
  expect(printed).toMatch(/^ +model good +model broken$/m)
  expect(printed).toMatch(/^ +flaws found +\d of 7, \d+% \(.*\) +none$/m)
  const kept: Record<string, object[]> = JSON.parse(readFileSync(file, 'utf8'))
  expect([kept['model good']?.length, kept['model broken']?.length]).toEqual([1, 0])
})

it('an interval contains the share, and narrows with more data, but not with repeated runs', () => {
  expect(inWords({ found: 8, of: 10 }, 2)).toBe('8 of 10, 80% (38 to 96)')
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), fc.nat(500), (of, given) => {
      const found = Math.min(given, of)
      const { low, high } = intervalOf({ found, of }) ?? { low: 2, high: -1 }
      expect(low).toBeLessThanOrEqual(found / of + 1e-9)
      expect(high).toBeGreaterThanOrEqual(found / of - 1e-9)
      const more = intervalOf({ found: found * 4, of: of * 4 }) ?? { low: 0, high: 9 }
      expect(more.high - more.low).toBeLessThan(high - low)
    }),
  )
  expect(intervalOf({ found: 0, of: 0 })).toBeNull()
  expect(agreementOf([['f1', 'f2'], ['f1']])).toBe(0.5)
})

it('each passage that an answer key quotes is in its submission', () => {
  for (const { name, bytes, flaws, strengths, tensions, traps } of submissions()) {
    const plain = bytes
      .toString('utf8')
      .replace(/\s+/g, ' ')
      .replace(/&amp;/g, '&')
      .replace(/&nbsp;/g, ' ')
    const passages = [...flaws, ...strengths, ...tensions, ...traps].flatMap(({ quotes }) => quotes)
    for (const passage of passages) expect(plain.includes(passage), `${name}: ${passage}`).toBe(true)
  }
})

/** A term of the key may stand in only one of the two sides. */
function sidedBy(sentence: string, otherSide: string) {
  return { raised: [{ analystId: 1, sentence, side: 'back' as const, otherSide }] }
}
