import { readFileSync } from 'node:fs'

/** The status of each renderer that descends from this process. */
export function renderersUnder(pid: number): string[] {
  const read = (file: string) => {
    try {
      return readFileSync(file, 'utf8')
    } catch {
      return ''
    }
  }
  const children = read(`/proc/${pid}/task/${pid}/children`).split(' ').filter(Boolean).map(Number)
  const own = read(`/proc/${pid}/cmdline`).includes('--type=renderer') ? [read(`/proc/${pid}/status`)] : []
  return [...own, ...children.flatMap(renderersUnder)]
}
