/** The fake model's answers unless a test scripts others: determined by the prompt, different for each analyst. */
import type { DraftOpinion } from '../panel/ports.ts'

/** "findings" is a whole opinion: answers, findings and choices. */
export type QuestionKind = 'findings' | 'quotes' | 'gathering' | 'ballots' | 'question' | 'summary'

export function kindOf(task: string): QuestionKind {
  if (task.includes('A program looked up the quotes')) return 'quotes'
  if (task.includes('Which of them make the same point?')) return 'gathering'
  if (task.includes('Vote on each')) return 'ballots'
  if (task.includes('A panel is divided')) return 'question'
  if (task.includes('Summarise the result')) return 'summary'
  return 'findings'
}

export function answerFor(kind: QuestionKind, prompt: string, task: string): string {
  switch (kind) {
    case 'findings':
      return opinionText({ ...(task.includes('"settled"') ? { settled: [] } : {}), ...opinionFrom(prompt, task) })
    case 'quotes':
      return JSON.stringify({ quotes: [] })
    case 'gathering':
      return JSON.stringify({ claims: groupsIn(task, 'FINDINGS'), choices: groupsIn(task, 'CHOICES') })
    case 'ballots':
      return JSON.stringify(ballotsFrom(task))
    case 'question':
      return JSON.stringify({ question: 'Which number from the last quarter would show it?' })
    case 'summary':
      return JSON.stringify({ sentences: sentencesFrom(task) })
  }
}

/** An opinion in a model's JSON; an omitted list is empty. */
export function opinionText(opinion: { [K in keyof DraftOpinion | 'settled']?: object[] }): string {
  return JSON.stringify({ answers: [], findings: [], choices: [], ...opinion })
}

const categories = ['clarity', 'proof', 'market', 'offer', 'traction', 'team'] as const
const stances = ['concern', 'strength'] as const
const outcomes = ['answered', 'partly', 'not_found'] as const

function opinionFrom(prompt: string, task: string): DraftOpinion {
  const blocks = [...prompt.matchAll(/^\[b\d+ \| ([^\]]*)\] (.+)$/gm)]
    .filter(([, brackets]) => !brackets?.includes('HIDDEN'))
    .map(match => match[2] ?? '')
    .filter(text => text.split(' ').length >= 3)
  if (blocks.length === 0) return { answers: [], findings: [], choices: [] }
  const seed = hash(brief(task))
  const quoteAt = (position: number) => (blocks[position % blocks.length] ?? '').split(' ').slice(0, 12).join(' ')
  const answers = [...brief(task).matchAll(/^(\d+)\. /gm)].map(([, number], at) => ({
    number: Number(number),
    quotes: at % 3 === 2 ? [] : [quoteAt(at)],
    note: 'It is said in as many words.',
    outcome: outcomes[at % 3] ?? 'partly',
  }))
  // Every second finding quotes words that all analysts quote, so that there are claims to gather and vote on.
  const findings = Array.from({ length: Math.min(5, blocks.length) }, (_, at) => {
    const quote = quoteAt(at % 2 === 0 ? at : seed + at * 7)
    const pick = at % 2 === 0 ? at : seed + at
    return {
      quotes: [quote],
      lookedFor: null,
      stance: stances[pick % stances.length] ?? 'concern',
      category: categories[pick % categories.length] ?? 'clarity',
      text: `The words “${quote}” matter to a reader here (${seed % 97}).`,
      headline: `A reader weighs “${quote.split(' ').slice(0, 5).join(' ')}”.`,
      weight: ([1, 2, 3] as const)[pick % 3] ?? 1,
      suggestion: 'Say what follows from it for the reader.',
    }
  })
  // A choice that every analyst raises, and one of its own if the prompt has enough blocks.
  const positions = blocks.length > 1 ? [0, 1 + (seed % (blocks.length - 1))] : [0]
  const choices = positions.map((position, at) => ({
    quotes: [quoteAt(position)],
    sentence: `It says “${quoteAt(position)}” and lets it stand alone.`,
    otherSide: 'A reader in a hurry needs no more than that.',
    reason: 'My job asks what follows from it.',
    side: (seed + at) % 2 === 0 ? ('back' as const) : ('doubt' as const),
    weight: 2 as const,
  }))
  return { answers, findings, choices }
}

interface Listed {
  id: string
  /** The first word in brackets: a stance, or "choice". */
  sort: string
  words: string
}

/** The text between the marker lines of this name. */
function listedIn(task: string, name: string): Listed[] {
  const between = new RegExp(`^<<<${name}\n([\\s\\S]*?)^${name}>>>$`, 'm').exec(task)?.[1] ?? ''
  return [...between.matchAll(/^- (\S+) \((\w+)[^)]*\): (.*)$/gm)].map(([, id = '', sort = '', words = '']) => ({
    id,
    sort,
    words,
  }))
}

/** Groups the points that have the same stance and quotes. */
function groupsIn(task: string, name: string) {
  const groups = Map.groupBy(listedIn(task, name), ({ sort, words }) => `${sort} ${words.split(' | quotes ')[1]}`)
  return [...groups.values()]
    .filter(group => group.length > 1)
    .map(group => ({ point: 'They rest on the same words.', ids: group.map(({ id }) => id) }))
}

function ballotsFrom(task: string) {
  const votes = ['holds', 'holds', 'partly', 'outside', 'holds', 'fails', 'unsure'] as const
  const sides = ['back', 'doubt', 'outside'] as const
  const reason = 'The submission says so in as many words.'
  const dealt = ({ words }: Listed) => hash(brief(task) + words)
  return {
    claims: listedIn(task, 'CLAIMS').map(one => ({ id: one.id, reason, vote: votes[dealt(one) % votes.length] })),
    choices: listedIn(task, 'CHOICES').map(one => ({ id: one.id, reason, side: sides[dealt(one) % sides.length] })),
  }
}

function sentencesFrom(task: string) {
  const [claims = [], choices = []] = ['CLAIMS', 'CHOICES'].map(name =>
    listedIn(task, name).map(({ id }) => Number(id)),
  )
  return [
    { text: 'It is what it says of itself.', claims: [], choices: [] },
    ...claims
      .slice(0, 5)
      .map((number, at) => ({ text: `Point ${at + 1} concerns what it says.`, claims: [number], choices: [] })),
    ...choices.slice(0, 1).map(number => ({ text: 'One choice divides the panel.', claims: [], choices: [number] })),
  ]
}

function brief(task: string): string {
  return task.slice(Math.max(0, task.indexOf('Your job on the panel')))
}

function hash(text: string): number {
  let state = 0
  for (let at = 0; at < text.length; at++) state = (Math.imul(state, 31) + text.charCodeAt(at)) >>> 0
  return state
}
