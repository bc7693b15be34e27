/** A word with its box: x, y, width, height, in the page's pixels from its top left corner. */
export type PageWord = [text: string, x: number, y: number, width: number, height: number]

/** A chart's frame is stored among its page's words, as a word without text. */
export const isFrame = ([text]: PageWord): boolean => text === ''

/** Letters and digits without case and accents, ligatures as their letters, so that what was read and drawn can be compared. */
export const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

export interface DrawnPage {
  /** Counts from 1. For a PDF or slides, the number of the page or slide. */
  number: number
  /** In pixels; the picture may have more. */
  width: number
  height: number
  /** Where the page begins in a website's screenshot, in pixels from the top; 0 for other submissions. */
  top: number
  words: PageWord[]
}

export const textOf = ({ words }: Pick<DrawnPage, 'words'>): string =>
  words.flatMap(word => (isFrame(word) ? [] : word[0])).join(' ')

/** The line above the text that replaces the picture of a page that could not be drawn. */
export const notDrawn = (what: string): string => `${what} was not drawn. Its text, as far as it fits here:`

/** Decided by the text, because a page that could not be drawn is stored like any other. */
export const isDrawn = (text: string): boolean => !text.slice(0, 100).includes(notDrawn(''))
