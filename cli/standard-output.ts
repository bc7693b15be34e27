/** Standard output arrives whole, or the program says why not: whoever writes `> report.md` reads the file later. */
import { fstatSync, writeSync } from 'node:fs'
import { reasonOf } from './errors.ts'

const isEpipe = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EPIPE'

/** Ends the process. A reader that has seen enough (`panel list | head -1`) is no error: then `exitCode` stands. */
export function endUnwritten(error: unknown, exitCode = 0): never {
  if (isEpipe(error)) process.exit(exitCode)
  try {
    writeSync(2, `The output could not be written: ${reasonOf(error)}.\n`)
  } catch {
    // Nobody can be told.
  }
  process.exit(1)
}

/** Hears of every write that fails, and makes writes to a file whole. */
export function guardOutput(): void {
  const { stderr, stdout } = process
  stdout.on('error', error => endUnwritten(error))
  // What cannot be told there changes nothing of what is done.
  stderr.on('error', () => {})
  if (!fstatSync(1).isFile()) return
  // Node's own stream takes a part for the whole: on a disk that becomes full the end would be missing, unsaid.
  stdout._write = (chunk: Buffer, _encoding, done) => {
    try {
      writeWhole(chunk)
      done()
    } catch (error) {
      done(error instanceof Error ? error : new Error(String(error)))
    }
  }
}

/** Ends the process when all of it is written: connections that are kept alive must not keep it. */
export function endWritten(exitCode: number): void {
  const { stdout } = process
  // The stream's own error says why; the one of this call only that it is closed.
  stdout.write('', error => (error ? endUnwritten(stdout.errored ?? error, exitCode) : process.exit(exitCode)))
}

/** Straight to the file: Node's stream costs as much again as all else that an answer without a command needs. */
export function say(text: string): void {
  const bytes = Buffer.from(text)
  try {
    writeWhole(bytes)
  } catch (error) {
    // A pipe that is slow is waited for by the stream. It takes as little whole or not at all.
    if (!(error instanceof Error && 'code' in error && error.code === 'EAGAIN')) endUnwritten(error)
    process.stdout.on('error', late => endUnwritten(late))
    process.stdout.write(bytes)
  }
}

function writeWhole(bytes: Buffer): void {
  let rest = bytes
  while (rest.length > 0) rest = rest.subarray(writeSync(1, rest))
}
