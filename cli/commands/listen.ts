/** panel webhooks listen: forwards the account's events to a local address, as a webhook would deliver them. */
import { Webhook as Signer } from 'standardwebhooks'
import type { Client } from '#api/client/client.ts'
import { eventData } from '#api/client/events.ts'
import { ApiFailure } from '#api/client/failure.ts'
import { pause } from '#api/client/pause.ts'
import { deliveryLimits } from '#db/limits.ts'
import { addressRule, type Context, serverAddress } from '../context.ts'
import { CommandError, ended, reasonOf } from '../errors.ts'
import { writeJson } from '../output/json.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { explain, signedIn } from '../server-calls.ts'

interface Message {
  messageId: string
  type: string
  body: string
}

interface ListenOptions {
  forwardTo: string
  event?: string[]
  json?: boolean
}

const firstPauseMs = 250
const longestPauseMs = 5_000

/** Runs until Ctrl-C. With --json, prints one object per line; the first contains the secret. */
export async function listen(context: Context, options: ListenOptions): Promise<void> {
  const target = forwardAddress(context, options.forwardTo)
  const client = await signedIn(context)
  const secret = `whsec_${Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64')}`
  const signer = new Signer(secret)
  const forward = async (message: Message) => {
    if (options.event && !options.event.includes(message.type)) return
    tell(context, message, await post(context, signer, target, message), options)
  }
  let told = false
  /** Shows the secret only after the server has accepted the connection. */
  const onOpen = () => {
    if (told) return void context.stderr.write('Connected again\n')
    told = true
    if (options.json) return writeJson(context, { secret, forwardTo: target })
    context.stderr.write(`Bringing your events to ${target}. Ctrl-C ends it.\nThey are signed with this secret:\n`)
    context.stdout.write(`${secret}\n`)
  }
  await keepListening(context, client, { forward, onOpen, lost: () => context.stderr.write('Connection lost\n') })
}

function forwardAddress(context: Context, text: string): string {
  if (serverAddress(text) !== null) return text
  throw new CommandError(`"${text}" is no address. ${addressRule.replace('of a Panel server', 'of your program')}`, {
    next: `${context.program} webhooks listen --forward-to http://127.0.0.1:8080/hooks`,
    code: 'invalid_address',
  })
}

interface Listener {
  forward(message: Message): Promise<void>
  onOpen(): void
  lost(): void
}

/** Reconnects after a drop, indefinitely; ends if the server refuses, and on Ctrl-C. */
async function keepListening(context: Context, client: Client, listener: Listener): Promise<never> {
  let failures = 0
  let connected = false
  let lost = false
  for (;;) {
    const silence = new AbortController()
    try {
      const signal = AbortSignal.any([context.stopped, silence.signal])
      const response = await client.call('listenToWebhooks', { signal })
      listener.onOpen()
      connected = true
      lost = false
      failures = 0
      if (response.body)
        for await (const value of eventData(response.body, () => silence.abort())) {
          const message = messageOf(value)
          // Concurrent, so that a slow receiver does not hold up the stream.
          if (message) void listener.forward(message)
        }
    } catch (error) {
      if (context.stopped.aborted) throw ended()
      // Never having reached the server is an error; losing it later is not.
      const refused = error instanceof ApiFailure && error.status !== 0 && error.status < 500 && error.status !== 429
      if (!connected || refused) throw explain(context, error)
      failures += 1
    } finally {
      silence.abort()
    }
    if (context.stopped.aborted) throw ended()
    if (!lost) listener.lost()
    lost = true
    await pause(Math.min(firstPauseMs * 2 ** failures, longestPauseMs), context.stopped)
  }
}

function messageOf(value: unknown): Message | null {
  const { messageId, type, body }: Partial<Message> = Object(value)
  return typeof messageId === 'string' && typeof type === 'string' && typeof body === 'string'
    ? { messageId, type, body }
    : null
}

interface Posted {
  status: number | null
  problem: string | null
  durationMs: number
}

/** Like the worker: the same headers, the same timeout, no redirects. */
async function post(context: Context, signer: Signer, target: string, message: Message): Promise<Posted> {
  const at = new Date()
  const began = performance.now()
  const sent = (status: number | null, problem: string | null): Posted => ({
    status,
    problem,
    durationMs: Math.round(performance.now() - began),
  })
  try {
    const response = await fetch(target, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'webhook-id': message.messageId,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signer.sign(message.messageId, at, message.body),
      },
      body: message.body,
      signal: AbortSignal.any([context.stopped, AbortSignal.timeout(deliveryLimits.timeoutMs)]),
    })
    await response.body?.cancel()
    return sent(response.status, null)
  } catch (error) {
    const timedOut = error instanceof DOMException && error.name === 'TimeoutError'
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
    return sent(null, timedOut ? 'it took too long to answer' : reasonOf(cause))
  }
}

function tell(context: Context, message: Message, posted: Posted, options: ListenOptions): void {
  const { messageId, type } = withoutControls(message)
  const { durationMs, problem, status } = posted
  if (options.json) writeJson(context, { messageId, type, status, problem, durationMs })
  else {
    const said = [status ?? '---', type, messageId, `${durationMs} ms`, ...(problem === null ? [] : [problem])]
    context.stdout.write(`${said.join('  ')}\n`)
  }
}
