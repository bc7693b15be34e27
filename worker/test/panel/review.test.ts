import { describe, expect, it } from 'vitest'
import type { PanelAnalyst, Report } from '#db/shapes.ts'
import { EngineFailure } from '#worker/panel/engine-failure.ts'
import type { Engine, Session, Subject } from '#worker/panel/ports.ts'
import { reviewSubmission } from '#worker/panel/review.ts'
import { analyst, block, documentOf, draft } from './documents.ts'
import { type MemoryRecord, memoryRecord } from './memory-record.ts'

const words = [
  'Clinics lose one appointment in eight',
  'Twelve clinics pay 240 dollars',
  'We raise 900 thousand dollars',
]
const document = documentOf(words.map((text, at) => block(`b${at + 1}`, text, { kind: 'page', page: at + 1 })))
const analysts = [1, 2, 3].map(analyst)

interface Scripted extends Engine {
  calls: string[]
  inputs: unknown[]
}

/**
 * An engine without a model: analyst n quotes block n; everyone disagrees with the first claim it is shown. `change` puts
 * other steps in place of its own, which it is given.
 */
function scripted(change: (usual: Session) => Partial<Session> = () => ({})): Scripted {
  const calls: string[] = []
  const inputs: unknown[] = []
  const open = ({ document }: Subject): Session => {
    const note = (step: string, analyst?: PanelAnalyst, rest?: unknown) => {
      calls.push(analyst ? `${step} ${analyst.id}` : step)
      inputs.push({ step, analyst: analyst?.id, document, rest })
    }
    const usual: Session = {
      async opine(analyst) {
        note('opine', analyst)
        const quote = words[analyst.id - 1] ?? ''
        return { findings: [draft({ quotes: [quote], claim: `Seen by ${analyst.specialty}.` })], usage: null }
      },
      async mend(analyst, findings) {
        note('mend', analyst)
        return { findings, usage: null }
      },
      async vote(analyst, claims) {
        note('vote', analyst, claims)
        return {
          ballots: claims.map((claim, at) => ({
            findingId: claim.findingId,
            vote: at === 0 ? ('disagree' as const) : ('agree' as const),
            reason: 'So it is.',
          })),
          usage: null,
        }
      },
      async settle() {
        note('settle')
        return 'How many came back?'
      },
      async summarise() {
        note('summarise')
        return { text: 'The panel is divided.', usage: null }
      },
    }
    return { ...usual, ...change(usual) }
  }
  return { calls, inputs, name: 'rubric', model: null, open }
}

function review(engine: Engine, record: MemoryRecord, signal = new AbortController().signal): Promise<Report> {
  return reviewSubmission({ reviewId: 'r1', document, analysts, engine, record, concurrency: 2, signal })
}

