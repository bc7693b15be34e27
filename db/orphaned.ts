/** The end of a process whose launcher died: nobody would stop it any more, and nobody reads what it says. */

/**
 * Calls `stop` once the launcher that forked this process is gone, at once where it went before this is called. From then on
 * the process ends without its last words: pino's destination writes them as it exits, and with no reader repeats that
 * for ever (sonic-boom 4.2.1, `flushSync` after EPIPE). Nothing happens where this process was started in another way.
 */
export function whenOrphaned(stop: () => void): void {
  // It has `send` since it was forked.
  if (!process.send) return
  const orphaned = () => {
    process.prependListener('exit', () => process.kill(process.pid, 'SIGKILL'))
    stop()
  }
  if (process.connected) process.once('disconnect', orphaned)
  else orphaned()
}
