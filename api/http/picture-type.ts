/** The media type of a stored screenshot, from its first bytes. Anything but PNG, JPEG or WebP is not shown in browsers. */
export function pictureType(bytes: Uint8Array): string {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 12)).toString('latin1')
  if (head.startsWith('\x89PNG')) return 'image/png'
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (head.startsWith('RIFF') && head.slice(8) === 'WEBP') return 'image/webp'
  return 'application/octet-stream'
}
