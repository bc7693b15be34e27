import type { Hook, HookCall } from '#api/contracts/hooks.ts'
import type { Webhook, WebhookDelivery } from '#api/contracts/webhooks.ts'
import type { HookKind, webhookEvents } from '#db/vocabulary.ts'
import type { BadgeTone } from '../../ui/badge.tsx'

interface Status {
  tone: BadgeTone
  word: string
}

export const eventWords: Record<(typeof webhookEvents)[number], string> = {
  'review.started': 'A review starts',
  'opinion.completed': 'An analyst has finished',
  'review.completed': 'A report is ready',
  'review.failed': 'A review failed',
  'project.deleted': 'A project is deleted',
}

export function webhookStatus(webhook: Webhook): Status & { text: string | null } {
  const { disabledAt, disabledReason, failingSince } = webhook
  if (disabledAt) {
    const reasons = {
      owner: 'You disabled it. Nothing is sent until you enable it.',
      gone: 'It answered 410 Gone, so nothing is sent to it any more. Correct the address, then enable it.',
      failing:
        'Nothing got through for five days, so it was disabled. What waits is sent once you enable it; what happens until then is not told.',
    }
    return {
      tone: disabledReason === 'owner' ? 'neutral' : 'error',
      word: 'Disabled',
      text: reasons[disabledReason ?? 'owner'],
    }
  }
  if (failingSince)
    return { tone: 'warning', word: 'Failing', text: 'The last deliveries did not get through. They are tried again.' }
  return { tone: 'success', word: 'Enabled', text: null }
}

const errorWords: Record<string, string> = {
  timeout: 'No answer within 15 seconds',
  address_refused: 'Not an address on the public internet',
  port_refused: 'Its port is not one that websites use',
  not_resolvable: 'There is no host of that name',
  connection_refused: 'It did not accept the connection',
  connection_reset: 'It closed the connection',
  tls_error: 'Its certificate cannot be trusted, or it speaks no TLS',
  headers_too_large: 'The headers of its answer are too long to be read',
  bad_answer: 'Its answer is not HTTP',
}

export function outcomeOf(row: Pick<WebhookDelivery, 'responseStatus' | 'errorCode'>): string {
  if (row.responseStatus !== null) return String(row.responseStatus)
  return row.errorCode === null ? 'Not sent yet' : (errorWords[row.errorCode] ?? row.errorCode)
}

export const deliveryStatus: Record<WebhookDelivery['state'], Status> = {
  pending: { tone: 'warning', word: 'Waiting' },
  delivered: { tone: 'success', word: 'Delivered' },
  failed: { tone: 'error', word: 'Failed' },
}

export function hookStatus({ disabledAt, hasSecret }: Hook): Status {
  if (disabledAt) return { tone: 'neutral', word: 'Disabled' }
  return hasSecret ? { tone: 'success', word: 'Enabled' } : { tone: 'warning', word: 'Needs its secret' }
}

export const kindWords: Record<HookKind, { label: string; text: string }> = {
  generic: {
    label: 'Anything else',
    text: 'POST a JSON object, {"deployment": "…", "url": "…"}, with the secret as a bearer token or signed as Standard Webhooks say.',
  },
  github: {
    label: 'GitHub',
    text: 'Add it under Settings, Webhooks of the repository: content type JSON, this secret, and the event “Deployment statuses”.',
  },
  vercel: {
    label: 'Vercel',
    text: 'Add it here first: Vercel takes the address, and then shows a secret of its own, which you bring back.',
  },
  netlify: {
    label: 'Netlify',
    text: 'Add it under Notifications, Deploy notifications: HTTP POST request, “Deploy succeeded”, this secret as the JWS secret token.',
  },
}

export const previewWords: Record<HookKind, string> = {
  generic: 'What the call names another environment for is left alone.',
  github: 'Other environments, such as previews, are left alone.',
  vercel: 'Previews are left alone.',
  netlify: 'Deploy previews and branch deploys are left alone.',
}

/** Vercel shows the address of a single deployment only to its team, unless configured otherwise. */
export const addressWords = (kind: HookKind): string =>
  kind === 'vercel'
    ? 'Best your own domain: the address of a single deployment, which is reviewed where this is empty, may ask visitors to sign in to Vercel.'
    : 'Where it is empty, the address that the call names is reviewed.'

export const callStatus: Record<HookCall['outcome'], Status> = {
  received: { tone: 'warning', word: 'Received' },
  started: { tone: 'success', word: 'Review started' },
  ignored: { tone: 'neutral', word: 'Left alone' },
  failed: { tone: 'error', word: 'Failed' },
}
