/** One question to the model, with all that can go wrong: format, faults, caps, and one request to repair the answer. */
import type { Prices, Usage } from '#db/opinion.ts'
import { costOf } from '#db/tokens.ts'
import { EngineFailure } from '../../panel/engine-failure.ts'
import type { AnswerForm } from '../../panel/model/answer-form.ts'
import { type Message, repairTask } from '../../panel/model/messages.ts'
import { type Ledger, tokensOf } from '../../panel/model/tokens.ts'
import { cutText, wellFormedText } from '../../panel/text/well-formed-text.ts'
import { totalUsage } from '../../panel/usage.ts'
import type { WireAnswer } from './body.ts'
import { byWhom, failureFor } from './failures.ts'
import { isTooLong, mayBeForm, mayBePictures, WireFault, wroteNothing } from './fault.ts'
import { type Retries, withRetries } from './retries.ts'
import { learnOfPictures, takesPictures } from './sight.ts'
import type { Slots } from './slots.ts'
import { type FormLevel, formLevels, type Send, type WireRequest } from './wire.ts'

export interface AskOptions {
  send: Send
  slots: Slots
  retries: Retries
  timeFactor: number
  model: string
  address: string
  server: string
  prices: Prices | null
  maxOutputTokens: number
  warn: (details: object, message: string) => void
}

interface Version<T> {
  messages: Message[]
  form: AnswerForm<T>
}

interface Question<T> extends Version<T> {
  /** The same question with pictures, sent instead as long as the server accepts pictures. */
  seeing?: (Version<T> & { review: { isBlind: boolean } }) | undefined
  ledger: Ledger
  signal: AbortSignal
  /** The time limit in milliseconds, including waits and retries; a server's `timeFactor` makes it longer. */
  totalMs: number
  onFirstByte?: (() => void) | undefined
  /** Receives the answer while it is written. `begin` is called for each request that starts it anew. */
  draft?: { begin(seeing: boolean): void; text(soFar: string): void } | undefined
}

type Attempt = Pick<WireRequest, 'messages' | 'form' | 'level' | 'signal'>

interface Answered<T> {
  answer: WireAnswer
  form: AnswerForm<T>
}

export type Ask = <T>(question: Question<T>) => Promise<{ value: T; usage: Usage }>

