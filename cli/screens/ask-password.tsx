/** Asks for a password without showing it. */
import { PasswordInput } from '@inkjs/ui'
import { Box, render, Text, useInput } from 'ink'
import type { Context } from '../context.ts'
import { CommandError, exitCodes } from '../errors.ts'

function Prompt(props: { label: string; onAnswer(password: string): void; onCancel(): void }) {
  useInput((input, key) => {
    if (key.escape || (key.ctrl && input === 'c')) props.onCancel()
  })
  return (
    <Box gap={1}>
      <Text>{props.label}:</Text>
      <PasswordInput onSubmit={props.onAnswer} />
    </Box>
  )
}

/** Resolves with what was typed. Throws with the exit code of a cancellation on Escape or Ctrl-C. */
export async function askPassword(context: Context, label: string): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const screen = render(
    <Prompt
      label={label}
      onAnswer={resolve}
      onCancel={() => reject(new CommandError('Nothing was changed.', { exitCode: exitCodes.cancelled }))}
    />,
    { stdin: context.stdin, stdout: context.stderr, exitOnCtrlC: false },
  )
  try {
    return await promise
  } finally {
    screen.unmount()
  }
}
