/**
 * Extraction compared with the bare parsers: milliseconds per page for one document in a fresh process, as the worker reads.
 * "Parsed" is this project's parser, "read" all of readDocument with a process already started.
 * Run: node bench/extraction.ts
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { UploadKind } from '#db/files/file-kind.ts'
import { readDocument } from '#worker/sources/document.ts'
import { parseDocument } from '#worker/sources/parser-process/parse.ts'
import { keepParserReady, startParsersAhead, stopParser } from '#worker/sources/parser-process/process.ts'

const fixtures = new URL('../worker/test/fixtures/', import.meta.url)
/** The number of pages is that of the PDF with the same text; the .doc file has one. */
const samples: { file: string; kind: UploadKind; pages: number }[] = [
  { file: 'office/test.pdf', kind: 'pdf', pages: 8 },
  { file: 'office/test.docx', kind: 'docx', pages: 8 },
  { file: 'office/test.pptx', kind: 'pptx', pages: 9 },
  { file: 'word/test03.doc', kind: 'doc', pages: 1 },
]
const rounds = 7

const bare: Partial<Record<UploadKind, (bytes: Buffer) => Promise<() => Promise<unknown>>>> = {
  pdf: async bytes => {
    const { PDFParse } = await import('pdf-parse')
    return () => new PDFParse({ data: new Uint8Array(bytes) }).getText()
  },
  docx: async bytes => {
    const { default: mammoth } = await import('mammoth')
    return () => mammoth.extractRawText({ buffer: bytes })
  },
  doc: async bytes => {
    const { default: WordExtractor } = await import('word-extractor')
    return () => new WordExtractor().extract(bytes)
  },
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

const load = (file: string) => readFileSync(new URL(file, fixtures))

/** One measurement, in a process that was started for it. */
async function measure(mode: string, sample: (typeof samples)[number]): Promise<number | null> {
  const bytes = load(sample.file)
  if (mode === 'bare') {
    const parser = await bare[sample.kind]?.(bytes)
    return parser ? timed(parser) : null
  }
  if (mode === 'parsed') {
    // Loads the parser first, like the bare one, with a file that it refuses.
    await parseDocument(sample.kind, new Uint8Array(8), '').catch(() => {})
    await import('tinyld')
    return timed(() => parseDocument(sample.kind, new Uint8Array(bytes), ''))
  }
  startParsersAhead(0)
  keepParserReady()
  await sleep(1500)
  return timed(() => readDocument({ bytes, name: sample.file, capturedAt: '' }))
}

/** The fastest round, because other load on the machine can only add time. */
const fastest = (values: number[]) => Math.min(...values)

const [, script = '', mode, file] = process.argv
if (mode !== undefined) {
  const sample = samples.find(each => each.file === file)
  if (!sample) throw new Error(`There is no sample ${file}`)
  console.log(JSON.stringify(await measure(mode, sample)))
  stopParser()
  process.exit(0)
}
console.log('file                 bare ms/page  parsed ms/page  ratio  read ms/page')
for (const { file: name, pages } of samples) {
  const [plain, parsed, read] = ['bare', 'parsed', 'read'].map(each => {
    const times = Array.from({ length: rounds }, () => {
      const run = spawnSync(process.execPath, ['--no-warnings', fileURLToPath(`file://${script}`), each, name])
      return Number(JSON.parse(run.stdout.toString().trim().split('\n').pop() ?? 'null') ?? Number.NaN)
    })
    return fastest(times) / pages
  })
  const cell = (value: number | undefined) => (value === undefined || Number.isNaN(value) ? '-' : value.toFixed(1))
  const ratio = plain && parsed ? (parsed / plain).toFixed(2) : '-'
  console.log(
    `${name.padEnd(21)}${cell(plain).padStart(12)}${cell(parsed).padStart(16)}${ratio.padStart(7)}${cell(read).padStart(14)}`,
  )
}
