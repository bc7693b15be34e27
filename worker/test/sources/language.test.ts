import { describe, expect, it } from 'vitest'
import { languageOf } from '../../sources/language.ts'
import { parseDocument } from '../../sources/parser-process/parse.ts'

const english =
  'The bakers that sign up with us are those which would rather bake than write bills. They send their orders from the ' +
  'counter, and the bill goes out with the van. Nobody types it twice, and the books are closed on the day that the ' +
  'month ends. Our price is one fee for each shop and each month, and that fee has been the same since the first of them came.'
const german =
  'Die Bäcker, die zu uns kommen, backen lieber, als dass sie Rechnungen schreiben. Sie geben ihre Bestellungen an der ' +
  'Theke ein, und die Rechnung fährt mit dem Wagen. Niemand tippt sie zweimal, und die Bücher sind am letzten Tag zu.'

describe('the language of a text', () => {
  it.each([
    ['English prose', english, 'en'],
    ['German prose', german, 'de'],
    [
      'German prose with the name of an English product',
      `${german} Wir nutzen dazu The Bread Book and That Oven.`,
      'de',
    ],
    [
      'Dutch, which shares short words with English',
      'De bakkers die bij ons komen bakken liever dan dat ze rekeningen schrijven, of het nu druk is of niet. We zijn er voor hen, en dat was altijd zo. Ze geven hun bestelling door aan de toonbank en de rekening gaat mee met de wagen, want niemand wil haar twee keer typen.',
      'nl',
    ],
    ['a few sentences of English', 'Our product helps teams to plan their week. It costs 12 euros a month.', 'en'],
    ['a few words', 'The and that with.', null],
    ['one English line repeated', 'Line 1 costs £1. '.repeat(200), null],
    [
      'Japanese',
      '私たちは毎朝、東京の学校にパンを売っています。四十の学校が買っていて、値段はとても安いです。毎朝届けます。',
      'ja',
    ],
  ])('%s', async (_, text, language) => {
    expect(await languageOf(text)).toBe(language)
  })
})

it('the language of a Markdown file is that of its text between blocks of code', async () => {
  const text = `Sortiert die Schlüssel eines Objekts, bevor es geschrieben wird.

\`\`\`js
// this is the string that you would get from the object with these keys
const str = sortStringify(obj)
\`\`\`

Die Reihenfolge ist danach immer dieselbe.`
  const document = await parseDocument('txt', new TextEncoder().encode(text), '2026-11-20T12:00:00.000Z')
  expect(document.language).toBe('de')
})
