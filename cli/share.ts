/** What a person has used of their share, asked for beside what they came for: it delays nothing and fails nothing. */
import type { Client } from '#api/client/client.ts'
import { shareNotes } from '#api/contracts/share-words.ts'
import type { Use } from '#api/contracts/shares.ts'
import type { Context } from './context.ts'

/** Null where it cannot be known: a key that may only submit, a server that is older. */
export const shareOf = (client: Client, signal?: AbortSignal): Promise<Use | null> =>
  client.call('getUse', signal ? { signal } : {}).catch(() => null)

/** How long a submission that was accepted waits for it at most, in milliseconds: less than anybody notices. */
const patience = 200

/** Asks now. What it answers says on standard error, in one line, which share is nearly or wholly used, if any is. */
export function shareBeside(context: Context, client: Client): () => Promise<void> {
  const given = new AbortController()
  const asked = shareOf(client, given.signal)
  return async () => {
    const { promise: late, resolve } = Promise.withResolvers<null>()
    const timer = setTimeout(resolve, patience, null)
    const use = await Promise.race([asked, late])
    clearTimeout(timer)
    given.abort()
    const notes = use ? shareNotes(use) : []
    if (notes.length > 0) context.stderr.write(`${notes.map(({ sentence }) => sentence).join(' ')}\n`)
  }
}
