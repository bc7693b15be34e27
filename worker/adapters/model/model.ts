import { createHmac, randomBytes } from 'node:crypto'
import { usualCharacters, usualOutputTokens } from '#db/limits.ts'
import type { ModelServer, PictureSetting } from '#db/model-settings.ts'
import { type ModelDialect, openaiUrl } from '#db/model-words.ts'
import type { PanelAnalyst, Prices } from '#db/opinion.ts'
import { describePlace } from '#db/places.ts'
import type { AnswerForm } from '../../panel/model/answer-form.ts'
import * as answers from '../../panel/model/answers.ts'
import { createFindingReader } from '../../panel/model/finding-reader.ts'
import { messagesFor } from '../../panel/model/messages.ts'
import * as prompts from '../../panel/model/prompts.ts'
import { openingOf, type SubmissionPart, submissionText } from '../../panel/model/submission-text.ts'
import { summaryTask } from '../../panel/model/summary-prompt.ts'
import { type Caps, openLedger } from '../../panel/model/tokens.ts'
import type { Engine, OpinionDraft, PagePicture, Session, Subject } from '../../panel/ports.ts'
import { createAsk } from './ask.ts'
import { createCacheWarmUp } from './cache-warm-up.ts'
import { overParts } from './in-parts.ts'
import { createOllamaWire } from './ollama.ts'
import type { Retries } from './retries.ts'
import { type Voice, voiceOf } from './servers.ts'
import { takesPictures } from './sight.ts'
import { createSlots } from './slots.ts'
import { createWire } from './wire.ts'

/** All in milliseconds. */
export interface Deadlines {
  /** Without a byte from the server, headers included. A thinking model may be silent for long. */
  idle: number
  attempt: number
  /** For a question with all its waits and retries. */
  total: number
  /** The same for the optional steps: gathering, questions and summary, for which nobody waits as long. */
  extra: number
  /** How long the other requests wait for the first one's first byte: by then, the provider has cached the prompt. */
  warmUp: number
}

export interface ModelOptions extends Caps {
  dialect?: ModelDialect
  apiKey: string | null
  /** As in OPENAI_BASE_URL, without "/chat/completions"; OpenAI's own by default. */
  baseUrl?: string | undefined
  model: string
  models?: Record<string, string>
  /** The servers of analysts' models that are not at `baseUrl`, by the analyst's id. */
  servers?: Record<string, ModelServer>
  /** Concurrent requests over all reviews of this process; 16 by default. */
  concurrency?: number
  prices?: Prices | null
  deadlines?: Partial<Deadlines>
  retries?: Partial<Retries>
  /** The most characters of a submission in one request; a longer one is read in parts. */
  documentCharacters?: number | undefined
  /** Whether the model is shown pages; never by default. */
  pictures?: PictureSetting
  maxOutputTokens?: number
  log: { warn(details: object, message: string): void }
}

const usualDeadlines: Deadlines = { idle: 180_000, attempt: 300_000, total: 600_000, extra: 180_000, warmUp: 20_000 }
/** Ollama usually answers one request after the other, so an analyst's waits in silence for those of the others. */
const timeFactors = { ollama: 4, openai: 1 }
const usualRetries: Retries = { attempts: 4, baseMs: 500, longestWaitMs: 60_000 }
const openingCharacters = 4_000
const usualConcurrency = 16
/** A shorter key is a placeholder, and not a secret. */
const leastKeyLength = 16

