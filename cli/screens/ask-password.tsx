import { Box, render, Text, useInput } from 'ink'
import { useRef, useState } from 'react'
import { type Context, onStop } from '../context.ts'
import { CommandError, exitCodes } from '../errors.ts'
import { inkOptions } from '../load-screen.ts'

export interface PasswordRequest {
  label: string
  /** Validates the password before it is sent; null if it is valid. */
  check?: (password: string) => string | null
  /** New passwords are typed twice, because nobody can see a typo. */
  repeat?: boolean
}

interface PromptProps extends PasswordRequest {
  onAnswer(password: string): void
  onCancel(): void
}

function PasswordPrompt(props: PromptProps) {
  const { label, check = checkPresent, repeat = false, onAnswer, onCancel } = props
  // Keys can arrive faster than React renders, so the input is kept outside its state.
  const typed = useRef({ text: '', first: null as string | null })
  const [shown, setShown] = useState({ length: 0, again: false, problem: null as string | null })

  const enter = () => {
    const { text, first } = typed.current
    const differs = first !== null && first !== text
    const problem = differs ? 'The two differ. Type the password again.' : check(text)
    const done = problem === null && (first !== null || !repeat)
    typed.current = { text: '', first: problem === null && !done ? text : null }
    setShown({ length: 0, again: typed.current.first !== null, problem })
    if (done) onAnswer(text)
    return done
  }
  useInput((input, key) => {
    if (key.escape || (key.ctrl && cancelling.includes(input)) || input.includes('\0')) return onCancel()
    const { current } = typed
    if (key.return) return void enter()
    if (key.backspace || key.delete) current.text = [...current.text].slice(0, -1).join('')
    else if (key.ctrl && input === 'u') current.text = ''
    else if (!key.ctrl && !key.meta && !key.tab) {
      // Pasted text arrives in one piece with its line break; programs answering for a person may send both lines at
      // once.
      const lines = input.split(/\r\n|\r|\n/)
      const last = lines.pop() ?? ''
      for (const line of lines) {
        typed.current.text += line
        if (enter()) return
      }
      typed.current.text += last
      if (last === '' && lines.length > 0) return
    }
    setShown(before => ({ ...before, length: [...typed.current.text].length, problem: null }))
  })
  return (
    <Box flexDirection="column">
      <Text>
        {shown.again ? 'The same again' : label}: {'*'.repeat(shown.length)}
        <Text inverse> </Text>
      </Text>
      <Text dimColor={shown.problem === null} {...(shown.problem ? { color: 'red' } : {})}>
        {shown.problem ?? 'Enter confirms, Escape cancels.'}
      </Text>
    </Box>
  )
}

/** Ctrl-C, Ctrl-D, and NUL, which Ink reports as a space: a Ctrl-D from before the prompt took over the terminal. */
const cancelling = ['c', 'd', ' ']

const checkPresent = (password: string): string | null => (password === '' ? 'Password is required' : null)

/** Resolves with the password. Throws with the exit code of a cancellation on Escape or Ctrl-C. */
export async function askPassword(context: Context, request: PasswordRequest): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const cancel = () =>
    reject(new CommandError('Nothing was changed.', { exitCode: exitCodes.cancelled, code: 'stopped' }))
  const forget = onStop(context, cancel)
  // The terminal is gone, or end of input was typed before the prompt could read it as a key.
  context.stdin.once('end', cancel)
  const screen = render(<PasswordPrompt {...request} onAnswer={resolve} onCancel={cancel} />, inkOptions(context))
  try {
    return await promise
  } finally {
    forget()
    context.stdin.off('end', cancel)
    screen.clear()
    screen.unmount()
  }
}
