/**
 * The forms of a model's answers: what is asked of the server as a JSON Schema, and what is taken on arrival. A server
 * may ignore the schema, so every answer is checked again, item by item: one bad item loses itself, not the rest.
 */
import { z } from 'zod'
import type { Ballot } from '#db/shapes.ts'
import { categories, stances, votes } from '#db/vocabulary.ts'
import type { BallotClaim, DraftFinding } from '../ports.ts'
import { cutText } from '../sound-text.ts'
import { jsonIn } from './json-answer.ts'

interface Reading<T> {
  /** Null where nothing of the answer can be used. */
  value: T | null
  /** What is wrong with it, in words that the model is told; empty where nothing is. */
  problem: string
}

export interface AnswerForm<T> {
  name: string
  jsonSchema: Record<string, unknown>
  read(text: string): Reading<T>
}

const lowered = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : value)
const text = (longest: number) =>
  z
    .string()
    .transform(value => cutText(value, longest))
    .pipe(z.string().min(1))

// Models miss a schema in harmless ways (a number as a string, one quote instead of a list); those are taken.
const findingOnArrival = z.object({
  stance: z.preprocess(lowered, z.enum(stances)),
  severity: z.preprocess(value => (typeof value === 'string' ? Number(value) : value), z.literal([1, 2, 3])),
  category: z.preprocess(lowered, z.enum(categories)),
  claim: text(1_000),
  suggestion: z
    .string()
    .catch('')
    .transform(value => cutText(value, 1_000)),
  quotes: z
    .preprocess(value => (typeof value === 'string' ? [value] : (value ?? [])), z.array(z.string()))
    .transform(quotes => quotes.filter(quote => quote.trim() !== '').slice(0, 3)),
  lookedFor: z
    .string()
    .nullish()
    .transform(value => (/^(null|none|n\/a)?$/i.test(value?.trim() ?? '') ? null : cutText(value ?? '', 500))),
})

const requoteOnArrival = findingOnArrival.pick({ quotes: true, lookedFor: true }).extend({ number: z.coerce.number() })

const ballotOnArrival = z.object({
  claim: z.preprocess(lowered, z.string()),
  vote: z.preprocess(lowered, z.enum(votes)),
  reason: z
    .string()
    .catch('')
    .transform(value => cutText(value, 600)),
})

const asked = {
  findings: z.strictObject({
    findings: z.array(
      z.strictObject({
        stance: z.enum(stances),
        severity: z.literal([1, 2, 3]),
        category: z.enum(categories),
        claim: z.string(),
        suggestion: z.string(),
        quotes: z.array(z.string()),
        lookedFor: z.string().nullable(),
      }),
    ),
  }),
  quotes: z.strictObject({
    findings: z.array(
      z.strictObject({ number: z.int(), quotes: z.array(z.string()), lookedFor: z.string().nullable() }),
    ),
  }),
  ballots: z.strictObject({
    ballots: z.array(z.strictObject({ claim: z.string(), vote: z.enum(votes), reason: z.string() })),
  }),
  question: z.strictObject({ question: z.string() }),
  summary: z.strictObject({ sentences: z.array(z.strictObject({ text: z.string(), claims: z.array(z.string()) })) }),
}

function schemaOf(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema)
  return withoutBounds(rest)
}

/** Strict mode takes no bounds on numbers, and the check on arrival makes them needless. */
function withoutBounds(schema: object): Record<string, unknown> {
  const kept = Object.entries(schema).filter(([key]) => key !== 'minimum' && key !== 'maximum')
  return Object.fromEntries(
    kept.map(([key, value]) => [
      key,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? withoutBounds(value) : value,
    ]),
  )
}

/** At most this many findings of one analyst are taken: it is asked for ten. */
const mostFindings = 16

export const findingsForm: AnswerForm<DraftFinding[]> = {
  name: 'findings',
  jsonSchema: schemaOf(asked.findings),
  read: answer =>
    readList(answer, 'findings', findingOnArrival, items =>
      items.slice(0, mostFindings).map(item => ({ ...item, source: null, observation: null })),
    ),
}

/** New quotes for `findings`, which come back in their order; those that the answer leaves out come back as they were. */
export function requotesForm(findings: DraftFinding[]): AnswerForm<DraftFinding[]> {
  return {
    name: 'quotes',
    jsonSchema: schemaOf(asked.quotes),
    read: answer =>
      readList(answer, 'findings', requoteOnArrival, items =>
        findings.map((finding, at) => {
          const item = items.find(candidate => candidate.number === at + 1)
          return item ? { ...finding, quotes: item.quotes, lookedFor: item.lookedFor } : finding
        }),
      ),
  }
}

/** Votes under the ids of `claims`; an answer that votes on none of them is of no use. */
export function ballotsForm(claims: BallotClaim[]): AnswerForm<Omit<Ballot, 'analystId'>[]> {
  const ids = new Set(claims.map(claim => claim.findingId))
  return {
    name: 'ballots',
    jsonSchema: schemaOf(asked.ballots),
    read(answer) {
      const reading = readList(answer, 'ballots', ballotOnArrival, items =>
        items
          .filter(item => ids.has(item.claim))
          .map(({ claim, vote, reason }) => ({ findingId: claim, vote, reason })),
      )
      if (reading.value === null || reading.value.length > 0) return reading
      return { value: null, problem: `No vote is on one of the ids ${[...ids].slice(0, 5).join(', ')}…` }
    },
  }
}

export const questionForm: AnswerForm<string> = {
  name: 'question',
  jsonSchema: schemaOf(asked.question),
  read(answer) {
    const parsed = z.object({ question: text(500) }).safeParse(jsonIn(answer))
    return parsed.success
      ? { value: parsed.data.question, problem: '' }
      : { value: null, problem: 'There is no "question" in it.' }
  },
}

/**
 * The summary as one paragraph; after each sentence stand the finding ids that it rests on, as "[3-1]". Ids that the
 * report does not have are left out, and so is a sentence that rests on none.
 */
export function summaryForm(ids: Set<string>): AnswerForm<string> {
  const sentence = z.object({ text: text(1_000), claims: z.array(z.string()) })
  return {
    name: 'summary',
    jsonSchema: schemaOf(asked.summary),
    read(answer) {
      const reading = readList(answer, 'sentences', sentence, items =>
        items
          .map(item => ({ text: item.text, claims: [...new Set(item.claims)].filter(id => ids.has(id)) }))
          .filter(item => item.claims.length > 0)
          .map(item => `${item.text} ${item.claims.map(id => `[${id}]`).join('')}`)
          .join(' '),
      )
      return reading.value === '' ? { value: null, problem: 'No sentence rests on one of the ids given.' } : reading
    },
  }
}

function readList<S extends z.ZodType, T>(
  answer: string,
  key: string,
  item: S,
  make: (items: z.output<S>[]) => T,
): Reading<T> {
  const value = jsonIn(answer)
  if (value === undefined) return { value: null, problem: 'It is not a whole JSON object.' }
  const list = Array.isArray(value) ? value : z.object({ [key]: z.array(z.unknown()) }).safeParse(value).data?.[key]
  if (!Array.isArray(list)) return { value: null, problem: `It has no list "${key}".` }
  const results = list.map(entry => item.safeParse(entry))
  const good = results.flatMap(result => (result.success ? [result.data] : []))
  const bad = results.findIndex(result => !result.success)
  const issue = results[bad]?.error?.issues[0]
  const problem = issue ? `Item ${bad + 1} of "${key}", ${issue.path.join('.')}: ${issue.message}.` : ''
  return { value: good.length > 0 || list.length === 0 ? make(good) : null, problem }
}
