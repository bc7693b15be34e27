import { PassThrough } from 'node:stream'
import fc from 'fast-check'
import stringWidth from 'string-width'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '#db/test/any-character.ts'
import { serverAddress } from '../context.ts'
import { toJson } from '../output/json.ts'
import { type Column, textTable } from '../output/table.ts'
import { withoutControls } from '../output/terminal-text.ts'
import { createTextLayout } from '../output/text-layout.ts'

const stream = new PassThrough() as unknown as NodeJS.WriteStream
const anyText = fc.string({ unit: anyCharacter })

describe('text for a terminal', () => {
  it('has no control characters but line breaks and tabs, at any depth', () => {
    fc.assert(
      fc.property(anyText, text => {
        const { list } = withoutControls({ list: [{ text }] })
        expect(list[0]?.text).not.toMatch(/(?![\n\t])[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u)
      }),
    )
  })

  it('keeps its value in JSON, on one line, without control characters', () => {
    fc.assert(
      fc.property(anyText, text => {
        const json = toJson({ text })
        expect(JSON.parse(json)).toEqual({ text })
        expect(json).not.toMatch(/[\p{Cc}\u2028\u2029]/u)
      }),
    )
  })
})

describe('layout', () => {
  const word = fc.stringMatching(/^[a-zà-ÿ]{1,12}$/)

  it('folds to any width, keeping every word whole and in order', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1 }), fc.integer({ min: 24, max: 200 }), (words, width) => {
        const paper = createTextLayout({ width, stream })
        paper.line(words.join(' '), { first: '1. ', rest: '   ' })
        const rows = paper.text().split('\n')
        expect(Math.max(...rows.map(row => stringWidth(row)))).toBeLessThanOrEqual(width)
        expect(rows.flatMap(row => row.slice(3).split(' '))).toEqual(words)
      }),
    )
  })
})

describe('tables', () => {
  const letter = fc.constantFrom('a', 'é', '日', '👩‍👩‍👧', ' ', 'e\u0301')
  const columns: Column<{ id: string; name: string; more: string }>[] = [
    { title: 'Id', cell: ({ id }) => id },
    { title: 'Name', cell: ({ name }) => name, cut: true },
    { title: 'More', cell: ({ more }) => more, spared: 1 },
  ]
  const rows = fc.array(
    fc.record({
      id: fc.stringMatching(/^\d{1,6}$/),
      name: fc.array(letter).map(letters => letters.join('')),
      more: fc.stringMatching(/^[a-z]{0,40}$/),
    }),
  )

  it('keep to any width, align, and cut between letters only', () => {
    fc.assert(
      fc.property(rows, fc.integer({ min: 24, max: 120 }), (rows, width) => {
        const [head = '', ...lines] = textTable(rows, columns, width).split('\n')
        expect(lines).toHaveLength(rows.length)
        for (const line of [head, ...lines]) expect(stringWidth(line)).toBeLessThanOrEqual(width)
        const whole = textTable(rows, columns).split('\n').slice(1)
        for (const [at, line] of lines.entries()) {
          const { id = '', name = '' } = rows[at] ?? {}
          expect(line.startsWith(id)).toBe(true)
          const shown = line.slice(id.length).trimStart().split('…')[0] ?? ''
          if (line.includes('…')) expect(name.replace(/\s+/g, ' ').trim().startsWith(shown)).toBe(true)
          expect(whole[at]).toContain(name.replace(/\s+/g, ' ').trim())
        }
      }),
    )
  })
})

describe('the address of a server', () => {
  it.each([
    ['HTTPS://Panel.Example.org', 'https://panel.example.org'],
    ['https://example.org/panel/api/', 'https://example.org/panel'],
  ])('%s becomes %s', (given, kept) => {
    expect(serverAddress(given)).toBe(kept)
  })

  it.each(['panel', 'ftp://a', 'http://u:p@a', 'http://a/#f'])('%j is refused', given => {
    expect(serverAddress(given)).toBeNull()
  })
})
