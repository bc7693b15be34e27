import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { limits } from '#db/limits.ts'
import type { Client } from '../client/client.ts'
import { refused } from './harness.ts'
import { createMemo } from './projects/memos.ts'
import { apiFor, expectRefusal } from './suite-api.ts'

const api = apiFor()
let client: Client
beforeAll(async () => {
  client = (await api.signUp({ admin: true })).client
})

const drawn = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
const upload = (bytes: Uint8Array | string, name = 'portrait.png') =>
  client.call('uploadImage', { body: {}, file: new File([bytes as BlobPart], name) })

const svg =
  '<?xml version="1.0"?>\n<!-- drawn -->\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

describe('an image', () => {
  it.each([
    ['png', 'image/png'],
    ['avif', 'image/avif'],
  ] as const)('of the kind %s is kept under a new name and served to everyone', async (kind, type) => {
    const bytes = await drawn().toFormat(kind).toBuffer()
    const { url } = await upload(bytes, '../../me & you.exe')
    expect(url).toMatch(/^\/api\/images\/[0-9a-f]{32}\.(?:png|jpg|webp|gif|avif)$/)
    const response = await api.raw(url)
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': type,
      'content-length': String(bytes.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    })
  })

  it.each([
    ['a drawing with a script', svg, 'SVG images can carry scripts'],
    ['the same under another extension', `\ufeff  ${svg}`, 'SVG images can carry scripts'],
    ['a page', '<!doctype html><script>alert(1)</script>', 'This is not an image that browsers show.'],
  ])('is not %s', async (_, text, sentence) => {
    const failure = await refused(upload(text))
    expect(failure).toMatchObject({ status: 400, code: 'invalid_file', issues: [{ path: 'image' }] })
    expect(failure.reason).toContain(sentence)
    expect(failure.reason).toContain('Please upload a PNG, JPEG, WebP, GIF or AVIF image.')
  })

  it('is at most 5 MB', async () => {
    const png = await drawn().png().toBuffer()
    const sized = (size: number) => Buffer.concat([png, Buffer.alloc(size - png.length)])
    await upload(sized(limits.imageBytes))
    for (const size of [limits.imageBytes + 1, limits.imageBytes + 1024 * 1024])
      await expectRefusal(upload(sized(size)), {
        status: 413,
        code: 'too_large',
        reason: 'The image is larger than 5 MB.',
      })
  })

  it.each([`${'a'.repeat(32)}.png`, '..%2f..%2fetc'])('is not found under "%s"', async name => {
    expect((await api.raw(`/api/images/${name}`)).status).toBe(404)
  })

  it('gives no access to what people have submitted', async () => {
    const { client: person } = await api.signUp()
    await createMemo(person)
    const [row] = await api.database.sql`select file_key from submissions where file_key is not null`
    expect((await api.raw(`/api/images/${row?.file_key}.png`)).status).toBe(404)
  })
})
