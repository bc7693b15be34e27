import type { Hono } from 'hono'
import { FileMissing } from '#db/files/files.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError } from '../http/errors.ts'
import { checkImage, imageRules, imageUrl, storedImage } from '../http/image-input.ts'
import { answer, storedFile } from '../http/reply.ts'
import { readForm } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'

export function imageRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { images } = deps
  const { app, on, open } = createRouter(deps)

  on('uploadImage', async c => {
    const { file } = await readForm(c, imageRules)
    const image = await checkImage(file)
    const key = await images.put(image.bytes)
    return answer(c, endpoints.uploadImage, { url: imageUrl(key, image.ending) })
  })

  open('image', async c => {
    const image = storedImage(c.req.param('name') ?? '')
    if (!image) throw noImage()
    // The bytes under a name never change.
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
    return storedFile(c, image.key, headers, async () => {
      const found = await images.stream(image.key).catch(error => {
        throw error instanceof FileMissing ? noImage() : error
      })
      return { ...found, type: image.type }
    })
  })

  return app
}

const noImage = () => new ApiError('not_found', 'There is no such image.')
