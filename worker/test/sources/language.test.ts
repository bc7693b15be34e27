import { describe, expect, it } from 'vitest'
import { languageOf } from '../../sources/language.ts'
import { parseDocument } from '../../sources/parser/parse.ts'

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
    [
      'English prose between names and code that the detector takes for Czech',
      `${english} jsonc ctrl vscode zprávy `,
      'en',
    ],
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
    [
      'a sentence of Spanish with English names',
      'Vendemos The Bread Box and The Oven a las escuelas de Madrid y de Sevilla cada lunes, y cuestan muy poco.',
      'es',
    ],
    ['a few sentences of English', 'Our product helps teams to plan their week. It costs 12 euros a month.', 'en'],
    ['a few words', 'The and that with.', null],
    ['one English line over and over', 'Line 1 costs £1. '.repeat(200), null],
    ['English with a borrowed word', 'We sell 40 naïve names a day for £3 each to libraries in Kent.', 'en'],
    [
      'English with a German name',
      'We met Jürgen Müßig in Leeds, and this year we sell our bread to each of the schools that they run.',
      'en',
    ],
    ['a sentence of German', 'Wir backen Brot für alle Menschen in Köln und liefern jeden Morgen.', 'de'],
    ['a sentence of Polish', 'Sprzedajemy chleb szkołom w Warszawie każdego ranka, a to jest tanie.', 'pl'],
    [
      'a sentence of Italian with English names',
      'Vendiamo il pane a scuole di Milano ogni mattina con The Bread App, perché è più facile per tutti.',
      'it',
    ],
    [
      'Japanese',
      '私たちは毎朝、東京の学校にパンを売っています。四十の学校が買っていて、値段はとても安いです。毎朝届けます。',
      'ja',
    ],
  ])('%s', async (_, text, language) => {
    expect(await languageOf(text)).toBe(language)
  })
})

describe('the language of a Markdown file', () => {
  it.each([
    [
      'English under badges and tags',
      `<p align="center">
<a href="https://tides.example" target="_blank"><img alt="Tides" src="https://tides.example/logo-dark.svg" width="350"></a>
</p>
[![Build](https://ci.tides.example/cssz/badge.svg)](https://ci.tides.example/cssz)

A tiny CSS framework for rapidly building custom tide tables.

## Help

For full documentation, visit [tides.example](https://tides.example). For discussion about best practices or ideas:
[Discuss tides](https://tides.example/discuss)`,
      'en',
    ],
    [
      'German between blocks of code',
      `Sortiert die Schlüssel eines Objekts, bevor es geschrieben wird.

\`\`\`js
// this is the string that you would get from the object with these keys
const str = sortStringify(obj)
\`\`\`

Die Reihenfolge ist danach immer dieselbe.`,
      'de',
    ],
  ])('%s', async (_, text, language) => {
    const document = await parseDocument('txt', new TextEncoder().encode(text), '2026-11-20T12:00:00.000Z')
    expect(document.language).toBe(language)
  })
})
