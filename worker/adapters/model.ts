/** The engine that asks a language model, behind the panel's port. Any OpenAI-compatible server will do. */
import { createHmac, randomBytes } from 'node:crypto'
import { ballotsForm, findingsForm, questionForm, requotesForm, summaryForm } from '#worker/panel/model/answers.ts'
import * as prompts from '#worker/panel/model/prompts.ts'
import { submissionText } from '#worker/panel/model/submission-text.ts'
import { type Caps, openLedger, type Prices } from '#worker/panel/model/tokens.ts'
import type { Engine, Session, Subject, SummaryInput } from '#worker/panel/ports.ts'
import { createAsk } from './model-ask.ts'
import { createLead } from './model-lead.ts'
import type { Retries } from './model-retries.ts'
import { createSlots } from './model-slots.ts'
import { createWire } from './model-wire.ts'

/** All in milliseconds. */
interface Deadlines {
  /** Without a byte from the server, headers included. A model that thinks first may be silent for long. */
  idle: number
  /** For one request from first to last byte. */
  attempt: number
  /** For a question with all its waiting and retries. */
  total: number
  /** The same for what a report can do without, the questions and the summary: nobody waits longer for them. */
  extra: number
  /** How long the others wait for the first request's first byte, which is when a provider's cache holds the prompt. */
  lead: number
}

export interface ModelOptions extends Caps {
  /** Null for a server that needs none. */
  apiKey: string | null
  /** As in OPENAI_BASE_URL, ending before "/chat/completions"; OpenAI's own where it is left out. */
  baseUrl?: string | undefined
  model: string
  /** Requests under way at once, over all reviews of this process; 16 where it is left out. */
  concurrency?: number
  prices?: Prices | null
  deadlines?: Partial<Deadlines>
  retries?: Partial<Retries>
  /** The most characters of a submission that are sent; what is beyond is named in the report. */
  documentCharacters?: number
  maxOutputTokens?: number
  log: { warn(details: object, message: string): void }
}

const usualDeadlines: Deadlines = { idle: 180_000, attempt: 300_000, total: 600_000, extra: 180_000, lead: 20_000 }
const usualRetries: Retries = { attempts: 4, baseMs: 500, longestWaitMs: 60_000 }
/** Some 115,000 tokens of English: what a model with a window of 128,000 can read beside its task and answer. */
const usualCharacters = 400_000
const usualBaseUrl = 'https://api.openai.com/v1'
const usualConcurrency = 16
/** A key shorter than this is a placeholder, and no secret. */
const leastKeyLength = 16
/** Room for thinking models, which count their thoughts as output. */
const usualOutputTokens = 16_000

/**
 * Makes the engine; one for a process, so that `concurrency` holds over all its reviews.
 * @throws Error where a cap on cost is set without the prices that it needs.
 */
export function createModelEngine(options: ModelOptions): Engine {
  const prices = options.prices ?? null
  if (options.maxCost !== undefined && !prices) throw new Error('A cap on cost needs the prices of the model.')
  const deadlines = { ...usualDeadlines, ...options.deadlines }
  const maxOutputTokens = options.maxOutputTokens ?? usualOutputTokens
  const baseUrl = options.baseUrl ?? usualBaseUrl
  const ask = createAsk({
    send: createWire({ ...options, baseUrl, maxOutputTokens, idleMs: deadlines.idle, attemptMs: deadlines.attempt }),
    slots: createSlots(options.concurrency ?? usualConcurrency),
    retries: { ...usualRetries, ...options.retries },
    model: options.model,
    address: addressForPeople(baseUrl),
    prices,
    maxOutputTokens,
    warn: (details, message) => options.log.warn(details, message),
  })
  // Nobody without the key can foresee the marker, and the same submission gets the same one after a restart.
  const { apiKey } = options
  const secret = apiKey !== null && apiKey.length >= leastKeyLength ? apiKey : randomBytes(32)

  function open(subject: Subject): Session {
    const { document, signal } = subject
    const marker = createHmac('sha256', secret).update(JSON.stringify(document.blocks)).digest('hex').slice(0, 24)
    const characters = options.documentCharacters ?? usualCharacters
    const submission = submissionText(document, marker, characters, subject.notes)
    const ledger = openLedger(options, subject.usedBefore)
    const length = document.blocks.reduce((sum, block) => sum + block.text.length, 0)
    const lead = createLead(length, deadlines.lead, signal)

    const onSubmission = (words: string) => ({
      messages: prompts.messagesFor(submission.text, words),
      ledger,
      signal,
      totalMs: deadlines.total,
    })
    const onReport = (words: string) => ({
      messages: prompts.messagesFor('', words),
      ledger,
      signal,
      totalMs: Math.min(deadlines.extra, deadlines.total),
    })

    return {
      async opine(analyst) {
        const question = { ...onSubmission(prompts.opinionTask(document, analyst)), form: findingsForm }
        const answer = await lead.follow(onFirstByte => ask({ ...question, onFirstByte }))
        return { findings: answer.value, usage: answer.usage }
      },
      async mend(analyst, findings) {
        const words = prompts.mendTask(document, analyst, findings)
        const answer = await ask({ ...onSubmission(words), form: requotesForm(findings) })
        return { findings: answer.value, usage: answer.usage }
      },
      async vote(analyst, claims) {
        const words = prompts.ballotTask(document, analyst, claims)
        const answer = await ask({ ...onSubmission(words), form: ballotsForm(claims) })
        return { ballots: answer.value, usage: answer.usage }
      },
      async settle(claim, contrary) {
        const answer = await ask({ ...onReport(prompts.questionTask(document, claim, contrary)), form: questionForm })
        return { text: answer.value, usage: answer.usage }
      },
      async summarise(structure) {
        const ids = idsIn(structure)
        if (ids.size === 0) return null
        const form = summaryForm(ids)
        const answer = await ask({ ...onReport(prompts.summaryTask(document, structure)), form })
        return { text: answer.value, usage: answer.usage }
      },
      unread: () => submission.unread,
    }
  }

  return { name: 'model', model: options.model, open }
}

function idsIn({ agreements, tensions, loneInsights }: SummaryInput): Set<string> {
  const contrary = tensions.flatMap(tension => tension.contrary ?? [])
  return new Set([...agreements, ...tensions, ...contrary, ...loneInsights].map(claim => claim.findingId))
}

/** The address without what may be secret in it: user, password and query. */
function addressForPeople(baseUrl: string): string {
  const url = URL.parse(baseUrl)
  return url ? `${url.origin}${url.pathname.replace(/\/$/, '')}` : 'the address in OPENAI_BASE_URL'
}
