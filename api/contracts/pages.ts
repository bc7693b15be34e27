import { z } from 'zod'
import { boxSchema } from './document.ts'

export const pictureSizes = ['large', 'small'] as const

export const pageSchema = z.object({
  number: z.int().meta({ description: 'Counts from 1. For a PDF or slides, the number of the page or slide.' }),
  width: z.number(),
  height: z.number(),
  top: z.number().meta({ description: "Where the page begins in a website's desktop screenshot." }),
  lines: z.array(boxSchema).meta({ description: 'The lines of text, if something on the page is marked.' }),
  text: z.string().meta({ description: 'The beginning of the text on the page, in the order in which it is drawn.' }),
  drawn: z.boolean().meta({ description: 'False if the page could not be drawn: its picture shows only the text.' }),
  picture: z.boolean().meta({ description: 'False for a website, whose pages are parts of its desktop screenshot.' }),
})

const places = z.array(z.object({ page: z.int(), boxes: z.array(boxSchema) }))

export const quoteMarkSchema = z.object({
  blockId: z.string(),
  text: z.string(),
  exact: z.enum(['words', 'block', 'page']).meta({
    description:
      'What the boxes contain: the quoted words, or only their block or chart. Without boxes only the page is known.',
  }),
  places,
})

export const submissionPagesSchema = z
  .object({
    finished: z.boolean().meta({ description: 'Whether more pages may follow.' }),
    pages: z.array(pageSchema),
    seen: z
      .array(z.object({ claim: z.string(), places }))
      .meta({ description: 'What analysts saw in pictures of pages, by the claim’s id.' }),
    marks: z.array(quoteMarkSchema).meta({ description: "Every quote of the project's last report, once." }),
  })
  .meta({ id: 'SubmissionPages' })

export type SubmissionPages = z.output<typeof submissionPagesSchema>
export type QuoteMark = z.output<typeof quoteMarkSchema>
