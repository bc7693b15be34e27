/**
 * Calls `stop` when the launcher that forked this process has died, since nothing else would stop it. The process then exits
 * by SIGKILL: pino flushes its output on exit, and with no reader left it would retry forever (sonic-boom 4.2.1, `flushSync`
 * after EPIPE). Does nothing in a process that was not forked.
 */
export function whenOrphaned(stop: () => void): void {
  // Only forked processes have `send`.
  if (!process.send) return
  const orphaned = () => {
    process.prependListener('exit', () => process.kill(process.pid, 'SIGKILL'))
    stop()
  }
  if (process.connected) process.once('disconnect', orphaned)
  else orphaned()
}