describe('a review', () => {
  it('goes from opinions to a report and tells of each step', async () => {
    const record = memoryRecord()
    const report = await review(scripted(), record)
    expect(report.findings.map(finding => finding.id)).toEqual(['1-1', '2-1', '3-1'])
    expect(report.ballots).toHaveLength(6)
    expect(report).toMatchObject({ summary: 'The panel is divided.', summaryWritten: true, missing: [] })
    for (const tension of report.tensions) expect(tension.question).toBe('How many came back?')
    const count = (type: string) => record.events.filter(event => event.type === type).length
    expect([count('opinion.started'), count('opinion.completed'), count('ballots.completed')]).toEqual([3, 3, 1])
    expect(record.events).toContainEqual({
      type: 'opinion.completed',
      detail: { analystId: 2, findings: 1, verified: 1 },
    })
  })

  it('gives an analyst nothing of what another found, and a voter no author', async () => {
    const engine = scripted()
    await review(engine, memoryRecord())
    const [opinions, ballots] = ['opine', 'vote'].map(step =>
      JSON.stringify(engine.inputs.filter(input => (input as { step: string }).step === step)),
    )
    expect(opinions).not.toContain('Seen by')
    expect(ballots).not.toMatch(/"findingId":"\d/)
    expect(ballots).not.toContain('analystId')
  })

  it('that is killed while it sums up tells once that all have voted', async () => {
    const killed = new AbortController()
    const record = memoryRecord()
    const dying = scripted(() => ({
      summarise: async () => {
        killed.abort(new Error('killed'))
        throw killed.signal.reason
      },
    }))
    await expect(review(dying, record, killed.signal)).rejects.toThrow('killed')
    await review(scripted(), record)
    expect(record.events.filter(({ type }) => type === 'ballots.completed')).toHaveLength(1)
  })

  const steps = ['opinion 1', 'opinion 2', 'opinion 3', 'ballots 1', 'ballots 2', 'ballots 3']
  it.each(steps)('that is killed after %s repeats nothing finished and ends the same', async step => {
    const whole = await review(scripted(), memoryRecord())
    const killed = new AbortController()
    const record = memoryRecord(saved => {
      if (saved === step) killed.abort(new Error('killed'))
    })
    const first = scripted()
    await expect(review(first, record, killed.signal)).rejects.toThrow('killed')
    const finished = [
      ...(await record.opinions()).map(opinion => `opine ${opinion.analystId}`),
      ...[...(await record.ballots()).keys()].map(id => `vote ${id}`),
    ]
    expect(finished).not.toEqual([])
    const second = scripted()
    expect(await review(second, record)).toEqual(whole)
    for (const call of finished) expect(second.calls).not.toContain(call)
    expect([...finished, ...second.calls.filter(call => /^(opine|vote)/.test(call))]).toHaveLength(6)
  })

  it('goes on without an analyst that fails, names it, and asks it again when it is resumed', async () => {
    const record = memoryRecord()
    const failing = scripted(({ opine }) => ({
      opine: async analyst => {
        if (analyst.id === 2) throw new EngineFailure('took_too_long', 'It took too long.')
        return opine(analyst)
      },
    }))
    const partial = await review(failing, record)
    expect(partial.missing).toEqual([
      { analystId: 2, failure: { code: 'took_too_long', message: 'It took too long.' } },
    ])
    expect(partial.sections.map(section => section.analystId)).toEqual([1, 3])
    expect(record.events.map(event => event.type)).toContain('opinion.failed')
    expect(failing.calls).not.toContain('vote 2')

    const again = scripted()
    const complete = await review(again, record)
    expect(complete.missing).toEqual([])
    expect(again.calls.filter(call => call.startsWith('opine'))).toEqual(['opine 2'])
    // The others vote once more, on the new claim alone.
    expect(complete.ballots).toHaveLength(6)
    const asked = again.inputs.filter(input => (input as { step: string; analyst: number }).step === 'vote')
    expect(asked.map(input => (input as { rest: unknown[] }).rest.length).sort()).toEqual([1, 1, 2])
  })

  it('fails with the most useful reason when nobody can give an opinion', async () => {
    const engine = scripted(() => ({
      opine: async analyst => {
        throw analyst.id === 3
          ? new EngineFailure('model_refused', 'The key is refused.')
          : new EngineFailure('took_too_long', 'It took too long.')
      },
    }))
    await expect(review(engine, memoryRecord())).rejects.toMatchObject({
      code: 'model_refused',
      message: 'The key is refused.',
    })
  })

  it('has no analysts: says so', async () => {
    const { signal } = new AbortController()
    const input = {
      reviewId: 'r1',
      document,
      analysts: [],
      engine: scripted(),
      record: memoryRecord(),
      concurrency: 2,
      signal,
    }
    await expect(reviewSubmission(input)).rejects.toMatchObject({ code: 'no_analysts' })
  })

  it('survives an engine that breaks, and tells of the fault', async () => {
    const faults: unknown[] = []
    const engine = scripted(() => ({
      summarise: async () => {
        throw new TypeError('a bug')
      },
      settle: async () => 'We should pass on this deal?',
      vote: async analyst => {
        if (analyst.id === 1) throw new TypeError('another bug')
        return { ballots: [], usage: null }
      },
    }))
    const { signal } = new AbortController()
    const report = await reviewSubmission({
      reviewId: 'r1',
      document,
      analysts,
      engine,
      record: memoryRecord(),
      concurrency: 2,
      signal,
      warn: (_message, error) => faults.push(error),
    })
    expect(report.summaryWritten).toBe(false)
    expect(report.missing).toMatchObject([{ analystId: 1, failure: { code: 'internal' } }])
    expect(report.ballots.every(ballot => ballot.vote === 'unsure')).toBe(true)
    expect(faults).toHaveLength(2)
  })

  it('does not publish a question that decides', async () => {
    const report = await review(
      scripted(() => ({ settle: async () => 'Would you agree? I would not invest in this company.' })),
      memoryRecord(),
    )
    expect(report.tensions.length).toBeGreaterThan(0)
    for (const tension of report.tensions)
      expect(tension.question).toMatch(/^What would the intended reader take from “/)
  })

  it('lets a fault of its record stop it, rather than lose a finished step', async () => {
    const record = memoryRecord(() => {
      throw new Error('the database is gone')
    })
    await expect(review(scripted(), record)).rejects.toThrow('the database is gone')
  })
})
