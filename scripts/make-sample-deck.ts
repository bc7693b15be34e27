/** Writes db/samples/sample-deck.pptx, the invented pitch that a first start reviews. The output is deterministic. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { type SampleSlide, sampleSlides, sampleTitle } from './sample-deck/content.ts'
import {
  chartPart,
  chartShape,
  layoutPart,
  masterPart,
  notesMasterPart,
  notesPart,
  presentationPart,
  relationships,
  size,
  slidePart,
  tableShape,
  text,
  textShape,
  themePart,
  xml,
} from './sample-deck/xml.ts'

const margin = 762_000
const width = size.width - 2 * margin
const titleFrame = { x: margin, y: 533_400, width, height: 914_400 }
const bodyFrame = { x: margin, y: 1_676_400, width, height: 4_572_000 }

function shapesOf(slide: SampleSlide): string {
  const cover = slide.subtitle !== undefined
  const title = textShape(2, 'Title', cover ? { ...titleFrame, y: 2_286_000 } : titleFrame, [slide.title], {
    placeholder: 'type="title"',
    size: cover ? 5400 : 3200,
    bold: true,
    color: '1F5F5B',
  })
  const shapes = [title]
  if (slide.subtitle) {
    const frame = { ...bodyFrame, y: 3_352_800, height: 1_828_800 }
    shapes.push(textShape(3, 'Subtitle', frame, slide.subtitle.split('\n'), { placeholder: 'idx="1"', size: 2000 }))
  }
  const shared = slide.bullets !== undefined && (slide.table !== undefined || slide.chart !== undefined)
  if (slide.bullets) {
    const frame = slide.chart
      ? { ...bodyFrame, width: 5_181_600 }
      : slide.table
        ? { ...bodyFrame, height: 762_000 }
        : bodyFrame
    shapes.push(
      textShape(3, 'Content', frame, slide.bullets, {
        placeholder: 'idx="1"',
        size: slide.chart ? 1800 : 2200,
        bullets: true,
      }),
    )
  }
  if (slide.table) {
    const y = shared ? 2_590_800 : bodyFrame.y
    shapes.push(tableShape(4, { x: margin, y, width, height: slide.table.length * 533_400 }, slide.table))
  }
  if (slide.chart)
    shapes.push(chartShape(5, { x: 6_248_400, y: bodyFrame.y, width: 5_181_600, height: 3_962_400 }, 'rId2'))
  return shapes.join('')
}

const notesFrame = { x: 685_800, y: 4_343_400, width: 5_486_400, height: 4_114_800 }
const typed = (part: string) => `application/vnd.openxmlformats-officedocument.presentationml.${part}+xml`

/** The parts of the PPTX package by name. */
function parts(slides: SampleSlide[]): Record<string, string> {
  const made: Record<string, string> = {}
  const types: [string, string][] = [
    ['/ppt/presentation.xml', typed('presentation.main')],
    ['/ppt/slideMasters/slideMaster1.xml', typed('slideMaster')],
    ['/ppt/slideLayouts/slideLayout1.xml', typed('slideLayout')],
    ['/ppt/notesMasters/notesMaster1.xml', typed('notesMaster')],
    ['/ppt/theme/theme1.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
    ['/ppt/theme/theme2.xml', 'application/vnd.openxmlformats-officedocument.theme+xml'],
    ['/docProps/core.xml', 'application/vnd.openxmlformats-package.core-properties+xml'],
  ]
  let charts = 0
  for (const [at, slide] of slides.entries()) {
    const number = at + 1
    const related: [string, string][] = [['slideLayout', '../slideLayouts/slideLayout1.xml']]
    if (slide.chart) {
      charts += 1
      related.push(['chart', `../charts/chart${charts}.xml`])
      made[`ppt/charts/chart${charts}.xml`] = chartPart(slide.chart)
      types.push([
        `/ppt/charts/chart${charts}.xml`,
        'application/vnd.openxmlformats-officedocument.drawingml.chart+xml',
      ])
    }
    if (slide.notes) {
      related.push(['notesSlide', `../notesSlides/notesSlide${number}.xml`])
      made[`ppt/notesSlides/notesSlide${number}.xml`] = notesPart(
        textShape(3, 'Notes', notesFrame, [slide.notes], { placeholder: 'type="body" idx="1"', size: 1200 }),
      )
      made[`ppt/notesSlides/_rels/notesSlide${number}.xml.rels`] = relationships([
        ['notesMaster', '../notesMasters/notesMaster1.xml'],
        ['slide', `../slides/slide${number}.xml`],
      ])
      types.push([`/ppt/notesSlides/notesSlide${number}.xml`, typed('notesSlide')])
    }
    made[`ppt/slides/slide${number}.xml`] = slidePart(shapesOf(slide))
    made[`ppt/slides/_rels/slide${number}.xml.rels`] = relationships(related)
    types.push([`/ppt/slides/slide${number}.xml`, typed('slide')])
  }
  const frame = (placeholder: string, at: typeof titleFrame, id: number) =>
    textShape(id, `Placeholder ${id}`, at, ['Text'], { placeholder, size: 2000 })
  const slots = frame('type="title"', titleFrame, 2) + frame('type="body" idx="1"', bodyFrame, 3)
  return {
    '[Content_Types].xml': xml(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${types.map(([part, type]) => `<Override PartName="${part}" ContentType="${type}"/>`).join('')}</Types>`,
    ),
    '_rels/.rels': relationships([
      ['officeDocument', 'ppt/presentation.xml'],
      ['http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties', 'docProps/core.xml'],
    ]),
    'docProps/core.xml': xml(
      `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${text(sampleTitle)}</dc:title></cp:coreProperties>`,
    ),
    'ppt/presentation.xml': presentationPart(slides.length),
    'ppt/_rels/presentation.xml.rels': relationships([
      ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ['notesMaster', 'notesMasters/notesMaster1.xml'],
      ...slides.map((_, at): [string, string] => ['slide', `slides/slide${at + 1}.xml`]),
      ['theme', 'theme/theme1.xml'],
    ]),
    'ppt/slideMasters/slideMaster1.xml': masterPart(slots),
    'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships([
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ['theme', '../theme/theme1.xml'],
    ]),
    'ppt/slideLayouts/slideLayout1.xml': layoutPart(slots.replaceAll('type="body" idx="1"', 'idx="1"')),
    'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationships([
      ['slideMaster', '../slideMasters/slideMaster1.xml'],
    ]),
    'ppt/notesMasters/notesMaster1.xml': notesMasterPart(frame('type="body" idx="1"', notesFrame, 2)),
    'ppt/notesMasters/_rels/notesMaster1.xml.rels': relationships([['theme', '../theme/theme2.xml']]),
    'ppt/theme/theme1.xml': themePart(),
    'ppt/theme/theme2.xml': themePart(),
    ...made,
  }
}

const files = Object.fromEntries(
  Object.entries(parts(sampleSlides)).map(([name, content]) => [name, strToU8(content)] as const),
)
/** With a fixed date, so that a second run changes nothing. (ZIP dates are in local time.) */
const bytes = zipSync(files, { level: 9, mtime: new Date(2026, 0, 1) })
const folder = new URL('../db/samples/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('sample-deck.pptx', folder), bytes)
process.stdout.write(`db/samples/sample-deck.pptx: ${sampleSlides.length} slides, ${bytes.length} bytes\n`)
