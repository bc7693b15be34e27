// Ctrl-C before the terminal program hears it itself: packages are installed, it is built, Node starts. Ends as it would.

/** From now on, until somebody else listens: from then on that one decides. */
export function endOnEarlyStop(args) {
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.on(signal, () => {
      if (process.listenerCount(signal) === 1) endStopped(args)
    })
  }
}

/** A sentence, the command to try, with --json the same as an object, and the exit code of what was cancelled. */
export function endStopped(args) {
  const name = process.env.npm_lifecycle_event === 'panel' ? 'npm run panel --' : 'panel'
  const end = args.findIndex(word => !/^[a-z][a-z-]*$/.test(word))
  const words = end < 0 ? args : args.slice(0, end)
  const next = [name, ...words, '--help'].join(' ')
  const message = 'Stopped.'
  process.stderr.write(`${message}\nTry: ${next}\n`)
  const failure = { error: { code: 'stopped', message, next, projectId: null } }
  // The process ends when it is written.
  if (args.includes('--json')) process.stdout.write(`${JSON.stringify(failure)}\n`, () => process.exit(2))
  else process.exit(2)
}
