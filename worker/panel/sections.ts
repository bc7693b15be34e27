import type { Answer, Choice, Finding, Opinion, Quote } from '#db/opinion.ts'
import { describePlace } from '#db/places.ts'
import { wordsAsRead } from '#db/quote-words.ts'
import type { ReportSection } from '#db/report.ts'
import type { AnswerOutcome, TakenSide } from '#db/vocabulary.ts'
import { isWithheld } from './quotes/gate.ts'

/** One analyst's part in plain text: a paragraph for each finding (word for word), choice and question. */
export function sectionOf({ analystId, findings, choices, answers }: Opinion): ReportSection {
  const paragraphs = [...findings.map(findingWords), ...choices.map(choiceWords), ...answers.map(answerWords)]
  return {
    id: `section-${analystId}`,
    analystId,
    content: paragraphs.join('\n\n') || 'Raised nothing of its own.',
  }
}

function findingWords(finding: Finding): string {
  const { headline, text, quotes, lookedFor, seen, suggestion, verified } = finding
  return joined([
    sentence(headline),
    text === headline ? '' : sentence(text),
    quotesIn(quotes),
    lookedFor === null ? '' : sentence(`Looked for: ${lookedFor}`),
    seen === undefined ? '' : sentence(`Seen in the picture of ${seen.place}`),
    sentence(suggestion),
    verified ? '' : isWithheld(finding) ? 'It is not counted.' : unverified(quotes),
  ])
}

const sideWords: Record<TakenSide, string> = { back: 'Backs it', doubt: 'Doubts it' }

function choiceWords({ sentence: choice, quotes, side, reason, otherSide, verified }: Choice): string {
  return joined([
    sentence(`Choice: ${choice}`),
    quotesIn(quotes),
    sentence(`${sideWords[side]}: ${reason}`),
    otherSide === '' ? '' : sentence(`For the other side: ${otherSide}`),
    verified ? '' : unverified(quotes),
  ])
}

const outcomeWords: Record<AnswerOutcome, string> = {
  answered: 'Answered',
  partly: 'Partly answered',
  not_found: 'Not found',
  not_looked_for: 'Left to the reader',
}

function answerWords({ question, outcome, quotes, note }: Answer): string {
  const answer = outcomeWords[outcome]
  return joined([sentence(question), sentence(note === '' ? answer : `${answer}: ${note}`), quotesIn(quotes)])
}

const joined = (parts: string[]) => parts.filter(part => part !== '').join(' ')

function quotesIn(quotes: Quote[]): string {
  return sentence(
    quotes.map(quote => `${inQuotationMarks(wordsAsRead(quote))} (${describePlace(quote.where)})`).join('; '),
  )
}

function unverified(quotes: Quote[]): string {
  const what = quotes.length > 0 ? 'not all that it quotes was found' : 'its quote was not found'
  return `Unverified: ${what} in the submission, so it is not counted.`
}

/** The text on one line and in quotation marks, unless it begins with one already. */
export function inQuotationMarks(text: string): string {
  const words = oneLine(text)
  return /^["“„«]/.test(words) ? words : `“${words}”`
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

function sentence(text: string): string {
  const line = oneLine(text)
  return line === '' || /[.!?。！？…:]["”’)]*$/u.test(line) ? line : `${line}.`
}
