import type { Context } from '../context.ts'

/** JSON does not escape DEL and the C1 controls, which terminals may obey; the escapes mean the same. */
export function toJson(value: object, indent = 0): string {
  return JSON.stringify(value, null, indent).replace(
    /[\u007f-\u009f\u2028\u2029]/g,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

export function writeJson(context: Pick<Context, 'stdout'>, value: object): void {
  context.stdout.write(`${toJson(value)}\n`)
}
