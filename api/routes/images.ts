/** Images for analysts' profiles: administrators put them here, everyone sees them. */
import type { Hono } from 'hono'
import { FileMissing } from '#db/files.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { ApiError } from '../http/errors.ts'
import { checkImage, imageRules, imageUrl, storedImage } from '../http/image-input.ts'
import { answer, stored } from '../http/reply.ts'
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
    // A name stands for these bytes for ever: another image gets another name.
    const headers = { 'cache-control': 'public, max-age=31536000, immutable' }
    return stored(c, image.key, headers, async () => {
      const found = await images.stream(image.key).catch(error => {
        throw error instanceof FileMissing ? noImage() : error
      })
      return { ...found, type: image.type }
    })
  })

  return app
}

const noImage = () => new ApiError('not_found', 'There is no such image.')
