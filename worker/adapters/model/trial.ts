/** Tries a model: does it answer, in which format, does a long prompt arrive whole, does it cache, does it read pictures? */
import { randomBytes, randomInt } from 'node:crypto'
import { z } from 'zod'
import type { ModelServer } from '#db/model-settings.ts'
import type { ProbeFact } from '#db/probe.ts'
import { estimateTokens } from '#db/tokens.ts'
import { EngineFailure } from '../../panel/engine-failure.ts'
import { jsonIn } from '../../panel/model/json-answer.ts'
import type { WireAnswer } from './body.ts'
import { showModel, untold } from './context.ts'
import { pictureOf } from './digits-picture.ts'
import { failureFor } from './failures.ts'
import { mayBeForm, mayBePictures, WireFault } from './fault.ts'
import { createOllamaWire } from './ollama.ts'
import { listModels, perhapsOllama } from './servers.ts'
import { learnOfPictures } from './sight.ts'
import { createWire, type FormLevel, formLevels, type Send } from './wire.ts'

const attemptMs = 90_000
/** Ollama sends nothing until it has loaded the model. */
const silentMs = 80_000
/** Shorter, because the first review finds out the same. */
const pictureMs = 45_000
/** Room for a sentence, and for the thoughts of models that think first. */
const outputTokens = 2_000
/** A prompt of so many lines is a little longer than Ollama's default window. */
const lines = 420

const writesNothing = 'cannot review: Ollama says that it writes no text (perhaps it makes embeddings). Choose another.'
const thinksNote = 'It thinks before it answers: its thoughts have room of their own and are left out.'
const wanted = z.object({ first: z.string(), last: z.string() })
const formOf = (name: string, ...keys: string[]) => {
  const properties = Object.fromEntries(keys.map(key => [key, { type: 'string' }]))
  return { name, jsonSchema: { type: 'object', properties, required: keys, additionalProperties: false } }
}
const form = formOf('words', 'first', 'last')

export interface Trial {
  facts: ProbeFact[]
  latencyMs: number | null
}

/** Lists the server's models first, which fails sooner. @throws EngineFailure if no model can answer there. */
export async function tryModel(server: ModelServer, model: string, listMs?: number): Promise<Trial> {
  await listModels(server, listMs)
  const shown = server.dialect === 'ollama' ? await showModel({ ...server, model }) : untold
  if (shown.writes === false) throw new EngineFailure('model_misconfigured', `“${model}” ${writesNothing}`)
  const wire = { ...server, model, maxOutputTokens: outputTokens, idleMs: silentMs, attemptMs }
  const send = server.dialect === 'ollama' ? createOllamaWire(wire) : createWire(wire)
  const words = { first: word(), last: word() }
  const prompt = longPrompt(words)
  const began = performance.now()
  try {
    const { answer, level } = await inSomeForm(send, prompt)
    const latencyMs = Math.round(performance.now() - began)
    const again = await sendOnce(send, prompt, level).catch(() => null)
    const sees = await seesDigits(send, level)
    const facts = [
      { name: 'answers' as const, works: true, note: `“${model}” answered in ${(latencyMs / 1_000).toFixed(1)} s.` },
      ...(shown.thinks ? [{ name: 'thinks' as const, works: true, note: thinksNote }] : []),
      formFact(answer, level),
      wholeFact(answer, words, prompt),
      cacheFact(again),
      { name: 'pictures' as const, works: sees === 'reads' || null, note: pictureWords[sees] },
    ]
    if (sees !== 'unknown') learnOfPictures(server.baseUrl, model, sees === 'reads')
    return { facts, latencyMs }
  } catch (error) {
    if (!(error instanceof WireFault)) throw error
    const hint = failureFor(error, { address: server.baseUrl, model }).hint + perhapsOllama(server, error)
    const silent = `“${model}” sent nothing for ${silentMs / 1_000} seconds. If its server is still loading it, try again in a minute; otherwise choose a smaller one.`
    return { facts: [{ name: 'answers', works: false, note: error.kind === 'idle' ? silent : hint }], latencyMs: null }
  }
}

