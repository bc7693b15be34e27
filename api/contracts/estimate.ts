/** What the next review is likely to use, shown before anything is submitted. */
import { z } from 'zod'
import { engines } from '#db/vocabulary.ts'
import { panelId } from './projects.ts'

const range = z.object({ from: z.number(), to: z.number() })

export const estimateQuery = z.object({ panelId })

export const estimateSchema = z
  .object({
    engine: z.enum(engines),
    model: z.string().nullable(),
    analysts: z.int().meta({ description: 'How many analysts of the panel are active.' }),
    basedOn: z.int().meta({ description: 'Completed reviews with this engine and model behind the ranges.' }),
    seconds: range.nullable().meta({ description: 'Null if no such review is known.' }),
    cost: range.nullable().meta({ description: 'US dollars; null if unknown.' }),
    maxCost: z.number().nullable().meta({ description: 'US dollars at which a review is stopped.' }),
  })
  .meta({ id: 'Estimate' })

export type Estimate = z.output<typeof estimateSchema>
