import { PassThrough } from 'node:stream'
import { stripVTControlCharacters } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { ReviewEvent } from '#api/contracts/events.ts'
import type { Context } from '../context.ts'
import { readPassword } from '../password.ts'
import { askPassword } from '../screens/ask-password.tsx'
import { advance, showProgress, startState } from '../screens/review-progress.tsx'

function fakeTerminal(columns: number) {
  let raw = false
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode(mode: boolean) {
      raw = mode
    },
    ref() {},
    unref() {},
  })
  const stderr = Object.assign(new PassThrough(), { isTTY: true, columns, rows: 24 })
  let drawn = ''
  let drawnCooked = ''
  let waiting: (() => void)[] = []
  stderr.on('data', chunk => {
    drawn += String(chunk)
    if (!raw) drawnCooked += stripVTControlCharacters(String(chunk)).trim()
    for (const look of waiting) look()
  })
  const context = {
    stdin,
    stderr,
    stdout: stderr,
    env: {},
    stopped: new AbortController().signal,
    program: 'panel',
    url: 'http://x',
  }
  const shown = () => stripVTControlCharacters(drawn)
  return {
    context: context as unknown as Context,
    type: (keys: string) => stdin.write(keys),
    raw: () => raw,
    /** What was drawn while the terminal still echoed and edited lines itself. */
    drawnCooked: () => drawnCooked,
    /** Resolves once `text` has been drawn since the previous call of `shows`, with everything drawn since then. */
    async shows(text: string) {
      await new Promise<void>(resolve => {
        const look = () => {
          if (!shown().includes(text)) return
          waiting = waiting.filter(other => other !== look)
          resolve()
        }
        waiting.push(look)
        look()
      })
      const seen = shown()
      drawn = ''
      return seen
    },
  }
}

describe('the password prompt', () => {
  it('appears once the terminal has stopped echoing, and restores it', async () => {
    const terminal = fakeTerminal(80)
    const answer = readPassword(terminal.context, { label: 'Password for ada' })
    expect(terminal.raw(), 'before anything is loaded').toBe(true)
    await terminal.shows('Password for ada:')
    expect(terminal.drawnCooked()).toBe('')
    terminal.type('horse\r')
    expect(await answer).toBe('horse')
    expect(terminal.raw()).toBe(false)
  })

  it('asks again if nothing was typed, and twice for a new one', async () => {
    const terminal = fakeTerminal(80)
    const check = (text: string) => (text.length < 6 ? 'Too short' : null)
    const answer = askPassword(terminal.context, { label: 'Choose', check, repeat: true })
    await terminal.shows('Choose:')
    terminal.type('\r')
    await terminal.shows('Too short')
    terminal.type('correct horse\r')
    await terminal.shows('The same again:')
    terminal.type('correct house\r')
    await terminal.shows('The two differ.')
    terminal.type('correct horse\r')
    await terminal.shows('The same again:')
    terminal.type('correct horse\r')
    expect(await answer).toBe('correct horse')
  })

  it.each([
    ['Escape', '\u001b'],
    ['Ctrl-C', '\u0003'],
    ['a NUL after a part of a password, as a Ctrl-D from before the prompt arrives', 'half a passw\0'],
  ])('exits with 2 on %s', async (_name, key) => {
    const terminal = fakeTerminal(80)
    const answer = askPassword(terminal.context, { label: 'Password' })
    await terminal.shows('Password:')
    terminal.type(key)
    await expect(answer).rejects.toMatchObject({ message: 'Nothing was changed.', exitCode: 2 })
  })
})

const analysts = [
  { id: 1, name: 'Vera Holt' },
  { id: 2, name: 'Idris Kane' },
]
const event = (seq: number, type: ReviewEvent['type'], rest: Partial<ReviewEvent> = {}): ReviewEvent => ({
  seq,
  type,
  at: '2026-01-01T00:00:00.000Z',
  reviewId: 'r',
  ...rest,
})

describe('a running review', () => {
  function channel() {
    const given: ReviewEvent[] = []
    let wake = () => {}
    const events = (async function* () {
      for (;;) {
        const next = given.shift()
        if (next) yield next
        else await new Promise<void>(resolve => (wake = resolve))
      }
    })()
    const send = (next: ReviewEvent) => {
      given.push(next)
      wake()
    }
    return { events, send }
  }

  it('shows the progress of each analyst', async () => {
    const terminal = fakeTerminal(40)
    const { events, send } = channel()
    const project = { id: 7, name: 'Deck' }
    const end = showProgress(terminal.context, { project, analysts, events, stop() {} })
    await terminal.shows('Vera Holt   waiting')
    send(event(1, 'source.read', { blocks: 64 }))
    await terminal.shows('Read 64 passages')
    send(event(2, 'opinion.started', { analystId: 1 }))
    await terminal.shows(' reading')
    send(event(3, 'finding.drafted', { analystId: 1, headline: 'No price', stance: 'concern' }))
    await terminal.shows('1 finding so far')
    send(event(4, 'findings.withdrawn', { analystId: 1, headlines: ['No price'] }))
    await terminal.shows('1 withdrawn')
    send(event(5, 'opinion.completed', { analystId: 1, findings: 1, choices: 0, answers: 4 }))
    await terminal.shows('Vera Holt   1 finding, 4 answers')
    send(event(6, 'opinion.failed', { analystId: 2, message: 'no answer' }))
    await terminal.shows('could not finish: no answer')
    send(event(7, 'claims.gathered', { claims: 7, choices: 1 }))
    await terminal.shows('Gathered: 7 claims, 1 choice')
    send(event(8, 'ballots.completed', { voters: 1, ballots: 0 }))
    await terminal.shows('No votes could be taken')
    send(event(9, 'review.completed'))
    expect(await end).toMatchObject({ type: 'review.completed' })
  })

  it('can receive the same event twice', () => {
    const told = [
      event(1, 'opinion.started', { analystId: 1 }),
      event(2, 'opinion.completed', { analystId: 1, findings: 3 }),
      event(3, 'ballots.completed', { ballots: 12 }),
    ]
    const reached = (events: ReviewEvent[]) =>
      events.reduce((state, next) => advance(state, next, analysts), startState(analysts))
    expect(reached([...told, ...told])).toEqual(reached(told))
    expect(reached(told).lanes.get(1)).toEqual({ held: '3 findings' })
  })
})
