/// <reference lib="dom" />
import {
  buildPresentation,
  parseZip,
  RECOMMENDED_ZIP_LIMITS,
  renderSlide,
  type SlideHandle,
} from '@aiden0z/pptx-renderer/browser'
import type { Drawing } from './sheet.ts'

export async function open(file: ArrayBuffer): Promise<Drawing> {
  const presentation = buildPresentation(await parseZip(file, RECOMMENDED_ZIP_LIMITS), { lazySlides: true })
  let shown: SlideHandle | undefined
  return {
    pages: presentation.slides.length,
    show: async number => {
      shown?.dispose()
      const slide = presentation.slides[number - 1]
      if (!slide) throw new Error(`There is no slide ${number}`)
      shown = renderSlide(presentation, slide, { pdfjs: false })
      document.body.replaceChildren(shown.element)
      await shown.ready
      // A row grows with its text, so a table may be taller than its file says; the library cuts it off there.
      for (const table of shown.element.querySelectorAll<HTMLElement>('div:has(> table > colgroup)'))
        table.style.overflow = 'visible'
      return shown.element
    },
  }
}
