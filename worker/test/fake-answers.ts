/** What the fake model says when nothing else is scripted: fixed by the prompt, different for each analyst. */
export type QuestionKind = 'findings' | 'quotes' | 'ballots' | 'question' | 'summary'

export function kindOf(task: string): QuestionKind {
  if (task.includes('A program looked up the quotes')) return 'quotes'
  if (task.includes('Vote on each')) return 'ballots'
  if (task.includes('A panel is divided')) return 'question'
  if (task.includes('Summarise the result')) return 'summary'
  return 'findings'
}

export function answerFor(kind: QuestionKind, prompt: string, task: string): string {
  switch (kind) {
    case 'findings':
      return JSON.stringify({ findings: findingsFrom(prompt, task) })
    case 'quotes':
      return JSON.stringify({ findings: [] })
    case 'ballots':
      return JSON.stringify({ ballots: ballotsFrom(task) })
    case 'question':
      return JSON.stringify({ question: 'Which number from the last quarter would show it?' })
    case 'summary':
      return JSON.stringify({ sentences: sentencesFrom(task) })
  }
}

const categories = ['clarity', 'proof', 'market', 'offer', 'traction', 'team'] as const
const stances = ['concern', 'strength', 'question'] as const

function findingsFrom(prompt: string, task: string) {
  const blocks = [...prompt.matchAll(/^\[(b\d+) \| ([^|\]]*) \| ([^|\]]*)\] (.+)$/gm)]
    .map(match => match[4] ?? '')
    .filter(text => text.split(' ').length >= 3)
  if (blocks.length === 0) return []
  const seed = hash(brief(task))
  // Every second finding is on words that all analysts see, so that claims merge and are voted on in common.
  return Array.from({ length: Math.min(5, blocks.length) }, (_, at) => {
    const position = at % 2 === 0 ? at : (seed + at * 7) % blocks.length
    const quote = (blocks[position] ?? '').split(' ').slice(0, 12).join(' ')
    const choice = at % 2 === 0 ? at : seed + at
    return {
      stance: stances[choice % stances.length],
      severity: 1 + (choice % 3),
      category: categories[choice % categories.length],
      claim: `The words “${quote}” matter to a reader here (${seed % 97}).`,
      suggestion: 'Say what follows from it for the reader.',
      quotes: [quote],
      lookedFor: null,
    }
  })
}

function ballotsFrom(task: string) {
  const votes = ['agree', 'agree', 'disagree', 'outside', 'agree', 'unsure'] as const
  return [...task.matchAll(/^- (c\d+) \(([^)]*)\): (.*)$/gm)].map(([, claim, , words]) => ({
    claim,
    vote: votes[hash(brief(task) + words) % votes.length],
    reason: 'The submission says so in as many words.',
  }))
}

function sentencesFrom(task: string) {
  const ids = [...task.matchAll(/^- (\d+-\d+) \(/gm)].map(match => match[1] ?? '')
  return ids.slice(0, 6).map((id, at) => ({ text: `Point ${at + 1} concerns what the submission says.`, claims: [id] }))
}

function brief(task: string): string {
  return task.slice(Math.max(0, task.indexOf('Your job on the panel')))
}

function hash(text: string): number {
  let state = 0
  for (let at = 0; at < text.length; at++) state = (Math.imul(state, 31) + text.charCodeAt(at)) >>> 0
  return state
}
