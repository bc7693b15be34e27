/** Damaged documents: bytes flipped, cut out or copied over each other, parts of archives replaced. */
import fc from 'fast-check'
import { unzipSync, zipSync } from 'fflate'
import type { UploadKind } from '#db/files/file-kind.ts'
import { fixture, line, pdf, picture } from './samples.ts'

export interface Mutant {
  kind: UploadKind
  bytes: Uint8Array
}

type Change =
  | { kind: 'flip'; places: [number, number][] }
  | { kind: 'cut'; from: number; to: number }
  | { kind: 'keep'; share: number }
  | { kind: 'copy'; from: number; to: number; length: number }
  | { kind: 'fill'; from: number; length: number; value: number }

// Uniform: otherwise half of the changes would fall on a file's first byte.
const part = fc.noBias(fc.integer({ min: 0, max: 999_999 })).map(value => value / 1_000_000)
const byte = fc.integer({ min: 0, max: 255 })
const length = fc.integer({ min: 1, max: 2000 })

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    kind: fc.constant('flip' as const),
    places: fc.array(fc.tuple(part, byte), { minLength: 1, maxLength: 40 }),
  }),
  fc.record({ kind: fc.constant('cut' as const), from: part, to: part }),
  fc.record({ kind: fc.constant('keep' as const), share: part }),
  fc.record({ kind: fc.constant('copy' as const), from: part, to: part, length }),
  fc.record({ kind: fc.constant('fill' as const), from: part, length, value: byte }),
)

function changed(original: Uint8Array, how: Change): Uint8Array {
  const at = (share: number) => Math.floor(share * original.length)
  if (how.kind === 'keep') return original.slice(0, at(how.share))
  if (how.kind === 'cut') {
    const [from, to] = [at(how.from), at(how.to)].sort((a, b) => a - b)
    return Uint8Array.from([...original.subarray(0, from), ...original.subarray(to)])
  }
  const bytes = original.slice()
  if (how.kind === 'flip') for (const [place, value] of how.places) bytes[at(place)] = value
  else if (how.kind === 'copy') bytes.copyWithin(at(how.to), at(how.from), at(how.from) + how.length)
  else bytes.fill(how.value, at(how.from), at(how.from) + how.length)
  return bytes
}

/** Changes one part of an archive and repacks it, so that the change reaches the parser of that part. */
function changedInside(original: Uint8Array, which: number, how: Change): Uint8Array {
  const parts = unzipSync(original)
  const names = Object.keys(parts).filter(name => name.endsWith('.xml') || name.endsWith('.rels'))
  const name = names[Math.floor(which * names.length)]
  const bytes = name === undefined ? undefined : parts[name]
  if (name === undefined || !bytes) return original
  return zipSync({ ...parts, [name]: changed(bytes, how) }, { level: 1 })
}

const originals: Mutant[] = [
  ...['test01', 'test06', 'test16'].map((name): Mutant => ({ kind: 'doc', bytes: fixture(`word/${name}.doc`) })),
  ...['test03', 'test16'].map((name): Mutant => ({ kind: 'docx', bytes: fixture(`word/${name}.docx`) })),
  ...['tbl-cell', 'txt-text'].map((name): Mutant => ({ kind: 'pptx', bytes: fixture(`pptx/${name}.pptx`) })),
  { kind: 'pptx', bytes: fixture('pptx/cht-charts.pptx') },
  { kind: 'pdf', bytes: pdf([line('Hello world', 700, 24) + line('A line of text', 640), picture(612, 792)]) },
  {
    kind: 'pdf',
    bytes: pdf(Array.from({ length: 4 }, (_, page) => line(`Page ${page}`, 700) + line('- an item', 640))),
  },
  { kind: 'txt', bytes: new TextEncoder().encode('HEADING\n\nSome text über alles.\n\n- an item\n'.repeat(20)) },
]

const mutant: fc.Arbitrary<Mutant> = fc
  .record({ original: fc.constantFrom(...originals), how: change, inside: fc.option(part) })
  .map(({ original, how, inside }) => {
    const office = original.kind === 'docx' || original.kind === 'pptx'
    const bytes = office && inside !== null ? changedInside(original.bytes, inside, how) : changed(original.bytes, how)
    return { kind: original.kind, bytes }
  })

export function mutants(seed: number, count: number): Mutant[] {
  return fc.sample(mutant, { seed, numRuns: count })
}
