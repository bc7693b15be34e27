/** Images for analysts' profiles. Their type is read from the bytes; names and declared types are not trusted. */
import { fileTypeFromBuffer } from 'file-type'
import { limits } from '#db/limits.ts'
import { imageMessages } from '../contracts/analysts.ts'
import { ApiError } from './errors.ts'
import type { UploadRules } from './request-body.ts'

export const imageRules: UploadRules = { field: 'image', bytes: limits.imageBytes, tooLarge: imageMessages.size }

const mediaTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const
type ImageEnding = keyof typeof mediaTypes

const isImageEnding = (ending: string | undefined): ending is ImageEnding =>
  ending !== undefined && Object.hasOwn(mediaTypes, ending)

/** The bytes of an upload and the extension for their type. Throws for anything that browsers do not show as an image. */
export async function checkImage(file: File | null): Promise<{ bytes: Uint8Array; ending: ImageEnding }> {
  if (!file) throw imageError('invalid_input', imageMessages.required)
  if (file.size > limits.imageBytes) throw imageError('too_large', imageMessages.size)
  const bytes = await file.bytes()
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  // An animated PNG is a PNG to every browser.
  const ending = found?.ext === 'apng' ? 'png' : found?.ext
  if (isImageEnding(ending)) return { bytes, ending }
  throw imageError('invalid_file', isSvg(bytes) ? imageMessages.svg : imageMessages.type)
}

/** Looks for "<svg" after any XML declaration or comments. */
const isSvg = (bytes: Uint8Array): boolean =>
  /<svg[\s>]/i.test(new TextDecoder('latin1').decode(bytes.subarray(0, 4096)))

function imageError(code: 'invalid_input' | 'invalid_file' | 'too_large', message: string): ApiError {
  return new ApiError(code, message, { issues: [{ path: 'image', message }] })
}

export const imageUrl = (key: string, ending: ImageEnding): string => `/api/images/${key}.${ending}`

/** The key and media type for the last part of an `imageUrl`; null for any other name. */
export function storedImage(name: string): { key: string; type: string } | null {
  const [key = '', ending, ...rest] = name.split('.')
  return isImageEnding(ending) && rest.length === 0 ? { key, type: mediaTypes[ending] } : null
}
