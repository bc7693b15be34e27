/** Panel cannot start, or go on. The message is one line for a person: what is wrong and what to do. */
export class Fatal extends Error {}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** With the full stop that foreign words at its end may or may not have brought along. */
export const asSentence = (text: string): string => (/[.?!]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
