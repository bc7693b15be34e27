/** The report: computed from findings and ballots, and complete without the model that wrote the opinions. */
import { z } from 'zod'
import type { Report } from '#db/shapes.ts'
import { categories, engines, severities, stances, votes } from '#db/vocabulary.ts'
import { placeSchema, unreadSchema } from './document.ts'
import { failureSchema } from './projects.ts'

const quoteSchema = z.object({ text: z.string(), where: placeSchema, blockId: z.string() })

const citationSchema = z.object({
  code: z.string(),
  publisher: z.string(),
  title: z.string(),
  year: z.int().nullable(),
})

export const findingSchema = z
  .object({
    id: z.string(),
    analystId: z.int(),
    stance: z.enum(stances),
    severity: z.literal(severities),
    category: z.enum(categories),
    claim: z.string(),
    suggestion: z.string(),
    quote: quoteSchema.nullable(),
    moreQuotes: z.array(quoteSchema),
    lookedFor: z.string().nullable(),
    verified: z.boolean(),
    source: citationSchema.nullable(),
    observation: z.string().nullable(),
  })
  .meta({ id: 'Finding' })

export const ballotSchema = z
  .object({
    findingId: z.string(),
    analystId: z.int(),
    vote: z.enum(votes),
    reason: z.string(),
  })
  .meta({ id: 'Ballot' })

const usageSchema = z
  .object({
    inputTokens: z.int().nullable(),
    cachedTokens: z.int().nullable(),
    outputTokens: z.int().nullable(),
    cost: z.number().nullable(),
    requests: z.int(),
  })
  .meta({ id: 'Usage' })

export const reportSchema = z.object({
  summary: z.string(),
  summaryWritten: z.boolean(),
  sections: z.array(z.object({ id: z.string(), analystId: z.int(), content: z.string() })),
  engine: z.enum(engines),
  model: z.string().nullable(),
  findings: z.array(findingSchema),
  ballots: z.array(ballotSchema),
  agreements: z.array(z.object({ findingIds: z.array(z.string()), analystIds: z.array(z.int()) })),
  tensions: z.array(
    z.object({
      findingIds: z.array(z.string()),
      for: z.array(z.int()),
      against: z.array(z.int()),
      question: z.string(),
    }),
  ),
  loneInsights: z.array(z.string()),
  coverage: z.object({ blocks: z.int(), words: z.int(), unread: z.array(unreadSchema) }),
  quotesVerified: z.object({ verified: z.int(), total: z.int() }),
  independence: z.object({ analysts: z.int(), effective: z.number().nullable(), note: z.string().nullable() }),
  usage: z.object({
    total: usageSchema.nullable(),
    analysts: z.array(z.object({ analystId: z.int(), usage: usageSchema.nullable() })),
  }),
  missing: z.array(z.object({ analystId: z.int(), failure: failureSchema })),
}) satisfies z.ZodType<Report>

/** As the API answers it: with who the analysts are, those that were deleted since among them. */
export const projectReportSchema = reportSchema
  .extend({
    analysts: z.array(z.object({ id: z.int(), name: z.string(), title: z.string(), imageUrl: z.string().nullable() })),
  })
  .meta({ id: 'Report' })