/** One for a process, so that `concurrency` applies over all its reviews. A cap on cost needs prices. */
export function createModelEngine(options: ModelOptions): Engine {
  const prices = options.prices ?? null
  if (options.maxCost !== undefined && !prices) throw new Error('A cap on cost needs the prices of the model.')
  const deadlines = { ...usualDeadlines, ...options.deadlines }
  const maxOutputTokens = options.maxOutputTokens ?? usualOutputTokens
  const baseUrl = options.baseUrl ?? openaiUrl
  const slots = createSlots(options.concurrency ?? usualConcurrency)
  const all = { ...options, baseUrl, dialect: options.dialect ?? 'openai' }
  const askerOf = (voice: Voice) => {
    const timeFactor = timeFactors[voice.dialect]
    const [idleMs, attemptMs] = [deadlines.idle * timeFactor, deadlines.attempt * timeFactor]
    const wire = { ...voice, maxOutputTokens, idleMs, attemptMs }
    return createAsk({
      send: voice.dialect === 'ollama' ? createOllamaWire(wire) : createWire(wire),
      slots,
      retries: { ...usualRetries, ...options.retries },
      timeFactor,
      model: voice.model,
      address: addressForPeople(voice.baseUrl),
      server: voice.baseUrl,
      prices,
      maxOutputTokens,
      warn: (details, message) => options.log.warn(details, message),
    })
  }
  const keyOf = (id?: number | string) => JSON.stringify(voiceOf(all, id))
  const ask = askerOf(voiceOf(all))
  const others = Object.keys(options.models ?? {}).map(id => [keyOf(id), askerOf(voiceOf(all, id))] as const)
  // Analysts with the same model share what is learned of it.
  const askers = new Map(others).set(keyOf(), ask)
  const askerFor = ({ id }: PanelAnalyst) => askers.get(keyOf(id)) ?? ask
  // With a real key, a submission has the same marker after a restart, yet nobody without the key can predict it.
  const { apiKey } = options
  const secret = apiKey !== null && apiKey.length >= leastKeyLength ? apiKey : randomBytes(32)

  function open(subject: Subject): Session {
    const { document, signal } = subject
    const marker = createHmac('sha256', secret).update(JSON.stringify(document.blocks)).digest('hex').slice(0, 24)
    const characters = options.documentCharacters ?? usualCharacters
    const submission = submissionText(document, marker, characters, subject.notes)
    const ledger = openLedger(options, subject.usedBefore)
    const length = document.blocks.reduce((sum, block) => sum + block.text.length, 0)
    const pictures = subject.pictures.map(picture => ({
      name: nameOf(picture),
      type: 'image/jpeg' as const,
      base64: Buffer.from(picture.jpeg).toString('base64'),
      width: picture.width,
      height: picture.height,
    }))
    const waited = pictures.length > 0 ? Number.POSITIVE_INFINITY : length
    // The later requests to a model learn from the first one whether the server accepts pictures.
    const begin = () => ({ cache: createCacheWarmUp(waited, deadlines.warmUp, signal), isBlind: false })
    const begun = new Map([...askers.values()].map(one => [one, begin()]))
    const reviewOf = (analyst: PanelAnalyst) => begun.get(askerFor(analyst)) ?? begin()

    /** The first part is sent with the pictures, through `seeing`. */
    const onPart = <T>(
      part: SubmissionPart,
      analyst: PanelAnalyst,
      words: string,
      form: AnswerForm<T>,
      seeing = { words, form },
    ) => ({
      messages: messagesFor(part.text, words),
      form,
      ...(pictures.length > 0 &&
        part === submission.parts[0] && {
          seeing: {
            messages: messagesFor(part.text, seeing.words, pictures),
            form: seeing.form,
            review: reviewOf(analyst),
          },
        }),
      ledger,
      signal,
      totalMs: deadlines.total,
    })
    const onReport = (words: string, opening = '') => ({
      messages: messagesFor(opening, words),
      ledger,
      signal,
      totalMs: Math.min(deadlines.extra, deadlines.total),
    })

    return {
      ...overParts(submission.parts, {
        opine: (part, analyst, draft) => {
          const [words, { length }] = [prompts.opinionTask(document, analyst), analyst.questions]
          const seeing = {
            words: prompts.opinionTask(document, analyst, true),
            form: answers.opinionForm(length, true),
          }
          const asked = onPart(part, analyst, words, answers.opinionForm(length), seeing)
          return reviewOf(analyst).cache.afterFirst(part, onFirstByte =>
            askerFor(analyst)({ ...asked, onFirstByte, draft: draft && readInto(draft) }),
          )
        },
        opineLater: (part, analyst, before, draft) => {
          const words = prompts.laterPartTask(document, analyst, before)
          const asked = onPart(part, analyst, words, answers.laterOpinionForm(analyst.questions.length))
          return reviewOf(analyst).cache.afterFirst(part, onFirstByte =>
            askerFor(analyst)({ ...asked, onFirstByte, draft: draft && readInto(draft) }),
          )
        },
        mend(part, analyst, misquotes) {
          const words = prompts.mendTask(document, analyst, misquotes)
          return askerFor(analyst)(onPart(part, analyst, words, answers.requotesForm(misquotes)))
        },
        vote(part, analyst, paper) {
          const words = prompts.ballotTask(document, analyst, paper)
          return askerFor(analyst)(onPart(part, analyst, words, answers.ballotsForm(paper)))
        },
      }),
      async gather(paper) {
        if (paper.findings.length < 2 && paper.choices.length < 2) return null
        const form = answers.gatheringForm(paper)
        const { value, usage } = await ask({ ...onReport(prompts.gatheringTask(paper)), form })
        return { ...value, usage }
      },
      async settle(choice) {
        const words = prompts.settleTask(document, choice)
        const { value, usage } = await ask({ ...onReport(words), form: answers.questionForm })
        return { text: value, usage }
      },
      async summarise(structure) {
        if (structure.claims.length + structure.choices.length === 0) return null
        const opening = openingOf(document, marker, openingCharacters)
        const words = summaryTask(document, structure)
        const { value, usage } = await ask({ ...onReport(words, opening), form: answers.summaryForm(structure) })
        return { text: value, usage }
      },
      reads: () => ({ ...submission, characters }),
    }
  }

  const known = ['', ...Object.keys(options.models ?? {})].map(id => voiceOf(all, id))
  const sees = () => options.pictures === 'auto' && known.some(one => takesPictures(one.baseUrl, one.model))
  return { name: 'model', model: options.model, ...(options.models && { models: options.models }), sees, open }
}

/** Contains the page's number, by which findings refer to it. */
const nameOf = ({ page, where }: PagePicture) =>
  where.kind === 'box' ? `page ${page}, ${describePlace(where)}` : describePlace(where)

function readInto(draft: OpinionDraft) {
  let read = createFindingReader()
  let begun = false
  return {
    begin(seeing: boolean) {
      if (begun) draft.restart()
      begun = true
      read = createFindingReader(seeing)
    },
    text(soFar: string) {
      for (const finding of read(soFar)) draft.finding(finding)
    },
  }
}

/** The address without user, password and query, which may be secret. */
function addressForPeople(baseUrl: string): string {
  const url = URL.parse(baseUrl)
  return url ? `${url.origin}${url.pathname.replace(/\/$/, '')}` : 'the address in OPENAI_BASE_URL'
}
