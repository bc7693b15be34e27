/** Quotes come before the finding and reasons before the vote, because a model writes the fields in order. */
import { z } from 'zod'
import { categories, choiceSides, claimVotes, stances, takenSides } from '#db/vocabulary.ts'
import type { BallotPaper, DraftFinding, DraftOpinion, GatheringPaper, Misquote, Session } from '../ports.ts'
import * as form from './answer-form.ts'
import { jsonIn } from './json-answer.ts'
import type { LaterOpinion } from './parts.ts'

/** The most that are requested of an opinion, and the most that are accepted. */
export const asked = { findings: 8, choices: 3 }
export const taken = { findings: 12, choices: 4 }

const finding = z.object({
  quotes: form.quotes,
  lookedFor: form.lookedFor,
  stance: form.oneOf(stances),
  category: form.oneOf(categories),
  text: form.text(800),
  headline: form.someText(300),
  weight: form.weight,
  suggestion: form.someText(600),
})

const { quotes, lookedFor, ...others } = finding.shape
const seeingFinding = z.object({ quotes, lookedFor, seen: form.seen, ...others })

const choice = z.object({
  quotes: form.quotes,
  sentence: form.text(400),
  otherSide: form.someText(600),
  reason: form.someText(600),
  side: form.oneOf(takenSides),
  weight: form.weight,
})

const answer = z.object({
  number: form.number,
  quotes: form.quotes,
  note: form.someText(500),
  outcome: form.oneOf(['answered', 'partly', 'not_found']),
})

/** @param questions how many the analyst has: answers to other numbers, and second answers to one question, are dropped. */
export function opinionForm(questions: number, seeing = false): form.AnswerForm<DraftOpinion> {
  return form.listForm({
    name: 'opinion',
    lists: { answers: answer, findings: seeing ? seeingFinding : finding, choices: choice },
    make: opinion => opinionIn(opinion, questions),
  })
}

export function laterOpinionForm(questions: number): form.AnswerForm<LaterOpinion> {
  return form.listForm({
    name: 'opinion',
    lists: { settled: z.object({ number: form.number }), answers: answer, findings: finding, choices: choice },
    make: ({ settled, ...opinion }) => ({
      ...opinionIn(opinion, questions),
      settled: settled.map(({ number }) => number),
    }),
  })
}

interface Opinion {
  answers: z.output<typeof answer>[]
  findings: (z.output<typeof finding> & Pick<DraftFinding, 'seen'>)[]
  choices: z.output<typeof choice>[]
}

const opinionIn = ({ answers, findings, choices }: Opinion, questions: number): DraftOpinion => ({
  answers: firstOfEach(answers, ({ number }) => number).filter(({ number }) => number >= 1 && number <= questions),
  findings: findings.slice(0, taken.findings).map(withHeadline),
  choices: choices.slice(0, taken.choices),
})

export function findingIn(value: unknown, seeing: boolean): DraftFinding | null {
  const parsed = (seeing ? seeingFinding : finding).safeParse(value)
  return parsed.success ? withHeadline(parsed.data) : null
}

function withHeadline(item: z.output<typeof finding> & Pick<DraftFinding, 'seen'>): DraftFinding {
  return { ...item, headline: headlineOf(item.headline || item.text) }
}

const longestHeadline = 120

/** Ten words are requested; a headline that is too long all the same is cut after a whole word. */
function headlineOf(words: string): string {
  if (words.length <= longestHeadline) return words
  return `${words.slice(0, longestHeadline).replace(/\s+\S*$/, '')}…`
}

type Requotes = Awaited<ReturnType<Session['mend']>>['quotes']

export function requotesForm(misquotes: Misquote[]): form.AnswerForm<Requotes> {
  const known = idsOf(misquotes.map(({ key }) => key))
  return form.listForm({
    name: 'quotes',
    lists: { quotes: z.object({ key: form.id, quotes: form.quotes, lookedFor: form.lookedFor }) },
    make: items =>
      new Map(known(items.quotes, 'key').map(({ key, quotes, lookedFor }) => [key, { quotes, lookedFor }] as const)),
  })
}

type Groups = Record<'claims' | 'choices', string[][]>

