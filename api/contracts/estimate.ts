import { z } from 'zod'
import { shownPages } from '#db/limits.ts'
import { engines } from '#db/vocabulary.ts'
import { idParam } from './fields.ts'
import { panelId, webAddress } from './projects.ts'

const range = z.object({ from: z.number(), to: z.number() })

export const estimateQuery = z.object({
  panelId,
  tokens: z.coerce.number('Tokens are a number').min(0).max(10_000_000).optional(),
  characters: z.coerce.number('Characters are a number').min(1).max(10_000_000).optional(),
  pictures: z.coerce.number('Pictures are a number').min(0).max(shownPages.document).optional(),
  projectId: idParam.optional(),
  contentUrl: webAddress.optional().catch(''),
})
export type EstimateQuery = z.output<typeof estimateQuery>

export const estimateSchema = z
  .object({
    engine: z.enum(engines),
    model: z.string().nullable(),
    analysts: z.int().meta({ description: 'How many analysts of the panel are active.' }),
    basedOn: z
      .int()
      .meta({ description: 'How many completed reviews with this engine and model the ranges are based on.' }),
    size: z.enum(['given', 'last_read']).nullable().meta({
      description:
        'Where the length of the submission comes from. Null if it is unknown: then the lengths in earlier reviews are assumed.',
    }),
    seconds: range.nullable().meta({ description: 'Null if there is no completed review with this engine and model.' }),
    cost: range.nullable().meta({ description: 'US dollars; null if unknown.' }),
    tokens: range.nullable().meta({ description: 'Of all requests and answers; null if unknown.' }),
    requestCost: z.number().nullable().meta({
      description:
        'US dollars that one request may cost at most. A request is sent only if this much of `maxCost` is left.',
    }),
    maxCost: z.number().nullable().meta({ description: 'US dollars at which a review is stopped.' }),
    maxTokens: z.int().nullable().meta({ description: 'Tokens at which a review is stopped.' }),
  })
  .meta({ id: 'Estimate' })
export type Estimate = z.output<typeof estimateSchema>

export const measurementSchema = z
  .object({
    words: z.int(),
    pages: z.int().nullable().meta({ description: 'Pages or slides; null if the file has neither.' }),
    tokens: z
      .int()
      .meta({ description: 'An estimate for the text that would be read; text in pictures is not counted.' }),
    characters: z.int().meta({ description: 'How many of them the model in use reads in one request.' }),
    pictures: z.int().meta({ description: 'How many pages are sent as pictures to the model in use.' }),
    unread: z.string().nullable().meta({ description: 'What a review would leave out; null if nothing.' }),
    problem: z.string().nullable().meta({ description: 'Why a review could not read the file; null if it could.' }),
  })
  .meta({ id: 'Measurement' })
export type Measurement = z.output<typeof measurementSchema>
