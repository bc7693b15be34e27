import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { groupWords } from '#api/contracts/report/words.ts'
import { claim, madeReport, sampleReport } from '#api/test/made-report.ts'
import { call } from './call.ts'
import { type FakePanel, startFakePanel } from './fake-panel.ts'

let panel: FakePanel
beforeAll(async () => {
  panel = await startFakePanel('We are the best in town. Ask us.')
})
afterAll(() => panel?.close())

const shown = async (args: string[], columns = '80') =>
  (await call(args, { env: { ...panel.env, COLUMNS: columns } })).stdout
const report = async (of: typeof sampleReport, ...rest: [args?: string[], columns?: string]) => {
  panel.brings(of)
  const [args = [], columns] = rest
  return shown(['report', '1', ...args], columns)
}
const flat = (text: string) => text.replace(/\s+/g, ' ')

describe('a report', () => {
  it('contains everything in reading order', async () => {
    const review = { version: 2, versions: 2, finishedAt: '2026-11-18T09:30:00Z' }
    const [plain, markdown] = [await report({ ...sampleReport, review }), await report(sampleReport, ['--markdown'])]
    expect(plain).toContain('\nVersion 2, reviewed on 2026-11-18.\n')
    expect(plain.split('\n').slice(0, 2)).toEqual([
      'Seed deck',
      'VC Strategy Panel · seed.pdf · 64 words'.replace('64', `${sampleReport.coverage.words}`),
    ])
    const chapters = [
      'First things',
      'Creative tension',
      'Other choices',
      ...Object.values(groupWords).map(({ title }) => title),
    ]
    const inOrder = new RegExp(
      ['1 of 4 analysts did not', ...chapters, 'Questions of', 'What it rests on']
        .map(title => `\n(## )?${title}`)
        .join('[^]*'),
    )
    for (const text of [plain, markdown]) expect(text).toMatch(inOrder)
    for (const said of ['Prompts: Vera Holt, version 3; Idris Kane, ', 'passed: contrast of text, totals of tables.'])
      for (const text of [plain, markdown]) expect(flat(text)).toContain(said)
    const words = flat(plain)
    for (const { headline, number, quotes, suggestions, text } of sampleReport.claims) {
      expect(words).toContain(`${number}. ${headline}`)
      for (const said of [text, ...suggestions, ...quotes.map(quote => `(${quote.place})`)])
        expect(words).toContain(said)
    }
    for (const { back, doubt, number, question, sentence } of sampleReport.choices) {
      expect(words).toContain(`C${number}. ${sentence}`)
      for (const { reason } of [...back, ...doubt]) expect(words).toContain(reason)
      expect(words).toContain(question ?? '')
    }
    for (const { note, question } of sampleReport.questions)
      for (const said of [note, question]) expect(words).toContain(said)
  })

  it.each(['40', '80', '200'])('folds to %s columns without breaking words', async columns => {
    const [text, wide] = [await report(sampleReport, [], columns), await report(sampleReport, [], '100')]
    const widest = Math.max(...text.split('\n').map(line => [...line].length))
    expect(widest).toBeLessThanOrEqual(Math.min(Number(columns), 100))
    // Side-by-side columns change the order of words.
    const words = (of: string) =>
      of
        .split(/[\s│─]+/)
        .toSorted()
        .join(' ')
    expect(words(text)).toBe(words(wide))
    // A place is not broken, and rows have no trailing blanks.
    expect(text).not.toMatch(/\(slide\n|[ \u00a0]\n/)
  })
})

describe('the difference between two reports', () => {
  const gone = claim({
    id: '1-2',
    headline: 'Who are they?',
    quotes: claim().quotes.map(quote => ({ ...quote, text: 'Our three founders' })),
  })
  const there = claim({
    id: '1-3',
    headline: 'Who says so?',
    quotes: claim().quotes.map(quote => ({ ...quote, text: 'Best in town' })),
  })

  it('says what became of each claim', async () => {
    const before = panel.keeps(madeReport({ claims: [claim(), gone, there] }))
    const after = panel.keeps(madeReport({ claims: [claim({ group: 'agreed' })] }))
    const said = ['Resolved: 1 · New: 0 · Changed: 1 · Still there: 0 · Not rechecked: 1']
    expect(await shown(['diff', '1'])).toEqual(expect.stringContaining(said.join('')))
    expect(await shown(['diff', '1'])).toMatch(/Weak, Important, Seen by one → Weak, Important, Agreed · \S/)
    const { resolved, notRechecked, ...rest } = JSON.parse(await shown(['diff', '1', '--json']))
    expect([resolved, notRechecked]).toMatchObject([[{ id: '1-2' }], [{ id: '1-3' }]])
    expect(rest).toMatchObject({ before, after, new: [], still: [], changed: [{ after: { group: 'agreed' } }] })
    // A review named only by its id does not say which submission it read.
    expect(await shown(['diff', before, after])).toContain('Resolved: 0 ')
    expect(await shown(['diff', after, before])).toContain('New: 2 ')
  })
})
