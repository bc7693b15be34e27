/** Panel cannot start or continue. The message is one line that says what is wrong and what to do. */
export class Fatal extends Error {}

export function messageOf(error: unknown): string {
  if (error instanceof AggregateError && !error.message) return messageOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}

/** Adds a full stop unless the text, which may end with another program's message, has one. */
export const asSentence = (text: string): string => (/[.?!]$/.test(text.trim()) ? text.trim() : `${text.trim()}.`)
