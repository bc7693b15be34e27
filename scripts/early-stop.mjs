// Handles Ctrl-C before the terminal program does: while packages are installed, it is built or Node starts. Ends like it.

/** Handles the signals until another listener is added, which then decides. */
export function endOnEarlyStop(args) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) endStopped(args)
    })
  }
}

/** Prints a sentence and a command to try, or with --json an object, and exits with the code for a cancelled command. */
export function endStopped(args) {
  const name = process.env.npm_lifecycle_event === 'panel' ? 'npm run panel --' : 'panel'
  const end = args.findIndex(word => !/^[a-z][a-z-]*$/.test(word))
  const words = end < 0 ? args : args.slice(0, end)
  const next = [name, ...words, '--help'].join(' ')
  const message = 'Stopped.'
  process.stderr.write(`${message}\nTry: ${next}\n`)
  const failure = { error: { code: 'stopped', message, next, projectId: null } }
  // Exits only once the output is written.
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify(failure)}\n`, () => process.exit(2))
  else process.exit(2)
}
