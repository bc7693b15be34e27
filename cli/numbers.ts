/** Numbers that stand for rows, as people type them. */
import { CommandError } from './errors.ts'

/** `what` is whose number it is, as in "a project's"; `list` the command that shows them. */
export function idOf(text: string, what: string, list: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new CommandError(`"${text}" is not ${what} number.`, { next: list })
}