/** Groups of two or more ids of `paper`; code decides later whether they may be together. */
export function gatheringForm(paper: GatheringPaper): form.AnswerForm<Groups> {
  const group = z.object({ point: form.someText(200), ids: form.list(form.id) })
  const groups = (found: z.output<typeof group>[], entries: { id: string }[]) => {
    const known = idsOf(entries.map(entry => entry.id))
    return found
      .map(({ ids }) =>
        known(
          ids.map(id => ({ id })),
          'id',
        ).map(({ id }) => id),
      )
      .filter(ids => ids.length > 1)
  }
  return form.listForm({
    name: 'groups',
    lists: { claims: group, choices: group },
    make: ({ claims, choices }) => ({
      claims: groups(claims, paper.findings),
      choices: groups(choices, paper.choices),
    }),
  })
}

type Votes = Omit<Awaited<ReturnType<Session['vote']>>, 'usage'>

/** Votes under the ids of `paper`; an answer that votes on none of them is unusable. */
export function ballotsForm(paper: BallotPaper): form.AnswerForm<Votes> {
  const claimIds = paper.claims.map(({ id }) => id)
  const choiceIds = paper.choices.map(({ id }) => id)
  return form.listForm({
    name: 'ballots',
    lists: {
      claims: z.object({ id: form.id, reason: form.someText(600), vote: form.oneOf(claimVotes) }),
      choices: z.object({ id: form.id, reason: form.someText(600), side: form.oneOf(choiceSides) }),
    },
    make(items) {
      const votes = { claims: idsOf(claimIds)(items.claims, 'id'), choices: idsOf(choiceIds)(items.choices, 'id') }
      return votes.claims.length + votes.choices.length > 0 ? votes : null
    },
    useless: `No vote is on one of the ids ${[...claimIds, ...choiceIds].slice(0, 5).join(', ')}…`,
  })
}

export const questionForm: form.AnswerForm<string> = {
  name: 'question',
  jsonSchema: form.schemaOf(z.object({ question: form.text(500) })),
  read(given) {
    const parsed = z.object({ question: form.text(500) }).safeParse(jsonIn(given))
    return parsed.success
      ? { value: parsed.data.question, problem: '' }
      : { value: null, problem: 'There is no "question" in it.' }
  },
}

/**
 * Three paragraphs: what the submission is, what matters most, and what divides the panel, with "[3][C1]" after what is based
 * on claim 3 and choice 1. Only the first sentence needs no reference.
 */
export function summaryForm({
  claims,
  choices,
}: Record<'claims' | 'choices', { number: number }[]>): form.AnswerForm<string> {
  const numbers = { claims: new Set(claims.map(one => one.number)), choices: new Set(choices.map(one => one.number)) }
  const reference = z.preprocess(value => (typeof value === 'string' ? Number(/\d+/.exec(value)?.[0]) : value), z.int())
  const sentence = z.object({ text: form.text(1_000), claims: form.list(reference), choices: form.list(reference) })
  return form.listForm({
    name: 'summary',
    lists: { sentences: sentence },
    make({ sentences }) {
      const said = sentences.slice(0, mostSentences).map(item => ({
        text: item.text.replace(/\s*\[C?\d+(?:,\s*C?\d+)*\]/gi, ''),
        rests: [
          ...[...new Set(item.claims)].filter(at => numbers.claims.has(at)).map(at => `[${at}]`),
          ...[...new Set(item.choices)].filter(at => numbers.choices.has(at)).map(at => `[C${at}]`),
        ],
      }))
      if (said.every(({ rests }) => rests.length === 0)) return null
      const kept = said.filter(({ rests }, at) => at === 0 || rests.length > 0)
      const division = kept.findIndex(({ rests }) => rests[0]?.startsWith('[C'))
      return kept
        .map(
          ({ text, rests }, at) =>
            [text, rests.join('')].join(' ').trim() + (at === 0 || at === division - 1 ? '\n\n' : ' '),
        )
        .join('')
        .trim()
    },
    useless: 'No sentence rests on one of the claims or choices given.',
  })
}

/** Six are requested. */
const mostSentences = 9

function firstOfEach<T>(items: T[], keyOf: (item: T) => unknown): T[] {
  const seen = new Set<unknown>()
  return items.filter(item => !seen.has(keyOf(item)) && seen.add(keyOf(item)))
}

/** Keeps the first item under each known id, with the id in its original spelling. */
function idsOf(ids: string[]) {
  const known = new Map(ids.map(id => [id.toLowerCase(), id]))
  return <K extends string, T extends Record<K, string>>(items: T[], key: K): T[] => {
    const found = items.flatMap(item => {
      const id = known.get(item[key].toLowerCase())
      return id === undefined ? [] : [{ ...item, [key]: id }]
    })
    return firstOfEach(found, item => item[key])
  }
}
