/** Reports the user's share alongside another command, without delaying or failing it. */
import type { Client } from '#api/client/client.ts'
import { shareNotes } from '#api/contracts/share-words.ts'
import type { Use } from '#api/contracts/shares.ts'
import type { Context } from './context.ts'

/** Null if unknown: the key may only submit, or the server is older. */
export const shareOf = (client: Client, signal?: AbortSignal): Promise<Use | null> =>
  client.call('getUse', signal ? { signal } : {}).catch(() => null)

/** The longest an accepted submission waits for the share, in milliseconds: too short to notice. */
const maxWaitMs = 200

/** Starts the request at once; the returned function prints one line if a share is nearly or fully used. */
export function startShareNote(context: Context, client: Client): () => Promise<void> {
  const given = new AbortController()
  const asked = shareOf(client, given.signal)
  return async () => {
    const { promise: late, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(resolve, maxWaitMs, null)
    const use = await Promise.race([asked, late])
    clearTimeout(timer)
    given.abort()
    const notes = use ? shareNotes(use) : []
    if (notes.length > 0) context.stderr.write(`${notes.map(({ sentence }) => sentence).join(' ')}\n`)
  }
}
