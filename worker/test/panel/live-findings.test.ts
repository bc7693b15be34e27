import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addToFindings, noFindings, withdrawnInWords } from '#api/contracts/live-findings.ts'
import type { OpinionDraft } from '../../panel/ports.ts'
import { draft } from './documents.ts'
import { memoryRecord } from './memory-record.ts'
import { analysts, review, saying, words } from './scripted.ts'

const quotes = [words[0] ?? '']
const given = fc.array(
  fc
    .record({ headline: fc.constantFrom('A', 'B', 'C', 'D'), found: fc.boolean() })
    .map(({ headline, found }) =>
      draft({ headline, text: headline, quotes: found ? quotes : ['words that nobody wrote'] }),
    ),
  { maxLength: 6 },
)

/** What remains on the screen after analyst 1's events, their types, and its findings with verified quotes. */
async function followed(write: (live: OpinionDraft) => void, finished: ReturnType<typeof draft>[]) {
  const record = memoryRecord()
  const engine = saying({ 1: { findings: finished, choices: [] } }, ({ opine }) => ({
    opine: async (analyst, live) => {
      if (analyst.id === 1 && live) write(live)
      return opine(analyst)
    },
  }))
  await review({ engine, record, analysts: analysts.slice(0, 2) })
  const own = record.events.flatMap(({ type, detail }, seq) =>
    detail.analystId === 1 ? [{ seq, type, at: '', reviewId: 'r', analystId: 1, ...detail }] : [],
  )
  const opinion = (await record.opinions()).find(({ analystId }) => analystId === 1)
  return {
    seen: own.reduce(addToFindings, noFindings),
    types: own.map(({ type }) => type),
    held: opinion?.findings.flatMap(({ verified, headline }) => (verified ? [headline] : [])) ?? [],
  }
}

it('the screen finally shows what was announced and is in the opinion, however often it was restarted', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(given, { minLength: 1, maxLength: 3 }), given, async (attempts, finished) => {
      const { seen, held } = await followed(live => {
        for (const [at, findings] of attempts.entries()) {
          if (at > 0) live.restart()
          for (const finding of findings) live.finding(finding)
        }
      }, finished)
      expect(held).toEqual(expect.arrayContaining(seen.shown.map(({ headline }) => headline)))
      const kept = attempts
        .flat()
        .filter(({ headline, quotes: [quote] }) => held.includes(headline) && quote === quotes[0])
      expect(new Set(seen.shown.map(({ headline }) => headline))).toEqual(new Set(kept.map(({ headline }) => headline)))
    }),
    { numRuns: 60 },
  )
})

it('a finding is announced before its opinion ends, unless its quote is not in the submission', async () => {
  const finding = draft({ headline: 'Seen. I would invest.', quotes })
  const others = [
    draft({ headline: 'Dropped', quotes }),
    draft({ headline: 'Made up', quotes: ['words nobody wrote'] }),
  ]
  const { seen, types } = await followed(
    live => {
      for (const one of [finding, ...others]) live.finding(one)
      // A later part of a long submission is read again.
      live.restart([finding])
      for (const one of [finding, ...others]) live.finding(one)
    },
    [finding],
  )
  const drafted = ['finding.drafted', 'findings.withdrawn', 'finding.drafted', 'findings.withdrawn']
  expect(types).toEqual(['opinion.started', 'finding.drafted', ...drafted, 'opinion.completed'])
  expect(seen).toMatchObject({ shown: [{ headline: 'Seen.' }], withdrawn: 2 })
  expect(withdrawnInWords(seen, false)).toContain('withdrawn: the analyst started again or kept others')
})
