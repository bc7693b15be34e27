/**
 * What the rubric costs: CPU of reading a submission and of looking for everything in it, beside parting the same text
 * into words, and how that grows where a text is doubled (2 is in proportion). The slowest rules are named.
 * Run: node bench/rubric.ts
 */
import { readFileSync } from 'node:fs'
import type { UploadKind } from '#db/file-kind.ts'
import type { LocatedDocument } from '#db/shapes.ts'
import { catalogue } from '#worker/panel/rubric/catalogue.ts'
import { readSubmission } from '#worker/panel/rubric/reading.ts'
import { parseDocument } from '#worker/sources/parse.ts'

const root = new URL('../', import.meta.url)
const rounds = 5

const parsed = (kind: UploadKind, bytes: Uint8Array) => parseDocument(kind, bytes, '2026-01-01T00:00:00Z')
const file = (kind: UploadKind, name: string) => parsed(kind, new Uint8Array(readFileSync(new URL(name, root))))
/** Short lines of one kind, each with a number of its own (#): what a rule that looks at pairs of lines finds hardest. */
const lines = (line: string, count: number) => {
  const all = Array.from({ length: count }, (_, at) => line.replace('#', String(at + 2)))
  return parsed('txt', Buffer.from(`A plan\n\nWe raise a seed round of $2m for our customers.\n\n${all.join('')}\n`))
}

/** CPU in milliseconds; the fastest round, since what else the machine does can only add. */
function cpu(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

// A document of its own for each round: what rules remember of one must not help the next.
const look = (document: LocatedDocument) => () => {
  const reading = readSubmission(structuredClone(document))
  for (const { appliesTo, detect } of catalogue) if (appliesTo(reading)) detect(reading)
}
const inWords = (document: LocatedDocument) => () =>
  document.blocks.map(({ text }) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu)?.length ?? 0)

const documents = {
  'sample deck': await file('pptx', 'db/samples/sample-deck.pptx'),
  'guide of 8 pages': await file('docx', 'worker/test/fixtures/office/test.docx'),
}
console.log('submission              CPU ms  over parting it into words')
for (const [name, document] of Object.entries(documents)) {
  const [all, words] = [cpu(look(document)), cpu(inWords(document))]
  console.log(
    `${name.padEnd(20)}${all.toFixed(1).padStart(10)}${(all / Math.max(words, 0.01)).toFixed(0).padStart(10)}`,
  )
}

console.log('\nlines of                     500    1000 lines, CPU ms  growth')
for (const line of [
  '- the item that we sell $#\n',
  '# customers that use this\n\n',
  'They are with us | # | 6\n\n',
  'We raise $# from the 5 customers that we have. ',
]) {
  const [half, whole] = [await lines(line, 500), await lines(line, 1000)].map(document => cpu(look(document)))
  const cells = [half, whole].map(ms => (ms ?? 0).toFixed(0).padStart(8)).join('')
  console.log(`${JSON.stringify(line).padEnd(34)}${cells}${((whole ?? 0) / (half ?? 1)).toFixed(2).padStart(16)}`)
}

const reading = readSubmission(documents['sample deck'])
const slowest = catalogue
  .filter(({ appliesTo }) => appliesTo(reading))
  .map(({ id, detect }) => ({ id, ms: cpu(() => detect(readSubmission(documents['sample deck']))) }))
  .sort((a, b) => b.ms - a.ms)
  .slice(0, 5)
console.log(
  `\nslowest on the sample deck, with its reading: ${slowest.map(({ id, ms }) => `${id} ${ms.toFixed(1)}`).join(', ')}`,
)
