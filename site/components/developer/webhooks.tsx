import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Webhook } from '#api/contracts/webhooks.ts'
import { Badge } from '../../ui/badge.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { webhookStatus } from './hook-words.ts'
import { KeptList } from './kept-list.tsx'
import { webhooksRead } from './reads.ts'

const WebhookForm = lazyComponent(() => import('./webhook-form.tsx'), 'WebhookForm')
const Deliveries = lazyComponent(() => import('./deliveries.tsx'), 'Deliveries')

type Open = { what: 'form'; webhook: Webhook | null } | { what: 'log'; webhook: Webhook }

export function Webhooks() {
  const { data: webhooks, error } = useQuery(webhooksRead)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <section aria-labelledby="webhooks">
      <KeptList
        what="webhooks"
        id="webhooks"
        title="Webhooks"
        text="Your own programs are told when something happens, by a signed request to their address."
        data={webhooks}
        error={error}
        placeholders={2}
        emptyText="Add the address of a program that should know when a report is ready."
        verb="Add Webhook"
        onAdd={() => setOpen({ what: 'form', webhook: null })}
      >
        <ul className="hooks" aria-labelledby="webhooks">
          {webhooks?.map(webhook => (
            <Row
              key={webhook.id}
              webhook={webhook}
              onEdit={() => setOpen({ what: 'form', webhook })}
              onLog={() => setOpen({ what: 'log', webhook })}
            />
          ))}
        </ul>
      </KeptList>
      {open?.what === 'form' && <WebhookForm webhook={open.webhook} onClose={close} />}
      {open?.what === 'log' && <Deliveries webhook={open.webhook} onClose={close} />}
    </section>
  )
}

function Row({ webhook, onEdit, onLog }: { webhook: Webhook; onEdit(): void; onLog(): void }) {
  const { tone, word, text } = webhookStatus(webhook)
  return (
    <li className="hook">
      <div className="hook-name">
        <b>{webhook.url}</b>
        {webhook.description && <span className="small quiet">{webhook.description}</span>}
        <span className="hook-events">
          {webhook.events.map(event => (
            <code key={event} className="quiet small">
              {event}
            </code>
          ))}
        </span>
        {text && <p className={tone === 'error' ? 'small' : 'small quiet'}>{text}</p>}
      </div>
      <Badge tone={tone}>{word}</Badge>
      <div className="hook-actions">
        <button className="button compact" type="button" onClick={onLog} aria-label={`Deliveries to ${webhook.url}`}>
          Deliveries
        </button>
        <button className="button compact" type="button" onClick={onEdit} aria-label={`Edit ${webhook.url}`}>
          Edit
        </button>
      </div>
    </li>
  )
}
