/** Makes sure that output arrives in full, or that the program says why not: someone may read `> report.md` later. */
import { fstatSync, writeSync } from 'node:fs'
import { reasonOf } from './errors.ts'

const isEpipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE'

/** Ends the process. A reader that stops early (`panel list | head -1`) is no error: `exitCode` applies. */
export function exitOnWriteError(error: unknown, exitCode = 0): never {
  if (isEpipe(error)) process.exit(exitCode)
  try {
    writeSync(2, `The output could not be written: ${reasonOf(error)}.\n`)
  } catch {
    // Standard error is gone as well.
  }
  process.exit(1)
}

/** Watches for failed writes, and makes writes to a file complete. */
export function guardOutput(): void {
  const { stderr, stdout } = process
  stdout.on('error', error => exitOnWriteError(error))
  // A failing standard error does not change the result.
  stderr.on('error', () => {})
  if (!fstatSync(1).isFile()) return
  // Node's stream accepts a partial write: on a full disk the end would be missing without an error.
  stdout._write = (chunk: Buffer, _encoding, done) => {
    try {
      writeWhole(chunk)
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }
}

/** Ends the process once everything is written, without waiting for keep-alive connections. */
export function exitAfterWriting(exitCode: number): void {
  const { stdout } = process
  // The stream's error gives the reason; the error of this call only says that the stream is closed.
  stdout.write('', error => (error ? exitOnWriteError(stdout.errored ?? error, exitCode) : process.exit(exitCode)))
}

/** Writes to the file descriptor directly: loading Node's stream takes as long as all the rest of --version. */
export function say(text: string): void {
  const bytes = Buffer.from(text)
  try {
    writeWhole(bytes)
  } catch (error) {
    // Slow pipes are left to the stream, which waits. Small writes succeed in full or not at all.
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) exitOnWriteError(error)
    process.stdout.on('error', late => exitOnWriteError(late))
    process.stdout.write(bytes)
  }
}

function writeWhole(bytes: Buffer): void {
  let rest = bytes
  while (rest.length > 0) rest = rest.subarray(writeSync(1, rest))
}
