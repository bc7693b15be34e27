import { z } from 'zod'
import type { LocatedDocument } from '#db/located-document.ts'
import { blockTypes, documentKinds, viewports } from '#db/vocabulary.ts'

export const viewportNames = Object.keys(viewports) as (keyof typeof viewports)[]

export const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

const recognised = z
  .int()
  .optional()
  .meta({ description: 'The text was recognised in a picture, with this confidence from 0 to 100.' })

export const placeSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('page'), page: z.int(), recognised }),
    z.object({ kind: z.literal('slide'), slide: z.int(), hidden: z.boolean(), recognised }),
    z.object({ kind: z.literal('paragraph'), paragraph: z.int() }),
    z.object({ kind: z.literal('box'), box: boxSchema, viewport: z.enum(viewportNames) }),
    z.object({ kind: z.literal('document') }),
  ])
  .meta({ id: 'Place' })

export const unreadSchema = z.object({ where: placeSchema, why: z.string() })

/** `looseObject`: blocks have more fields (style, zone), all of them in `db/located-document.ts`. */
export const documentSchema = z
  .looseObject({
    kind: z.enum(documentKinds),
    language: z.string().nullable(),
    title: z.string().nullable(),
    blocks: z.array(z.looseObject({ id: z.string(), type: z.enum(blockTypes), text: z.string(), where: placeSchema })),
    unread: z.array(unreadSchema),
    capturedAt: z.string(),
  })
  .meta({ id: 'Document' }) satisfies z.ZodType<
  Pick<LocatedDocument, 'kind' | 'language' | 'title' | 'unread' | 'capturedAt'>
>
