import { expect, it } from 'vitest'
import type { Block } from '#db/located-document.ts'
import { annotate } from '../../../panel/rubric/annotate/annotate.ts'
import { parse } from '../parsed.ts'
import { line, pdf } from '../samples.ts'

const slides: [string, string[]][] = [
  ['Dryshoe', ['Shoes for people who walk to work']],
  ['The problem', ['Wet feet cost walkers an hour a week']],
  ['Our solution', ['A shoe that dries in ten minutes']],
  ['Market', ['Nine million people walk to work here']],
  ['Traction', ['1,200 pairs sold since May', '31% come back']],
  ['Team', ['Two shoemakers and a chemist']],
]
const wide = [960, 540]

/** A slide as programs write it: number and body first, the title last, and a large figure further down. */
function slide([title, points]: [string, string[]], index: number): string {
  const body = points.map((point, at) => line(point, 300 - at * 30, 18, 60)).join('')
  const figure = title === 'Traction' ? line('42%', 150, 90, 600) : ''
  return `${line(`Dryshoe 2026 ${index + 1}`, 20, 9, 60)}${body}${figure}${line(title, 440, 36, 60)}`
}

const onPage = (blocks: Block[], page: number) =>
  blocks.filter(({ where }) => where.kind === 'page' && where.page === page)

it('finds the title of each slide, puts it first and knows what the slide is about', async () => {
  const document = await parse('pdf', pdf(slides.map(slide), '', [], wide))
  for (const [index, [title]] of slides.entries()) {
    const first = onPage(document.blocks, index + 1)[0]
    expect([first?.type, first?.text]).toEqual(['heading', title])
    expect(first?.level).toBeLessThanOrEqual(2)
  }
  const { form, sections } = annotate(document)
  expect(form).toBe('deck')
  expect(sections.map(each => each.title)).toEqual(slides.map(([title]) => title))
  expect(sections.map(each => each.role)).toEqual(['top', 'problem', 'solution', 'market', 'traction', 'team'])
})
