import type { BlockType } from './vocabulary.ts'

/** Their cells are stored with bars between them, which are not in the document. */
export const hasCells = (type: BlockType): boolean => type === 'table_row' || type === 'chart'

/** The words of a quote or a block as people read them. */
export const wordsAsRead = ({ text, cells }: { text: string; cells?: boolean | undefined }): string =>
  cells ? text.replace(/ \|(?= |$)/g, ' ·') : text
