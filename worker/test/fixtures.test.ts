/** Reads and reviews every fixture; checks the words that were read and that the report's quotes occur in them. */
import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { documentFailures } from '#db/files/document-failures.ts'
import { fileKind } from '#db/files/file-kind.ts'
import type { LocatedDocument } from '#db/located-document.ts'
import { seedAnalysts } from '#db/seed-analysts.ts'
import { panels } from '#db/vocabulary.ts'
import { createChecker } from '../panel/rubric/checker.ts'
import { createRubricEngine } from '../panel/rubric/engine.ts'
import { SourceFailure } from '../source-failure.ts'
import { parseDocument } from '../sources/parser-process/parse.ts'
import { expectedOf } from './fixtures/expected.ts'
import { review } from './panel/scripted.ts'
import { capturedAt, failureOf, fixture } from './sources/samples.ts'
import { share, wordsOf } from './twins.ts'
import { expectVerbatim } from './verbatim.ts'

const files = readdirSync(new URL('fixtures', import.meta.url), { recursive: true, encoding: 'utf8' })
  .map(file => file.replaceAll('\\', '/'))
  .filter(file => /\.(pdf|docx?|pptx|txt)$/.test(file))
// The PDF reader sets a global of its process, so `front-door.test.ts` reads the PDF.
const readHere = Object.entries(expectedOf).filter(([file]) => !file.endsWith('.pdf'))

async function read(file: string): Promise<LocatedDocument> {
  const bytes = fixture(file)
  const told = await fileKind(bytes, file)
  if ('code' in told) throw new SourceFailure(told.code, told.message)
  return parseDocument(told.kind, bytes, capturedAt)
}

const documents = new Map<string, Promise<LocatedDocument>>()
function documentOf(file: string): Promise<LocatedDocument> {
  const document = documents.get(file) ?? read(file)
  documents.set(file, document)
  return document
}

function reviewed(document: LocatedDocument, panelId: number) {
  const analysts = seedAnalysts.map((analyst, at) => ({ ...analyst, id: at + 1 }))
  return review({
    document,
    analysts: analysts.filter(analyst => analyst.panelId === panelId),
    engine: createRubricEngine(),
    check: createChecker(),
  })
}

describe('every document of the fixtures', () => {
  it('is listed in `expected.ts`', () => {
    expect(files.toSorted()).toEqual(Object.keys(expectedOf).toSorted())
  })

  it.each(readHere)('%s ends as expected', async (file, wanted) => {
    if ('failure' in wanted) {
      const { code, message } = await failureOf(documentOf(file))
      return expect([code, message]).toEqual([wanted.failure, documentFailures[wanted.failure]])
    }
    const document = await documentOf(file)
    expect(document.blocks.map(block => block.text).join('\n')).toContain(wanted.words)
    if (wanted.title !== undefined) expect(document.title).toBe(wanted.title)
    expect(document.blocks.map(block => block.id)).toEqual(document.blocks.map((_, index) => `b${index + 1}`))
    for (const block of document.blocks) expect(block.text).toBe(block.text.replace(/\s+/g, ' ').trim())
    const panelId = panels[files.indexOf(file) % panels.length]?.id ?? 1
    expectVerbatim(await reviewed(document, panelId), document.blocks)
  })

  const twins = files.filter(file => files.includes(`${file}x`))
  it.each(twins)('%s and its .docx share 98% of their words', async file => {
    const [old, twin] = [wordsOf(await documentOf(file)), wordsOf(await documentOf(`${file}x`))]
    expect(twin.length).toBeGreaterThan(5)
    expect(share(twin, old)).toBeGreaterThanOrEqual(0.98)
    expect(share(old, twin)).toBeGreaterThanOrEqual(0.98)
  })
})
