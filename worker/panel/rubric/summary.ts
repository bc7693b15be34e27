import type { LocatedDocument } from '#db/located-document.ts'
import { withoutVerdict } from '../no-verdict.ts'
import type { SummaryInput } from '../ports.ts'
import type { RubricResult } from './run-rubric.ts'

const maxNamed = 3

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`

function opening({ title }: LocatedDocument, { says }: RubricResult): string {
  const name = title ? `“${title}”` : 'The submission'
  return says && says !== title ? `${name}, in its own words: “${says}”` : `${name} was read.`
}

function facts({ claims, checksRun }: SummaryInput): string {
  if (checksRun === null) return 'The checks could not be run.'
  if (checksRun === 0) return 'No check could be run on it.'
  const found = claims.filter(({ group }) => group === 'checked')
  if (found.length === 0) return `${count(checksRun, 'check')} ran and found nothing to tell.`
  const named = found.slice(0, maxNamed).map(({ number, headline }) => `${headline} [${number}]`)
  const rest = found.length - named.length
  return `${count(checksRun, 'check')} ran. What weighs most: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`
}

function questions({ answers, english }: RubricResult): string {
  const all = answers.flat().length
  if (!english) return 'The text was not recognised as English, so its words were not checked.'
  return all === 0 ? '' : `The panel’s ${count(all, 'question')} ${all === 1 ? 'is' : 'are'} left to a reader.`
}

const sides = ({ choices }: SummaryInput) =>
  choices.length === 0
    ? ''
    : `${count(choices.length, 'decision sets', 'decisions set')} some jobs on the panel against others: ${choices
        .slice(0, maxNamed)
        .map(({ sentence, number }) => `${sentence.replace(/\.$/, '')} [C${number}]`)
        .join('; ')}.`

const connect =
  'No language model read this: for the opinions of the panel, an administrator connects one under Model (/admin/model).'

export function summaryOf(document: LocatedDocument, result: RubricResult, structure: SummaryInput): string {
  const unread = document.unread.length
  const parts = [
    opening(document, result),
    facts(structure),
    sides(structure),
    questions(result),
    unread > 0 ? `${count(unread, 'part')} could not be read, so nothing is said of what may stand there.` : '',
    connect,
  ]
  return withoutVerdict(parts.filter(part => part !== '').join('\n\n'))
}
