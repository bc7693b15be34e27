/** Programs and threads that the worker's code starts by their file: where it is bundled, they are built beside it. */

/** By the names under which they lie beside the program that starts them. */
export const startedByFile = {
  'parser-entry': 'worker/sources/parser/parser-entry.ts',
  'browser-unpack': 'worker/adapters/browser/browser-unpack.ts',
  'rubric-thread-entry': 'worker/adapters/rubric-thread/rubric-thread-entry.ts',
}

const place = /new URL\('(?:\.\/)?([\w-]+)\.[jt]s', import\.meta\.url\)|import\.meta\.url/g

/**
 * The source of a module in which what it starts by its file lies beside the bundle: `new URL('./parser-entry.ts',
 * import.meta.url)` becomes the address of what is built from it. `otherwise` answers what stands for every other
 * expression with a module's address.
 */
export function startedBesideBundle(source: string, otherwise: (expression: string) => string): string {
  return source.replace(place, (expression, name: string | undefined) =>
    name !== undefined && Object.hasOwn(startedByFile, name)
      ? `new URL('./${name}.js', import.meta.url)`
      : otherwise(expression),
  )
}
