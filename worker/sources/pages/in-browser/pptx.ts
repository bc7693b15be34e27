/// <reference lib="dom" />
import {
  buildPresentation,
  parseZip,
  RECOMMENDED_ZIP_LIMITS,
  renderSlide,
  type SlideHandle,
  type SlideRendererOptions,
} from '@aiden0z/pptx-renderer/browser'
import { type Drawing, framed } from './sheet.ts'
import { drawSigns } from './signs.ts'

type Chart = Parameters<NonNullable<SlideRendererOptions['chartInstances']>['add']>[0]

export async function open(file: ArrayBuffer): Promise<Drawing> {
  const presentation = buildPresentation(await parseZip(file, RECOMMENDED_ZIP_LIMITS), { lazySlides: true })
  let shown: SlideHandle | undefined
  return {
    pages: presentation.slides.length,
    show: async number => {
      shown?.dispose()
      const slide = presentation.slides[number - 1]
      if (!slide) throw new Error(`There is no slide ${number}`)
      const chartInstances = new Set<Chart>()
      shown = renderSlide(presentation, slide, { pdfjs: false, chartInstances })
      document.body.replaceChildren(shown.element)
      await shown.ready
      drawSigns(shown.element)
      for (const chart of chartInstances) setTexts(chart)
      // A row grows with its text, so a table may be taller than its file says; the library cuts it off there.
      for (const table of shown.element.querySelectorAll<HTMLElement>('div:has(> table > colgroup)'))
        table.style.overflow = 'visible'
      return shown.element
    },
  }
}

/** Charts are painted on a canvas, so their words are set over them again as invisible text. */
function setTexts(chart: Chart): void {
  const painted = chart.getDom()
  // The parent also contains the legend, which is beside the canvas.
  const frame = painted.parentElement ?? painted
  frame.classList.add(framed)
  // During the animation, the words are not yet in their final place.
  chart.setOption({ animation: false })
  for (const item of chart.getZr().storage.getDisplayList(true)) {
    const { text, font }: { text?: unknown; font?: string } = item.style
    if (typeof text !== 'string' || text.trim() === '') continue
    const { x, y, width, height } = item.getBoundingRect()
    const line = document.createElement('span')
    line.textContent = text
    const place = `matrix(${item.getComputedTransform()?.join() ?? '1,0,0,1,0,0'}) translate(${x}px,${y}px)`
    line.style.cssText = `position:absolute;left:0;top:0;width:${width}px;white-space:pre;opacity:0;transform-origin:0 0;transform:${place}`
    line.style.font = font ?? ''
    line.style.lineHeight = `${height}px`
    painted.append(line)
  }
}
