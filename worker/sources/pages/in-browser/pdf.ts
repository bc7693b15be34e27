/// <reference lib="dom" />
/** Draws the pages of a PDF with PDF.js. Its text layer, which nobody sees, gives the words' boxes. */
import { getDocument, TextLayer } from 'pdfjs-dist'
// @ts-expect-error: published without types
import { WorkerMessageHandler } from 'pdfjs-dist/build/pdf.worker.mjs'
import { type Drawing, missingPicture } from './sheet.ts'

// Runs in this thread, because a worker would need a script of its own.
Reflect.set(globalThis, 'pdfjsWorker', { WorkerMessageHandler })

/** In CSS pixels; a page that would be taller is drawn narrower. */
const width = 1_000
const tallest = 3_000
/** Pixels of the picture for each CSS pixel. */
const density = 1.6
/** Larger images are left out: one of 30,000 x 30,000 pixels took 1.9 GB and 37 s. */
const mostImagePixels = 50_000_000

const style = `.words{position:absolute;left:0;top:0;transform-origin:0 0;--scale-round-x:1px;--scale-round-y:1px;overflow:clip;line-height:1;text-align:initial;opacity:0;
--min-font-size:1;--text-scale-factor:calc(var(--total-scale-factor)*var(--min-font-size));--min-font-size-inv:calc(1/var(--min-font-size))}
[data-main-rotation="90"]{transform:rotate(90deg) translateY(-100%)}
[data-main-rotation="180"]{transform:rotate(180deg) translate(-100%,-100%)}
[data-main-rotation="270"]{transform:rotate(270deg) translateX(-100%)}
.words :is(span,br){position:absolute;white-space:pre;transform-origin:0 0}
.words>:not(.markedContent),.words .markedContent span:not(.markedContent){--font-height:0;font-size:calc(var(--text-scale-factor)*var(--font-height));
--scale-x:1;--rotate:0deg;transform:rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))}`

export async function open(file: ArrayBuffer): Promise<Drawing> {
  const { origin } = location
  const pdf = await getDocument({
    data: file,
    cMapUrl: `${origin}/cmaps/`,
    standardFontDataUrl: `${origin}/standard_fonts/`,
    wasmUrl: `${origin}/wasm/`,
    iccUrl: `${origin}/iccs/`,
    maxImageSize: mostImagePixels,
  }).promise
  const sheet = document.createElement('style')
  sheet.textContent = style
  document.head.append(sheet)
  // The library reports an image that it leaves out only on the console. It also warns of images that it draws.
  let isLeftOut = false
  console.warn = (warning: string) => {
    isLeftOut ||= /image exceeded maximum|unable to decode (?:inline )?image/i.test(warning)
  }
  return {
    pages: pdf.numPages,
    show: async number => {
      const page = await pdf.getPage(number)
      const natural = page.getViewport({ scale: 1 })
      const scale = Math.min(width / natural.width, tallest / natural.height)
      const viewport = page.getViewport({ scale })
      const canvas = document.createElement('canvas')
      canvas.width = Math.round(viewport.width * density)
      canvas.height = Math.round(viewport.height * density)
      canvas.style.cssText = 'display:block;width:100%;height:100%'
      isLeftOut = false
      await page.render({ canvas, viewport: page.getViewport({ scale: scale * density }) }).promise
      const words = document.createElement('div')
      words.className = 'words'
      const element = document.createElement('div')
      element.style.cssText = `position:relative;width:${viewport.width}px;height:${viewport.height}px;--total-scale-factor:${scale}`
      element.append(canvas, words)
      document.body.replaceChildren(element)
      await new TextLayer({ textContentSource: page.streamTextContent(), container: words, viewport }).render()
      page.cleanup()
      if (isLeftOut) element.append(missingPicture('position:absolute;top:0;right:0'))
      return element
    },
  }
}
