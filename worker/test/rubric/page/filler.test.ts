/** One "lorem ipsum" is one oversight: it takes away nothing of what else a page says. */
import { describe, expect, it } from 'vitest'
import { observe } from '#worker/panel/rubric/observed.ts'
import { page } from '../documents.ts'
import { button, field, type Line, site } from './sites.ts'

const filler =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua.'

const pages: [string, Line[]][] = [
  ['a mood for a headline', ['# Unlock the power of potential', 'Seamless growth for tomorrow.', button('Learn more')]],
  [
    'a long form',
    ['# Rotas for wards', ...'abcdefgh'.split('').map(name => field(`Field ${name}`)), button('Send it')],
  ],
  ['a trial without terms', ['# Rotas for wards', button('Start free trial'), '## Pricing', 'Price on request']],
  ['claims', ['# Rotas for wards', 'The leading platform for rotas, with guaranteed results.', button('Book a demo')]],
]

const made = (document: ReturnType<typeof site>) => [
  ...new Set(observe(document).map(({ observation }) => observation.id)),
]

describe('text that was left in from a template', () => {
  it.each(pages)('silences nothing: %s', (_name, lines) => {
    const before = made(site(lines))
    expect(before.length).toBeGreaterThan(1)
    for (const language of ['en', 'la']) {
      const inFirstScreen = [...lines.slice(0, 2), filler, ...lines.slice(2)]
      const atTheEnd = [...lines, { text: filler, box: { x: 120, y: 1_800, width: 720, height: 40 } }]
      for (const changed of [inFirstScreen, atTheEnd]) {
        expect(made(site(changed, {}, { language })).filter(id => id !== 'placeholder-left')).toEqual(before)
        expect(made(site(changed, {}, { language }))).toContain('placeholder-left')
      }
    }
  })

  it('does not make English of another language', () => {
    const german = Array<string>(20).fill('Wir planen die Dienste der Station und tauschen sie auch wieder.')
    expect(made(page(['# Dienstpläne', filler, ...german], {}, { language: 'de' }))).not.toContain('audience-unnamed')
  })
})
