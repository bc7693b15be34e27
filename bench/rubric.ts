/**
 * What the checks cost: CPU time of reading a submission and running all checks on it, compared with splitting the same text
 * into words, and how it grows when the text is doubled (2 is proportional). Names the slowest checks.
 * Run: node bench/rubric.ts
 */
import { readFileSync } from 'node:fs'
import type { UploadKind } from '#db/files/file-kind.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import { annotate } from '#worker/panel/rubric/annotate/annotate.ts'
import { checksFor } from '#worker/panel/rubric/checks/all-checks.ts'
import { parseDocument } from '#worker/sources/parser-process/parse.ts'

const root = new URL('../', import.meta.url)
const rounds = 5

const parsed = (kind: UploadKind, bytes: Uint8Array) => parseDocument(kind, bytes, '2026-01-01T00:00:00Z')
const file = (kind: UploadKind, name: string) => parsed(kind, new Uint8Array(readFileSync(new URL(name, root))))
/** Short similar lines, each with its own number (#): the worst case for checks that compare pairs of lines. */
const lines = (line: string, count: number) => {
  const all = Array.from({ length: count }, (_, at) => line.replace('#', String(at + 2)))
  return parsed('txt', Buffer.from(`A plan\n\nWe raise a seed round of $2m for our customers.\n\n${all.join('')}\n`))
}

/** CPU time in milliseconds of the fastest round, because other load on the machine can only add. */
function cpu(work: () => unknown): number {
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  return Math.min(...times)
}

const look = (document: LocatedDocument) => () => {
  const reading = annotate(document)
  for (const { find } of checksFor(reading)) find(reading)
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

const reading = annotate(documents['sample deck'])
const slowest = checksFor(reading)
  .map(({ id, find }) => ({ id, ms: cpu(() => find(reading)) }))
  .sort((a, b) => b.ms - a.ms)
  .slice(0, 5)
console.log(`\nslowest on the sample deck: ${slowest.map(({ id, ms }) => `${id} ${ms.toFixed(1)}`).join(', ')}`)
