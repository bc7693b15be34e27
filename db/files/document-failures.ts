import { limits, readingLimits } from '../limits.ts'
import type { FailureCode } from '../vocabulary.ts'

const MiB = 1024 * 1024
/** Formatted by hand, because Intl takes 11 ms to load and every process loads these sentences. */
const grouped = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

export const documentFailures = {
  wrong_type: 'Invalid file type. Please upload PDF, DOCX, PPTX, or TXT files only.',
  too_large: `The file is larger than ${limits.uploadBytes / MiB} MB. Make its images smaller or split it, then upload it again.`,
  empty: 'The file is empty. Check that it was saved completely, then upload it again.',
  damaged:
    'The file is damaged and cannot be read. Open it in the program it was made with, save it again and upload that copy.',
  password_protected: 'The file is protected with a password. Save a copy without the password and upload that.',
  inflates_too_far: `The file unpacks to more than can be read safely (${readingLimits.inflatedBytes / MiB} MB unpacked, ${readingLimits.parseMemoryMiB} MB while it is read). Save it with fewer or smaller pictures, or split it, then upload it again.`,
  too_many_entries: `The file holds more than ${grouped(readingLimits.archiveEntries)} parts inside. Save it again from the program it was made with, or as a PDF, and upload that copy.`,
  no_slides:
    'The presentation has no slides. Check that it is the right file and was saved completely, then upload it again.',
  no_readable_text:
    'No words were found in the file, nor recognised in its pictures: it may be blank, or the pictures too small or in letters that are not Latin. Upload a version with selectable text.',
  too_few_words: 'The file says only a word or two, which is nothing to review. Upload the whole text.',
  took_too_long: `The file took longer than ${readingLimits.parseMs / 1000} seconds to read, so reading was stopped. Save it again in a simpler form, or split it, then upload it again.`,
} satisfies Partial<Record<FailureCode, string>>
export type DocumentFailureCode = keyof typeof documentFailures
