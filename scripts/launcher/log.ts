import type { Readable } from 'node:stream'
import { styleText } from 'node:util'

export type Speaker = 'panel' | 'database' | 'api' | 'worker'

const colours = { panel: 'bold', database: 'magenta', api: 'cyan', worker: 'green' } as const
const width = Math.max(...Object.keys(colours).map(name => name.length))
/** pino's levels. */
const warnLevel = 40
const errorLevel = 50
/** Fields of every pino line; only the others are shown. */
const commonFields = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'v'])

function paint(format: Parameters<typeof styleText>[0], text: string): string {
  return styleText(format, text, { stream: process.stdout })
}

function clock(time: number): string {
  return new Date(time).toTimeString().slice(0, 8)
}

function brief(value: unknown): string {
  if (typeof value === 'string') return /\s/.test(value) ? JSON.stringify(value) : value
  if (value && typeof value === 'object' && 'message' in value) return JSON.stringify(value.message)
  return JSON.stringify(value)
}

/** Formats a pino line as its message and fields; returns other lines unchanged. */
export function readable(line: string): { text: string; level: number; time: number | null } {
  if (line.startsWith('{')) {
    try {
      const entry = JSON.parse(line) as Record<string, unknown>
      const fields = Object.entries(entry).filter(([name, value]) => !commonFields.has(name) && value !== undefined)
      const about = fields.map(([name, value]) => `${name}=${brief(value)}`).join(' ')
      const text = [entry.msg, about].filter(Boolean).join('  ')
      const time = typeof entry.time === 'number' ? entry.time : null
      return { text, level: typeof entry.level === 'number' ? entry.level : 30, time }
    } catch {
      // Not a pino line.
    }
  }
  return { text: line, level: 30, time: null }
}

export function say(speaker: Speaker, line: string): void {
  const { text, level, time } = readable(line)
  if (!text.trim()) return
  const shown = level >= errorLevel ? paint('red', text) : level >= warnLevel ? paint('yellow', text) : text
  const name = paint(colours[speaker], speaker.padEnd(width))
  process.stdout.write(`${paint('dim', clock(time ?? Date.now()))} ${name}  ${shown}\n`)
}

/** Forwards a child's output line by line. `onlyLine` returns the output so far if it is a single line. */
export function relay(speaker: Speaker, stream: Readable): { onlyLine(): string | null } {
  let partial = ''
  let first: string | null = null
  let lines = 0
  const line = (text: string) => {
    if (text.trim()) {
      lines += 1
      first ??= readable(text).text
    }
    say(speaker, text)
  }
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    const parts = (partial + chunk).split('\n')
    partial = parts.pop() ?? ''
    for (const text of parts) line(text)
  })
  stream.once('end', () => line(partial))
  return { onlyLine: () => (lines === 1 ? first : null) }
}
