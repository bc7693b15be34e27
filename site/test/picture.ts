import sharp from 'sharp'

export async function picture(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
  return { name: 'face.png', mimeType: 'image/png', buffer: await plain.png().toBuffer() }
}
