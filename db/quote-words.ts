import type { BlockType } from './vocabulary.ts'

/** Whether blocks of this type have cells. Cells are stored with bars between them, which the document does not have. */
export const hasCells = (type: BlockType): boolean => type === 'table_row' || type === 'chart'

/** The words of a quote or a block as people read them. */
export const wordsAsRead = ({ text, cells }: { text: string; cells?: boolean | undefined }): string =>
  cells ? text.replace(/ \|(?= |$)/g, ' ·') : text