/** The function that is returned throws the signal's reason, or an `EngineFailure` with what was used until then. */
export function createAsk(options: AskOptions): Ask {
  const { address, model, server, timeFactor } = options
  let level: FormLevel = 'schema'

  /** The failure for people; what only an operator can fix goes to the log. */
  function told(fault: WireFault): EngineFailure {
    const { failure, hint } = failureFor(fault, options)
    options.warn({ code: failure.code, model, address }, hint)
    return failure
  }

  /** One answer. If the server refuses the format, a less strict one is requested, and used from then on if it worked. */
  async function answerTo<T>(
    question: Question<T>,
    more: Message[],
    signal: AbortSignal,
    used: Usage[],
  ): Promise<Answered<T>> {
    for (let at = formLevels.indexOf(level); ; at++) {
      const tried = formLevels[at] ?? 'words'
      try {
        const got = await withOrWithoutPictures(question, async ({ messages, form }) => {
          const attempt = { messages: [...messages, ...more], form, level: tried, signal }
          const answer = await withRetries(options.retries, signal, () => paidAttempt(question, attempt, used))
          return { answer, form }
        })
        if (tried !== level) options.warn({ from: level, to: tried }, 'The model server refuses this answer format')
        level = tried
        return got
      } catch (error) {
        const last = at >= formLevels.length - 1
        if (last || !(error instanceof WireFault) || !mayBeForm(error)) throw error
      }
    }
  }

  /** If the server refuses the pictures, they are left out, and stay left out if that worked. */
  async function withOrWithoutPictures<T>(
    question: Question<T>,
    answerOf: (version: Version<T>) => Promise<Answered<T>>,
  ): Promise<Answered<T>> {
    const { seeing } = question
    if (!seeing || seeing.review.isBlind || !takesPictures(server, model)) return answerOf(question)
    try {
      return await answerOf(seeing)
    } catch (error) {
      if (!(error instanceof WireFault) || !mayBePictures(error)) throw error
      // Stored at once, because the other analysts begin before this answer is complete.
      seeing.review.isBlind = true
      const answer = await answerOf(question).catch(refused => {
        seeing.review.isBlind = false
        throw refused
      })
      // A request that is too large does not mean that pictures are refused: the next submission may be shorter.
      if (isTooLong(error)) options.warn({ model, address }, 'The pages are too much for the model as pictures')
      else if (takesPictures(server, model)) {
        learnOfPictures(server, model, false)
        options.warn({ model, address, status: error.status }, 'The model takes no pictures: pages go as text')
      }
      return answer
    }
  }

  /** One request with its reservation: a failed request may have cost as much as an answered one. */
  async function paidAttempt(question: Question<unknown>, attempt: Attempt, used: Usage[]): Promise<WireAnswer> {
    const { ledger, onFirstByte, draft } = question
    const worst = worstOf(attempt.messages)
    if (!(await ledger.reserve(worst))) {
      options.warn({ worst }, 'A review reached its cap (/admin/model, or PANEL_MAX_COST and PANEL_MAX_TOKENS).')
      throw new EngineFailure(
        'over_budget',
        `The cap on what one review may use was reached before this part was done. Submit less, or have the cap raised: ${byWhom}.`,
      )
    }
    let usage = noUsage
    try {
      return await options.slots.hold(attempt.signal, async () => {
        usage = { ...unknownUsage, requests: 1 }
        draft?.begin(attempt.messages.some(({ pictures }) => pictures))
        const answer = await options.send({ ...attempt, onFirstByte, onText: draft?.text })
        usage = { ...answer.tokens, cost: costOf(answer.tokens, options.prices), requests: 1 }
        return answer
      })
    } catch (error) {
      if (error instanceof WireFault && wroteNothing(error)) usage = { ...noUsage, requests: usage.requests }
      throw error
    } finally {
      ledger.settle(worst, usage)
      used.push(usage)
    }
  }

  function worstOf(messages: Message[]) {
    const inputTokens = tokensOf(messages)
    const outputTokens = options.maxOutputTokens
    const cost = costOf({ inputTokens, cachedTokens: 0, outputTokens }, options.prices) ?? 0
    return { tokens: inputTokens + outputTokens, cost }
  }

  return async question => {
    const used: Usage[] = []
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(new WireFault({ kind: 'deadline' })), question.totalMs * timeFactor)
    const signal = AbortSignal.any([question.signal, late.signal])
    try {
      const value = await usableAnswer(more => answerTo(question, more, signal, used), model)
      return { value, usage: totalUsage(used) ?? noUsage }
    } catch (error) {
      question.signal.throwIfAborted()
      throw withUsage(error instanceof WireFault ? told(error) : error, totalUsage(used) ?? noUsage)
    } finally {
      clearTimeout(timer)
    }
  }
}

const cutTwice = 'ran into its length limit twice before its answer was whole'
const noUsage: Usage = { inputTokens: 0, cachedTokens: 0, outputTokens: 0, cost: 0, requests: 0 }
const unknownUsage = { inputTokens: null, cachedTokens: null, outputTokens: null, cost: null }

function withUsage(error: unknown, usage: Usage): unknown {
  if (!(error instanceof EngineFailure)) return error
  return new EngineFailure(error.code, error.message, { usage, cause: error.cause })
}

async function usableAnswer<T>(ask: (more: Message[]) => Promise<Answered<T>>, model: string): Promise<T> {
  const { answer: first, form } = await ask([])
  const reading = form.read(answered(first, model))
  if (reading.value !== null && reading.problem === '' && first.finish !== 'length') return reading.value
  const cut = first.finish === 'length'
  const problem = cut ? 'It was cut off at its length limit. Say less.' : reading.problem
  let again: Answered<T>
  try {
    const shown = first.text.trim().slice(0, 4_000) || '(nothing)'
    again = await ask([
      { role: 'assistant', content: shown },
      { role: 'user', content: repairTask(problem) },
    ])
  } catch (error) {
    if (reading.value !== null && error instanceof WireFault) return reading.value
    throw error
  }
  const second = again.answer
  const value = again.form.read(answered(second, model)).value ?? reading.value
  if (value !== null) return value
  const unread = 'twice gave an answer that could not be read'
  const what = `The model "${model}" ${second.finish === 'length' ? cutTwice : unread}`
  throw new EngineFailure('model_invalid_answer', `${what}. Try again, or have another model chosen: ${byWhom}.`)
}

function answered(answer: WireAnswer, model: string): string {
  if (answer.finish === 'content_filter') {
    throw new EngineFailure(
      'model_refused',
      `The content filter of the model "${model}" withheld its answer. Take out what may have set it off, or have another model chosen: ${byWhom}.`,
    )
  }
  if (answer.refusal !== null && answer.text.trim() === '') {
    const words = cutText(wellFormedText(answer.refusal).replace(/\s+/g, ' '), 200)
    throw new EngineFailure('model_refused', `The model "${model}" declined to review this: “${words}”`)
  }
  return answer.text
}
