import { useQuery } from '@tanstack/react-query'
import type { Estimate as EstimateAnswer } from '#api/contracts/estimate.ts'
import { client, read } from '../../stores/api.ts'

/** First key element of all estimates. */
export const estimateAddress = '/api/estimate'

export const estimateRead = (panelId: number) =>
  read([estimateAddress, panelId], signal => client.call('estimateReview', { query: { panelId }, signal }))

/** Above the button that submits: what will review, and what that took lately. Without an answer the form works as well. */
export function Estimate({ panelId }: { panelId: string }) {
  const { data } = useQuery(estimateRead(Number(panelId)))
  return <p className="estimate quiet small">{data && sentencesOf(data)}</p>
}

function sentencesOf({ analysts, basedOn, cost, engine, maxCost, model, seconds }: EstimateAnswer): string {
  if (engine === 'rubric')
    return 'No model is connected: the report will hold checks and the analysts’ questions, at no cost.'
  const who = `${analysts} ${analysts === 1 ? 'analyst' : 'analysts'} with ${model}.`
  const cap = maxCost === null ? '' : ` A review is stopped at $${maxCost}.`
  if (!seconds) return `${who} No review has used this model yet, so its time and cost are unknown.${cap}`
  const took = `${basedOn === 1 ? 'One review' : `The last ${basedOn} reviews`} with it took ${timeOf(seconds)}`
  return `${who} ${took}${cost ? ` and cost ${costOf(cost)} at this panel’s size` : '; its cost is unknown'}.${cap}`
}

const rangeOf = (from: string, to: string) => (from === to ? from : `${from} to ${to}`)

function timeOf({ from, to }: NonNullable<EstimateAnswer['seconds']>): string {
  if (to < 60) return `${rangeOf(String(Math.ceil(from)), String(Math.ceil(to)))} seconds`
  const minutes = rangeOf(String(Math.max(1, Math.round(from / 60))), String(Math.round(to / 60)))
  return `${minutes} ${minutes === '1' ? 'minute' : 'minutes'}`
}

const costOf = ({ from, to }: NonNullable<EstimateAnswer['cost']>): string =>
  to < 0.01 ? 'less than a cent' : rangeOf(`$${from.toFixed(2)}`, `$${to.toFixed(2)}`)
