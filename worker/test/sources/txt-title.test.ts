import { describe, expect, it } from 'vitest'
import { parseTxt } from '#worker/sources/parsers/txt.ts'

const titleOf = async (...lines: string[]) => (await parseTxt(new TextEncoder().encode(lines.join('\n')))).title

describe('the title of a plain text', () => {
  it('is its first line where that is a name', async () => {
    expect(await titleOf('Quillgate', '', 'Secrets that rotate themselves, in every place where a key is used.')).toBe(
      'Quillgate',
    )
    expect(
      await titleOf('SEQUENCE: warehouses with 20 to 150 pickers, operations managers', '', 'From: Dana', '', 'Hi,'),
    ).toBe('SEQUENCE: warehouses with 20 to 150 pickers, operations managers')
  })

  it('is no number of a slide', async () => {
    expect(await titleOf('Slide 1', 'Quillgate', 'Keys that rotate', '', 'Slide 2', 'Why this hurts')).toBe('Quillgate')
    expect(await titleOf('Page 1', '', 'Saltmarsh: one page for angels', '', 'It rains.')).toBe(
      'Saltmarsh: one page for angels',
    )
  })

  it('is the name of a slide without its number', async () => {
    expect(await titleOf('Slide 1: Quillgate', '', 'Keys that rotate themselves.')).toBe('Quillgate')
    expect(await titleOf('Page 2 – Quillgate for banks', '', 'Keys that rotate.')).toBe('Quillgate for banks')
    expect(await titleOf('Slide 101 and what came of it', '', 'It rains.')).toBe('Slide 101 and what came of it')
  })

  it('is no signature and no greeting', async () => {
    const mail = (text: string) => ['', text, '', 'Dana', '']
    const mails = [
      'I write about the walk between picks.',
      'I asked at Thornbury what went wrong.',
      'The offer stands.',
    ]
    const lines = mails.flatMap((text, at) => [...mail(text), `Mail ${at + 2}, day ${4 * at + 4}.`])
    expect(await titleOf('Four mails to a warehouse, sent over two weeks.', ...lines)).toBeNull()
    expect(await titleOf('Hi Dana', '', 'In most warehouses pickers walk for half of a shift.')).toBeNull()
  })

  it('is a subject without its label, and a heading below a line that is none', async () => {
    expect(await titleOf('Subject: the walk between picks', '', 'Hi,', '', 'Most of it is walking.')).toBe(
      'the walk between picks',
    )
    expect(await titleOf('For everybody who asked, with thanks.', '', '# Night work', '', 'Nurses work nights.')).toBe(
      'Night work',
    )
  })
})