const word = () => `w${randomBytes(4).toString('hex')}`

function longPrompt({ first, last }: { first: string; last: string }): string {
  const line = (_: unknown, at: number) => `Line ${at + 1} of the list says nothing of interest to anybody.`
  const filler = Array.from({ length: lines }, line)
  return `The first word is "${first}".\n${filler.join('\n')}\nThe last word is "${last}".
Answer with one JSON object and nothing around it: {"first": the first word, "last": the last word}.`
}

const sendOnce = (send: Send, content: string, level: FormLevel) =>
  send({ messages: [{ role: 'user', content }], form, level, signal: new AbortController().signal })

async function inSomeForm(send: Send, prompt: string): Promise<{ answer: WireAnswer; level: FormLevel }> {
  for (const level of formLevels) {
    try {
      return { answer: await sendOnce(send, prompt, level), level }
    } catch (error) {
      if (level === 'words' || !(error instanceof WireFault) || !mayBeForm(error)) throw error
    }
  }
  throw new Error('No form was tried')
}

const formWords: Record<FormLevel, string> = {
  schema: 'It keeps to a JSON schema.',
  json: 'It refuses a JSON schema, and answers in JSON: reviews work, and more answers have to be mended.',
  words: 'It takes no form of answer, and gave JSON because it was asked to: reviews may fail on longer answers.',
}

function formFact({ text }: WireAnswer, level: FormLevel): ProbeFact {
  if (wanted.safeParse(jsonIn(text)).success) return { name: 'form', works: true, note: formWords[level] }
  const note = 'It answered, but not with the JSON that was asked for: choose a more capable model.'
  return { name: 'form', works: false, note }
}

function wholeFact({ text }: WireAnswer, words: { first: string; last: string }, prompt: string): ProbeFact {
  const tokens = Math.round(estimateTokens(prompt) / 100) * 100
  const said = wanted.safeParse(jsonIn(text)).data
  const [first, last] = (['first', 'last'] as const).map(name => said?.[name].includes(words[name]) ?? false)
  if (first && last)
    return { name: 'whole', works: true, note: `A prompt of about ${tokens} tokens reached it from start to end.` }
  if (first === last) return { name: 'whole', works: null, note: 'Whether long prompts reach it whole is not known.' }
  const part = first ? 'end' : 'start'
  const note = `The ${part} of a prompt of about ${tokens} tokens was lost: give the model a larger context on its server.`
  return { name: 'whole', works: false, note }
}

function cacheFact(again: WireAnswer | null): ProbeFact {
  const { inputTokens, cachedTokens } = again?.tokens ?? {}
  const note = `Of a repeated prompt ${cachedTokens} of ${inputTokens} tokens came from its cache.`
  if (cachedTokens) return { name: 'cache', works: true, note }
  return { name: 'cache', works: null, note: 'Its server does not say that it reuses a prompt that it has read.' }
}

const pictureWords = {
  reads: 'It reads pictures: pages are shown to it as well.',
  refuses: 'It takes no pictures: it reads the words of pages only.',
  misreads: 'It took a picture and did not read it: it reads the words of pages only.',
  unknown: 'Whether it reads pictures could not be told.',
}

async function seesDigits(send: Send, level: FormLevel): Promise<keyof typeof pictureWords> {
  const digits = String(randomInt(10_000)).padStart(4, '0')
  const content =
    'Which digits does the picture show? Answer with one JSON object and nothing around it: {"digits": all of them as one string}.'
  const messages = [{ role: 'user' as const, content, pictures: [pictureOf(digits)] }]
  try {
    const signal = AbortSignal.timeout(pictureMs)
    const { text } = await send({ messages, form: formOf('digits', 'digits'), level, signal })
    if (text.trim() === '') return 'unknown'
    const said = z.object({ digits: z.coerce.string() }).safeParse(jsonIn(text)).data?.digits ?? text
    return said.replace(/\D/g, '') === digits ? 'reads' : 'misreads'
  } catch (error) {
    return error instanceof WireFault && mayBePictures(error) ? 'refuses' : 'unknown'
  }
}
