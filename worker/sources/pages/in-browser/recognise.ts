/// <reference lib="dom" />
import type { PageWord } from '#db/page-words.ts'

export interface RecognisedText {
  text: string
  /** From 0 to 100. */
  confidence: number
  /** In the picture's pixels. */
  words: PageWord[]
}

interface Word {
  text: string
  confidence: number
  bbox: { x0: number; y0: number; x1: number; y1: number }
}
interface Result {
  blocks: { paragraphs: { confidence: number; lines: { words: Word[] }[] }[] }[]
}
interface Core {
  FS: { writeFile(name: string, bytes: Uint8Array): void }
  TessBaseAPI: new () => {
    Init(path: null, language: string, engine: number): number
    SetVariable(name: string, value: string): void
    SetImageFile(turned: number, angle: number): number
    Recognize(monitor: null): number
    GetJSONText(): string
  }
}

/** With a lower confidence, recognised text is more often part of a photograph than a word. */
const leastConfidence = 60
const neuralNetwork = 1
/** Finds columns, headings and captions by itself. */
const automaticLayout = '3'

/** `data` is the trained model of a language. */
export async function open(data: ArrayBuffer) {
  await new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.onload = resolve
    script.onerror = reject
    script.src = '/tesseract.js'
    document.head.append(script)
  })
  const { TesseractCore } = globalThis as unknown as { TesseractCore: (options: object) => Promise<Core> }
  const nothing = () => undefined
  const core = await TesseractCore({ TesseractProgress: nothing, print: nothing, printErr: nothing })
  core.FS.writeFile('eng.traineddata', new Uint8Array(data))
  const api = new core.TessBaseAPI()
  if (api.Init(null, 'eng', neuralNetwork) !== 0) throw new Error('Tesseract does not start')
  api.SetVariable('tessedit_pageseg_mode', automaticLayout)
  return {
    /** @param picture base64 of a PNG, JPEG or WebP. */
    recognise(picture: string): RecognisedText[] {
      core.FS.writeFile(
        '/input',
        Uint8Array.from(atob(picture), letter => letter.charCodeAt(0)),
      )
      if (api.SetImageFile(1, 0) !== 0) throw new Error('The picture cannot be read')
      api.Recognize(null)
      const { blocks }: Result = JSON.parse(api.GetJSONText())
      return blocks.flatMap(({ paragraphs }) => paragraphs.flatMap(paragraphOf))
    },
  }
}

function paragraphOf({ confidence, lines }: Result['blocks'][number]['paragraphs'][number]): RecognisedText[] {
  const words = lines.flatMap(line => line.words).filter(word => word.confidence >= leastConfidence)
  if (confidence < leastConfidence || words.length === 0) return []
  return [
    {
      text: words.map(({ text }) => text).join(' '),
      confidence: Math.round(confidence),
      words: words.map(({ text, bbox: { x0, y0, x1, y1 } }) => [text, x0, y0, x1 - x0, y1 - y0]),
    },
  ]
}
