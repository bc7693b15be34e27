import { describe, expect, it } from 'vitest'
import { EngineFailure } from '../../panel/engine-failure.ts'
import { analyst, draftCheck } from './documents.ts'
import { memoryRecord } from './memory-record.ts'
import { checking, review, scripted, usualOpinion } from './scripted.ts'

const busy = new EngineFailure('model_busy', 'It is busy.')
const check = draftCheck({ quotes: ['Twelve clinics pay'], headline: 'Sums differ', text: 'They do.' })

describe('a review', () => {
  it('goes from opinions to a report and announces each step', async () => {
    const record = memoryRecord()
    const report = await review({ record, check: checking(check) })
    expect(report.claims.map(({ id }) => id).toSorted()).toEqual(['1-1', '2-1', '3-1', 'check-1'])
    expect(report.choices.map(({ id }) => id)).toEqual(['1c1', '2c1', '3c1'])
    for (const choice of report.choices) expect(choice).toMatchObject({ split: true, question: 'How many came back?' })
    expect(report).toMatchObject({ summary: 'The panel is divided.', summaryWritten: true, checksRun: 3, missing: [] })
    expect(report.checksPassed).toEqual(['contrast of text', 'hidden text'])
    expect(record.events.map(({ type }) => type).toSorted()).toEqual([
      'ballots.completed',
      'claims.gathered',
      ...Array(3).fill('opinion.completed'),
      ...Array(3).fill('opinion.started'),
    ])
    const told = { analystId: 2, findings: 1, choices: 1, answers: 1, questions: 1, verified: 1 }
    expect(record.events).toContainEqual({ type: 'opinion.completed', detail: told })
    expect(record.events).toContainEqual({ type: 'claims.gathered', detail: { claims: 3, choices: 3 } })
    expect(record.events).toContainEqual({
      type: 'ballots.completed',
      detail: { voters: 3, ballots: 12 },
      unlessTold: false,
    })
  })

  it('names the version of each analyst that was asked, even if it has changed since', async () => {
    const killed = new AbortController()
    const record = memoryRecord(saved => saved === 'opine 1' && killed.abort(new Error('killed')))
    const inVersion = (version: number) => [1, 2, 3].map(id => ({ ...analyst(id), version }))
    const started = review({ record, analysts: inVersion(1), signal: killed.signal, concurrency: 1 })
    await expect(started).rejects.toThrow('killed')
    const report = await review({ record, analysts: inVersion(2) })
    expect(report.versions).toEqual({ 1: 1, 2: 2, 3: 2 })
    expect((await review()).versions).toEqual({})
  })

  it('announces the end of voting once although it is killed during the summary', async () => {
    const killed = new AbortController()
    const record = memoryRecord()
    const dying = scripted(() => ({
      summarise: async () => {
        killed.abort(new Error('killed'))
        throw killed.signal.reason
      },
    }))
    await expect(review({ engine: dying, record, signal: killed.signal })).rejects.toThrow('killed')
    await review({ record })
    expect(record.events.filter(({ type }) => type === 'ballots.completed')).toHaveLength(1)
  })

  const steps = ['opine 1', 'opine 2', 'opine 3', 'gather', 'vote 1', 'vote 2', 'vote 3']
  it.each(steps)('repeats nothing finished and ends the same if it is killed after "%s"', async step => {
    const whole = await review()
    const killed = new AbortController()
    const finished: string[] = []
    const record = memoryRecord(saved => {
      finished.push(saved)
      if (saved === step) killed.abort(new Error('killed'))
    })
    await expect(review({ record, signal: killed.signal })).rejects.toThrow('killed')
    const before = [...finished]
    const second = scripted()
    expect(await review({ engine: second, record })).toEqual(whole)
    expect([...before, ...second.calls].toSorted()).toEqual(steps.toSorted())
  })

  it('continues without an analyst that fails, names it, and asks it again when it is resumed', async () => {
    const record = memoryRecord()
    const failing = scripted(({ opine }) => ({
      opine: async analyst => (analyst.id === 2 ? Promise.reject(busy) : opine(analyst)),
    }))
    const partial = await review({ engine: failing, record })
    expect(partial.missing).toEqual([{ analystId: 2, failure: { code: 'model_busy', message: 'It is busy.' } }])
    expect(partial.sections.map(section => section.analystId)).toEqual([1, 3])
    expect(partial.questions.map(({ analystId }) => analystId)).toEqual([1, 1, 3, 3])
    expect(record.events.map(event => event.type)).toContain('opinion.failed')
    expect(failing.calls).not.toContain('vote 2')

    const again = scripted()
    const complete = await review({ engine: again, record })
    expect(complete.missing).toEqual([])
    expect(again.calls.filter(call => call.startsWith('opine'))).toEqual(['opine 2'])
    // The others vote again, only on what is new.
    const asked = [1, 2, 3].map(id => again.ballotPapers.get(id))
    expect(asked.map(paper => [paper?.claims.length, paper?.choices.length])).toEqual([
      [1, 1],
      [2, 2],
      [1, 1],
    ])
    expect(complete.claims.map(({ votes }) => votes.length)).toEqual([2, 2, 2])
  })

  it('does not count independent voices if nobody voted', async () => {
    const record = memoryRecord()
    const report = await review({ engine: scripted(() => ({ vote: () => Promise.reject(busy) })), record })
    const note = expect.stringMatching(/; they voted on too little in common to tell how many\.$/)
    expect(report).toMatchObject({ independence: { effective: null, note }, sections: { length: 3 } })
    expect(report.missing).toHaveLength(3)
    expect(record.events.at(-1)).toMatchObject({ type: 'ballots.completed', detail: { voters: 3, ballots: 0 } })
  })

  it('fails with the most useful reason when nobody can give an opinion', async () => {
    const engine = scripted(() => ({
      opine: async analyst => {
        throw analyst.id === 3 ? new EngineFailure('model_refused', 'The key is refused.') : busy
      },
    }))
    await expect(review({ engine })).rejects.toMatchObject({ code: 'model_refused', message: 'The key is refused.' })
  })

  it('without analysts fails and says so', async () => {
    await expect(review({ analysts: [] })).rejects.toMatchObject({
      code: 'no_analysts',
      message: expect.stringMatching(/no active analysts/),
    })
  })

  it('survives failures of engine and checks at every step but the opinions, and logs them', async () => {
    const faults: string[] = []
    const breaking = async () => {
      throw new TypeError('a bug')
    }
    const report = await review({
      engine: scripted(() => ({
        opine: async analyst => {
          const usual = usualOpinion(analyst)
          return {
            opinion: { ...usual, answers: [{ number: 9, outcome: 'partly', note: '', quotes: ['no'] }] },
            usage: null,
          }
        },
        mend: breaking,
        gather: breaking,
        settle: breaking,
        summarise: breaking,
        vote: async ({ id }) => (id === 1 ? breaking() : { claims: [], choices: [], usage: null }),
      })),
      check: breaking,
      concurrency: 1,
      warn: message => faults.push(message),
    })
    expect(report.summaryWritten).toBe(false)
    expect(report.missing).toMatchObject([{ analystId: 1, failure: { code: 'internal' } }])
    expect(report.claims).toHaveLength(3)
    expect(report.checksRun).toBeNull()
    const votes = report.claims.flatMap(claim => claim.votes)
    expect(votes.filter(({ analystId, vote }) => analystId === 1 || vote !== 'unsure')).toEqual([])
    expect(report.questions.every(({ outcome }) => outcome === 'not_looked_for')).toBe(true)
    expect(new Set(faults).size).toBe(5)
  })

  it('does not publish a question, a reason or a summary that decides', async () => {
    const report = await review({
      engine: scripted(({ vote }) => ({
        vote: async (analyst, paper) => {
          const answer = await vote(analyst, paper)
          const claims = answer.claims.map(cast => ({ ...cast, reason: 'Pass on this deal.' }))
          return { ...answer, claims }
        },
        settle: async () => ({ text: 'Would you agree? I would not invest in this company.', usage: null }),
        summarise: async () => ({ text: 'A clear deck. Overall score: 8/10', usage: null }),
      })),
    })
    expect(report.choices.length).toBeGreaterThan(0)
    for (const { question } of report.choices)
      expect(question).toMatch(/^What would have to be true .*“Block \d is shown/)
    for (const { reason } of report.claims.flatMap(({ votes }) => votes)) expect(reason).toBe('No reason was given.')
    expect(report.summaryWritten).toBe(false)
  })

  it('stops if its record fails, rather than lose a finished step', async () => {
    const record = memoryRecord(() => {
      throw new Error('the database is gone')
    })
    await expect(review({ record })).rejects.toThrow('the database is gone')
  })

  it('adds up what everybody used, including before a restart', async () => {
    const usage = { inputTokens: 10, cachedTokens: 0, outputTokens: 1, cost: 0.5, requests: 1 }
    const used = scripted(usual => ({
      opine: async analyst => ({ ...(await usual.opine(analyst)), usage }),
      gather: async () => ({ claims: [], choices: [], usage }),
      vote: async (analyst, paper) => ({ ...(await usual.vote(analyst, paper)), usage }),
      settle: async () => ({ text: 'Why?', usage }),
      summarise: async () => ({ text: 'So.', usage }),
    }))
    const record = memoryRecord()
    const first = await review({ engine: used, record })
    expect(first.usage.total).toMatchObject({ requests: 11, cost: 5.5 })
    const before: number[] = []
    const watching = {
      ...used,
      open: (subject: Parameters<typeof used.open>[0]) => {
        before.push(subject.usedBefore.length)
        return used.open(subject)
      },
    }
    expect((await review({ engine: watching, record })).usage).toEqual(first.usage)
    expect(before).toEqual([7])
  })
})
