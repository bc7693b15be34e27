import { afterAll, describe, expect, it } from 'vitest'
import { documentFailures } from '#db/document-failures.ts'
import type { LocatedDocument } from '#db/shapes.ts'
import type { FailureCode } from '#db/vocabulary.ts'
import { SourceFailure } from '#worker/sources/failure.ts'
import { stopParser } from '#worker/sources/parser-process.ts'
import { failureOf, fixture, read } from './samples.ts'

afterAll(stopParser)

/** What each file must end in: a code, or words that its blocks must hold. */
const expected: Record<string, { failure: FailureCode } | { words: string; title?: string }> = {
  'office/large_size_archive.docx': { failure: 'inflates_too_far' },
  'office/many_entries_archive.docx': { failure: 'too_many_entries' },
  'office/oversized_archive.docx': { failure: 'inflates_too_far' },
  'office/test.docx': {
    words: 'Here, we demonstrate various types of inline text formatting',
    title: 'Demonstration of DOCX support in calibre',
  },
  'office/test.pdf': { words: 'Here, we demonstrate various types of inline text formatting', title: 'DOCX Demo' },
  'office/test.pptx': {
    words: 'Here, we demonstrate various types of inline text formatting',
    title: 'Demonstration of DOCX support in calibre',
  },
  'pptx/cht-charts.pptx': { words: 'Category 1 | Category 2 | Category 3 | Category 4' },
  'pptx/no-slides.pptx': { failure: 'no_slides' },
  'pptx/ph-populated-placeholders.pptx': { words: 'Title Text', title: 'Title Text' },
  'pptx/prs-notes.pptx': { words: 'Notes' },
  'pptx/shp-groupshape.pptx': { failure: 'no_readable_text' },
  'pptx/tbl-cell.pptx': { words: 'd | e | f' },
  'pptx/txt-text.pptx': { words: 'Text run in table cell' },
  'word/bad-header.doc': { failure: 'damaged' },
  'word/bad-xml.docx': { words: 'This text has been inserted' },
  'word/test01.doc': { words: 'This text has been inserted' },
  'word/test01.docx': { words: 'offsets get broken. \u{1f600} \u2200' },
  'word/test02.doc': { words: 'My name is Ryan' },
  'word/test02.docx': { words: 'My name is Ryan' },
  'word/test03.doc': { words: 'Each license name is hyperlinked' },
  'word/test03.docx': { words: 'Each license name is hyperlinked' },
  'word/test06.doc': { words: 'Analyste | ROB (432)' },
  'word/test06.docx': { words: 'Analyste | ROB (432)' },
  'word/test10.doc': { words: 'This is a simple Word file' },
  'word/test10.docx': { words: 'This is a simple Word file' },
  'word/test12.doc': { words: 'Row 2, cell 1 | | Row 2, cell 3' },
  'word/test12.docx': { words: 'Row 2, cell 1 | | Row 2, cell 3' },
  'word/test16.doc': { words: 'A shape with text inside' },
  'word/test16.docx': { words: 'A shape with text inside', title: 'Text box document test' },
}

const known = new Map<string, Promise<LocatedDocument>>()

/** Each fixture is read once: a process each adds up. */
function readFixture(path: string): Promise<LocatedDocument> {
  const reading = known.get(path) ?? read(fixture(path), path)
  known.set(path, reading)
  return reading
}

function wordsOf(document: LocatedDocument): string[] {
  const texts = document.blocks.filter(block => block.type !== 'image').map(block => block.text)
  return texts.flatMap(text => text.split(' ')).filter(word => /[\p{L}\p{N}]/u.test(word))
}

function bag(words: string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** The share of the first text's words that the second has too, each as often. */
function share(of: string[], inside: string[]): number {
  const there = bag(inside)
  const found = [...bag(of)].reduce((sum, [word, count]) => sum + Math.min(count, there.get(word) ?? 0), 0)
  return found / of.length
}

describe('every fixture', () => {
  for (const [path, wanted] of Object.entries(expected)) {
    it(`${path} ends in ${'failure' in wanted ? wanted.failure : 'a document'}`, { timeout: 15_000 }, async () => {
      if ('failure' in wanted) {
        const failure = await failureOf(readFixture(path))
        expect(failure).toBeInstanceOf(SourceFailure)
        expect(failure.code).toBe(wanted.failure)
        expect(Object.values(documentFailures)).toContain(failure.message)
        return
      }
      const document = await readFixture(path)
      expect(document.blocks.map(block => block.text).join('\n')).toContain(wanted.words)
      if (wanted.title !== undefined) expect(document.title).toBe(wanted.title)
      expect(document.blocks.map(block => block.id)).toEqual(document.blocks.map((_, index) => `b${index + 1}`))
      for (const block of document.blocks) expect(block.text).toBe(block.text.replace(/\s+/g, ' ').trim())
    })
  }
})

describe('a .doc file and its .docx twin', () => {
  for (const name of ['test01', 'test02', 'test03', 'test06', 'test10', 'test12', 'test16']) {
    it(`${name}: 98% of the words, both ways`, { timeout: 15_000 }, async () => {
      const old = wordsOf(await readFixture(`word/${name}.doc`))
      const twin = wordsOf(await readFixture(`word/${name}.docx`))
      expect(twin.length).toBeGreaterThan(5)
      expect(share(twin, old)).toBeGreaterThanOrEqual(0.98)
      expect(share(old, twin)).toBeGreaterThanOrEqual(0.98)
    })
  }
})

describe('an archive that inflates without end', () => {
  for (const name of ['large_size_archive', 'oversized_archive', 'many_entries_archive']) {
    it(`${name} is refused within a second and 64 MB`, { timeout: 30_000 }, async () => {
      // What a small file takes at this moment: on a machine that runs other suites a second is not a second.
      const calm = performance.now()
      await read(fixture('word/test01.docx'), 'calm.docx')
      const small = performance.now() - calm
      const bytes = fixture(`office/${name}.docx`)
      const before = process.memoryUsage.rss()
      let most = before
      const watch = setInterval(() => {
        most = Math.max(most, process.memoryUsage.rss())
      }, 5)
      const started = performance.now()
      await failureOf(read(bytes, `${name}.docx`))
      const took = performance.now() - started
      clearInterval(watch)
      expect(took).toBeLessThan(Math.max(1000, small * 4))
      expect((most - before) / 1024 / 1024).toBeLessThan(64)
    })
  }
})
