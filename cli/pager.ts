/** Long texts, shown by the person's own pager where there is a terminal to page on. */
import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import stringWidth from 'string-width'
import type { Context } from './context.ts'

export interface PageOptions {
  /** False with --no-pager. */
  pager?: boolean
}

/** Writes to standard output; through $PAGER where a person reads there and the text is longer than the screen. */
export async function writePaged(context: Context, text: string, options: PageOptions): Promise<void> {
  const pager = options.pager === false ? null : pagerFor(context, text)
  if (pager === null || !(await page(context, pager, text))) context.stdout.write(`${text}\n`)
}

/** The command; null where the text is to be written as it is. */
export function pagerFor(context: Pick<Context, 'stdout' | 'stdin' | 'env'>, text: string): string | null {
  const { env, stdin, stdout } = context
  if (!stdout.isTTY || !stdin.isTTY || env.TERM === 'dumb') return null
  const columns = stdout.columns || 80
  const rows = text
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(stringWidth(stripVTControlCharacters(line)) / columns)), 0)
  if (rows < (stdout.rows || 24)) return null
  const chosen = (env.PAGER ?? 'less').trim()
  return chosen === '' || chosen === 'cat' ? null : chosen
}

/** False where there is no such pager. Ctrl-C is the pager's meanwhile: it decides when the reading ends. */
async function page(context: Context, pager: string, text: string): Promise<boolean> {
  const before = process.listeners('SIGINT')
  const ignore = () => {}
  process.on('SIGINT', ignore)
  for (const listener of before) process.off('SIGINT', listener)
  try {
    // $PAGER may hold options, so a shell reads it, as everywhere. Nothing of a report is on its command line.
    const child = spawn(pager, {
      shell: true,
      stdio: ['pipe', 'inherit', 'ignore'],
      // What fits is printed and left there, colours are shown, and the screen stays as it was.
      env: { LESS: 'FRX', LV: '-c', ...context.env },
    })
    child.stdin.on('error', () => {})
    child.stdin.end(`${text}\n`)
    const code = await new Promise<number | null>(resolve => {
      child.once('error', () => resolve(127))
      child.once('close', resolve)
    })
    // What a shell answers where a command is not there, or is no program.
    return code !== 127 && code !== 126
  } finally {
    for (const listener of before) process.on('SIGINT', listener)
    process.off('SIGINT', ignore)
  }
}
