/** Lines of plain text that a wrap broke, and lines that their author did. */
import { describe, expect, it } from 'vitest'
import { parseTxt } from '../../sources/parsers/plain/txt.ts'

const texts = async (...lines: string[]) =>
  (await parseTxt(new TextEncoder().encode(lines.join('\n')))).blocks.map(({ text }) =>
    text.replace(/\s+/g, ' ').trim(),
  )

describe('lines of plain text', () => {
  const jars = [
    'Now in 41 farm shops: Kent 12, Essex 11, Surrey 9, Sussex 9',
    '2.4 jars a week in each of them, as an average of the year',
    'Every jar is filled by hand in Faversham on the day it cooks',
    'One jar costs £6.20 in a shop and £5.10 from our own website',
    'Seven shops asked for the large jar, and we made it in March',
  ]

  it('stay apart where each of them begins anew, however long they are', async () => {
    const lines = [...jars, 'All of them ordered it again within the eight weeks after it']
    expect(await texts(...lines)).toEqual(lines)
  })

  it('stay apart above an address, which begins small wherever it stands', async () => {
    expect((await texts(...jars, 'hello@quincejar.example')).slice(0, 5)).toEqual(jars)
  })

  it('are one where a wrap broke one of them before a small letter', async () => {
    expect(
      await texts(
        'We sell quince jam through 41 farm shops, most of them in',
        'Kent and Essex, and through a website that ships on each',
        'Monday. In March we made a large jar for seven shops, and',
        'Surrey followed; all of them ordered it again within the',
        'eight weeks after it.',
      ),
    ).toHaveLength(1)
  })
})
