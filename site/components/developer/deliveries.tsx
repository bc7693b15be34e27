import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { logKept } from '#api/contracts/log-words.ts'
import type { Webhook, WebhookDelivery } from '#api/contracts/webhooks.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { Badge } from '../../ui/badge.tsx'
import { FormDialog } from '../../ui/dialog.tsx'
import { Failure, Pending } from '../../ui/pending.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useRows } from '../list/use-rows.ts'
import { deliveryStatus, outcomeOf } from './hook-words.ts'
import { deliveriesRead, deliveryRead } from './reads.ts'
import { timeAgo } from './words.ts'

/** While a delivery is due, the list is polled at this interval. */
const pollMs = 2_000

const isDue = ({ state, nextAttemptAt }: WebhookDelivery): boolean =>
  state === 'pending' && Date.parse(nextAttemptAt ?? '') <= Date.now() + pollMs

export function Deliveries({ webhook, onClose }: { webhook: Webhook; onClose(): void }) {
  const read = deliveriesRead(webhook.id)
  const { pages, error, hasMore, loadingMore, moreFailed, loadMore } = useRows(
    useInfiniteQuery({
      ...read,
      refetchInterval: ({ state }) => (state.data?.pages.some(({ rows }) => rows.some(isDue)) ? pollMs : false),
    }),
  )
  const rows = pages?.flat()
  const [opened, setOpened] = useState<number | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: read.queryKey })
  const test = useAction({
    mutationFn: () => client.call('testWebhook', { params: { id: webhook.id } }),
    onSuccess: () => notify({ title: 'Test event sent' }),
    onError: failure => notifyFailure('Failed to send a test event', failure),
    onSettled: refresh,
  })
  const now = Date.now()
  return (
    <FormDialog
      wide
      title="Deliveries"
      text={`To ${webhook.url}, newest first. The log keeps ${logKept}.`}
      onClose={onClose}
    >
      <div className="button-row">
        <button
          className="button compact"
          type="button"
          disabled={test.isPending || webhook.disabledAt !== null}
          onClick={() => test.mutate()}
        >
          {test.isPending ? 'Sending...' : 'Send Test Event'}
        </button>
        {webhook.disabledAt && <span className="small quiet">It is disabled: enable it to send.</span>}
      </div>
      <Pending what="deliveries" data={rows} error={error} rows={3} />
      {rows?.length === 0 && <p className="quiet">Nothing was sent yet.</p>}
      {rows && rows.length > 0 && (
        <ul className="log" aria-label="Deliveries">
          {rows.map(row => (
            <li key={row.id}>
              <button
                className="log-row"
                type="button"
                aria-expanded={opened === row.id}
                onClick={() => setOpened(opened === row.id ? null : row.id)}
              >
                <code className="quiet small">{row.eventType}</code>
                <span className="small quiet">{outcomeOf(row)}</span>
                <span className="small quiet num">{row.durationMs === null ? '' : `${row.durationMs} ms`}</span>
                <time className="small quiet" dateTime={row.createdAt}>
                  {timeAgo(row.createdAt, now)}
                </time>
                <Badge tone={deliveryStatus[row.state].tone}>{deliveryStatus[row.state].word}</Badge>
              </button>
              {opened === row.id && <Detail webhook={webhook} row={row} onSent={refresh} />}
            </li>
          ))}
        </ul>
      )}
      {moreFailed && <Failure>Error loading older deliveries. Please try again.</Failure>}
      {hasMore && (
        <button className="button compact" type="button" disabled={loadingMore} onClick={loadMore}>
          {loadingMore ? 'Loading...' : 'Show Older'}
        </button>
      )}
    </FormDialog>
  )
}

function Detail({ webhook, row, onSent }: { webhook: Webhook; row: WebhookDelivery; onSent(): void }) {
  const { data, error } = useQuery(deliveryRead(webhook.id, row.id, row.attempts))
  const again = useAction({
    mutationFn: () => client.call('redeliver', { params: { id: webhook.id, deliveryId: row.id } }),
    onSuccess: () => notify({ title: 'Sent again' }),
    onError: failure => notifyFailure('Failed to send again', failure),
    onSettled: onSent,
  })
  if (error) return <Failure>Error loading this delivery. Please try again.</Failure>
  if (!data) return <Skeleton rows={2} label="Loading the delivery" />
  return (
    <div className="log-detail">
      <p className="small">
        <code className="quiet small">{row.messageId}</code>
        {row.nextAttemptAt && row.state === 'pending' && (
          <span className="quiet"> · next attempt {new Date(row.nextAttemptAt).toLocaleString('en-US')}</span>
        )}
      </p>
      <h3>What is sent</h3>
      <pre className="code-block">{pretty(data.body)}</pre>
      {data.log.toReversed().map(attempt => (
        <div key={attempt.number} className="log-attempt">
          <h3>
            Attempt {attempt.number}{' '}
            <span className="small quiet">{new Date(attempt.startedAt).toLocaleString('en-US')}</span>
          </h3>
          <p className="small">
            {outcomeOf(attempt)} <span className="quiet num">after {attempt.durationMs} ms</span>
          </p>
          <details>
            <summary>Request headers</summary>
            <pre className="code-block">{headerLines(attempt.requestHeaders)}</pre>
          </details>
          {attempt.responseStatus !== null && (
            <details>
              <summary>Answer</summary>
              <pre className="code-block">{`${headerLines(attempt.responseHeaders ?? {})}\n\n${attempt.responseBody ?? ''}`}</pre>
            </details>
          )}
        </div>
      ))}
      <button
        className="button compact"
        type="button"
        disabled={again.isPending || webhook.disabledAt !== null}
        onClick={() => again.mutate()}
      >
        {again.isPending ? 'Sending...' : 'Send Again'}
      </button>
    </div>
  )
}

const headerLines = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')

/** Indented for reading; the body sent has no line breaks. */
const pretty = (body: string): string => JSON.stringify(JSON.parse(body), null, 2)
