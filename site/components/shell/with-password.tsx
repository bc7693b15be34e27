/** The question for the password, where the server wants it before it makes what outlasts a session. */
import { createRoot } from 'react-dom/client'
import { ApiFailure } from '#api/client/failure.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Island } from './island.tsx'

const PasswordQuestion = lazyComponent(
  () => import('./password-question.tsx'),
  module => module.PasswordQuestion,
)

let asking: Promise<boolean> | null = null

/** Calls the server, once more after the password was given where it wants that. Refused, it fails as the server said. */
export async function withPassword<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'password_needed') throw error
    // Once for all that wait for it.
    asking ??= ask()
    if (!(await asking)) throw error
    return call()
  }
}

const ask = () =>
  new Promise<boolean>(resolve => {
    // A root of its own: whatever form wants the password stays as it is behind the question.
    const root = createRoot(document.createElement('div'))
    const end = (given: boolean) => {
      root.unmount()
      asking = null
      resolve(given)
    }
    root.render(
      <Island>
        <PasswordQuestion onEnd={end} />
      </Island>,
    )
  })
