import { CommandError } from './errors.ts'

/** `what` names the row, as in "a project's"; `list` is the command that lists them. */
export function idOf(text: string, what: string, list: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new CommandError(`"${text}" is not ${what} number.`, { next: list })
}
