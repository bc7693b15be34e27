/** Where the server wants the password before it makes what outlasts a session, the page asks for it and then goes on. */
import { atom } from 'nanostores'
import type { Client } from '#api/client.ts'
import { ApiFailure } from '#api/client-failure.ts'

/** While the password is asked for: how to say that it was given, or that it was not. */
export const $asked = atom<((given: boolean) => void) | null>(null)

/** One question for all calls that wait for it. */
let answer: Promise<boolean> | null = null

const ask = (): Promise<boolean> =>
  (answer ??= new Promise<boolean>(resolve => $asked.set(resolve)).finally(() => {
    answer = null
    $asked.set(null)
  }))

/** The same client, whose calls wait for the password where it is wanted. Refused, they fail as the server said. */
export function askingFor(client: Client): Client {
  const call = async (...input: Parameters<Client['call']>) => {
    try {
      return await client.call(...input)
    } catch (error) {
      if (!(error instanceof ApiFailure) || error.code !== 'password_needed' || !(await ask())) throw error
      return client.call(...input)
    }
  }
  return { ...client, call: call as Client['call'] }
}
