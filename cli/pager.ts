import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import stringWidth from 'string-width'
import type { Context } from './context.ts'

export interface PageOptions {
  pager?: boolean
}

/** Writes to standard output; through $PAGER if a person is reading and the text is longer than the screen. */
export async function writePaged(context: Context, text: string, options: PageOptions): Promise<void> {
  const pager = options.pager === false ? null : pagerFor(context, text)
  if (pager === null || !(await page(context, pager, text))) context.stdout.write(`${text}\n`)
}

/** The pager's command; null to write directly. */
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

/** False if the pager does not exist. Ctrl-C goes to the pager meanwhile, which decides when reading ends. */
async function page(context: Context, pager: string, text: string): Promise<boolean> {
  const before = process.listeners('SIGINT')
  const ignore = () => {}
  process.on('SIGINT', ignore)
  for (const listener of before) process.off('SIGINT', listener)
  try {
    // $PAGER may contain options, so a shell parses it, as is customary. Nothing of the report is on its command line.
    const child = spawn(pager, {
      shell: true,
      stdio: ['pipe', 'inherit', 'ignore'],
      // `less`: print what fits and quit, pass colours through, do not clear the screen.
      env: { LESS: 'FRX', LV: '-c', ...context.env },
    })
    child.stdin.on('error', () => {})
    child.stdin.end(`${text}\n`)
    const code = await new Promise<number | null>(resolve => {
      child.once('error', () => resolve(127))
      child.once('close', resolve)
    })
    // A shell's exit codes for a missing command and for one that cannot be run.
    return code !== 127 && code !== 126
  } finally {
    for (const listener of before) process.on('SIGINT', listener)
    process.off('SIGINT', ignore)
  }
}
