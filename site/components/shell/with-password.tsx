/** Repeats a call after asking for the password, where the server requires it. */
import { createRoot } from 'react-dom/client'
import { ApiFailure } from '#api/client/failure.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Island } from './island.tsx'

const PasswordQuestion = lazyComponent(() => import('./password-question.tsx'), 'PasswordQuestion')

let asking: Promise<boolean> | null = null

/** If the user declines, the call fails with the server’s error. */
export async function withPassword<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'password_needed') throw error
    // Concurrent calls share one question.
    asking ??= ask()
    if (!(await asking)) throw error
    return call()
  }
}

const ask = () =>
  new Promise<boolean>(resolve => {
    // A root of its own, so that the form behind the question keeps its state.
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
