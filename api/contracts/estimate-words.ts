import { usualOutputTokens } from '#db/limits.ts'
import type { Estimate, Measurement } from './estimate.ts'
import { plural } from './plural.ts'

export function estimateInWords(estimate: Estimate, measured: Measurement | undefined): string {
  const { analysts, basedOn, cost, engine, model, seconds, size } = estimate
  const rest = measured?.unread ? ` Left out at ${measured.unread}` : ''
  if (engine === 'rubric')
    return `No model reviews here: the report will hold checks and the analysts’ questions, at no cost.${rest}`
  const who = `${plural(analysts, 'analyst')} with ${model}`
  const likely = [cost && costOf(cost), seconds && timeOf(seconds)].filter(Boolean).join(' and ')
  const same = likely && size === 'last_read' ? 'If it is as long as when last read' : ''
  const known = measured ? lengthOf(measured) : same
  const length = known && `. ${known}`
  const by = basedOn === 1 ? 'one review' : `${basedOn} reviews`
  const basis = seconds
    ? `by ${by} with it${cost ? '' : '; its cost is unknown'}`
    : 'with no review to compare with yet'
  const sentence = likely
    ? `${length}: likely ${likely}, ${basis}.`
    : `${length}. There is no review to compare with yet, so its time and cost are unknown.`
  return who + sentence + capOf(estimate) + tokenCapOf(estimate) + rest
}

/** A request is sent only while the longest answer fits under the cap too. */
const tokenCapOf = ({ maxTokens, tokens }: Estimate): string =>
  maxTokens && tokens && tokens.to + usualOutputTokens > maxTokens
    ? ` It may be stopped at the cap of ${maxTokens.toLocaleString('en')} tokens.`
    : ''

function capOf({ cost, maxCost, requestCost }: Estimate): string {
  if (maxCost === null) return ''
  const cap = `the cap of $${maxCost.toFixed(2)}`
  // An older server sends the terminal no `requestCost`.
  if (requestCost && requestCost > maxCost)
    return ` A request may cost $${requestCost.toFixed(2)}, above ${cap}: the review would stop.`
  if (!cost) return ` A review is stopped at ${cap}.`
  if (cost.from > maxCost) return ` That is more than ${cap}: the review would be stopped.`
  if (cost.to > maxCost) return ` It may be stopped at ${cap}.`
  if (!requestCost || cost.to + requestCost <= maxCost) return ''
  return ` It may be stopped before ${cap}: a request is sent only while $${requestCost.toFixed(2)}, the most that it may cost, is left.`
}

/** Rounded, because programs count words differently. */
function lengthOf({ pages, words }: Measurement): string {
  const on = pages === null ? '' : plural(pages, 'page')
  const about = Number(words.toPrecision(2)).toLocaleString('en')
  return words === 0 ? `${on} of pictures` : `About ${about} words${on && ` on ${on}`}`
}

const rounded = (from: number, to: number, unit: string) => (from === to ? '' : `${from} to `) + plural(to, unit)

const timeOf = ({ from, to }: NonNullable<Estimate['seconds']>): string =>
  to < 60
    ? rounded(Math.ceil(from), Math.ceil(to), 'second')
    : rounded(Math.max(1, Math.round(from / 60)), Math.round(to / 60), 'minute')

const costOf = ({ from, to }: NonNullable<Estimate['cost']>): string =>
  to < 0.01 ? 'less than a cent' : [...new Set([from, to].map(cost => `$${cost.toFixed(2)}`))].join(' to ')
