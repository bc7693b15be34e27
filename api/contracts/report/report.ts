import { z } from 'zod'
import type { Report } from '#db/report.ts'
import {
  answerOutcomes,
  categories,
  claimGroups,
  claimVotes,
  engines,
  panelTypes,
  stances,
  takenSides,
  weights,
} from '#db/vocabulary.ts'
import { boxSchema, placeSchema, unreadSchema } from '../document.ts'
import { timestamp } from '../fields.ts'
import { failureSchema } from '../projects.ts'

const weight = z.literal(weights)

const placedQuoteSchema = z
  .object({
    text: z.string(),
    where: placeSchema,
    blockId: z.string(),
    /** The text has bars between the cells of a row, which the submission does not have. */
    cells: z.literal(true).optional(),
    /** `where` in words. */
    place: z.string(),
  })
  .meta({ id: 'PlacedQuote' })

const citationSchema = z.object({
  code: z.string(),
  publisher: z.string(),
  title: z.string(),
  year: z.int().nullable(),
})

export const claimSchema = z
  .object({
    id: z.string(),
    number: z.int().positive(),
    group: z.enum(claimGroups),
    stance: z.enum(stances),
    weight,
    category: z.enum(categories),
    headline: z.string(),
    text: z.string(),
    suggestions: z.array(z.string()),
    quotes: z.array(placedQuoteSchema),
    lookedFor: z.string().nullable(),
    /** The pages whose pictures show it. */
    seen: z
      .array(
        z.object({
          page: z.int(),
          box: boxSchema.nullable().meta({ description: 'In percent of the page; null for the page as a whole.' }),
          place: z.string(),
        }),
      )
      .default([]),
    /** The first one gave the claim its headline and text. `analystId` is null if the program raised it. */
    raised: z.array(z.object({ analystId: z.int().nullable(), headline: z.string(), text: z.string() })),
    votes: z.array(z.object({ analystId: z.int(), vote: z.enum(claimVotes), reason: z.string() })),
    check: z.object({ id: z.string(), gates: z.boolean() }).nullable(),
    source: citationSchema.nullable(),
  })
  .meta({ id: 'Claim' })
export type Claim = z.infer<typeof claimSchema>

const standSchema = z.object({ analystId: z.int(), reason: z.string(), raised: z.boolean() }).meta({ id: 'Stand' })

export const reportChoiceSchema = z
  .object({
    id: z.string(),
    number: z.int().positive(),
    sentence: z.string(),
    weight,
    quotes: z.array(placedQuoteSchema),
    raised: z.array(
      z.object({ analystId: z.int(), sentence: z.string(), side: z.enum(takenSides), otherSide: z.string() }),
    ),
    back: z.array(standSchema),
    doubt: z.array(standSchema),
    outside: z.array(z.object({ analystId: z.int(), reason: z.string() })),
    split: z.boolean(),
    question: z.string().nullable(),
    fixed: z.boolean(),
  })
  .meta({ id: 'Choice' })
export type ReportChoice = z.infer<typeof reportChoiceSchema>

export const reportQuestionSchema = z
  .object({
    id: z.string(),
    analystId: z.int(),
    question: z.string(),
    outcome: z.enum(answerOutcomes),
    quotes: z.array(placedQuoteSchema),
    note: z.string(),
    claims: z.array(z.string()),
  })
  .meta({ id: 'Question' })
export type ReportQuestion = z.infer<typeof reportQuestionSchema>

export const usageSchema = z
  .object({
    inputTokens: z.int().nullable(),
    cachedTokens: z.int().nullable(),
    outputTokens: z.int().nullable(),
    cost: z.number().nullable(),
    requests: z.int(),
  })
  .meta({ id: 'Usage' })

const counted = z.int().nonnegative()
export const reportCountsSchema = z
  .object({
    disputed: counted,
    agreed: counted,
    single: counted,
    checked: counted,
    unverified: counted,
    split: counted,
    choices: counted,
    answered: counted,
    questions: counted,
  })
  .meta({ id: 'ReportCounts' })
export type ReportCounts = z.infer<typeof reportCountsSchema>

export const reportSchema = z.object({
  summary: z.string(),
  summaryWritten: z.boolean(),
  sections: z.array(z.object({ id: z.string(), analystId: z.int(), content: z.string() })),
  engine: z.enum(engines),
  model: z.string().nullable(),
  firstThings: z.array(z.object({ kind: z.enum(['claim', 'choice']), id: z.string() })),
  claims: z.array(claimSchema),
  choices: z.array(reportChoiceSchema),
  questions: z.array(reportQuestionSchema),
  counts: reportCountsSchema,
  checksRun: counted.nullable(),
  checksPassed: z.array(z.string()).optional(),
  coverage: z.object({ blocks: z.int(), words: z.int(), unread: z.array(unreadSchema) }),
  quotesVerified: z.object({ verified: z.int(), total: z.int() }),
  independence: z.object({ analysts: z.int(), effective: z.number().nullable(), note: z.string().nullable() }),
  usage: z.object({
    total: usageSchema.nullable(),
    analysts: z.array(z.object({ analystId: z.int(), usage: usageSchema.nullable() })),
  }),
  missing: z.array(z.object({ analystId: z.int(), failure: failureSchema })),
}) satisfies z.ZodType<Report>

/** The report as the API answers it: with the names of its analysts, even those deleted since. */
export const projectReportSchema = reportSchema
  .extend({
    analysts: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        title: z.string(),
        imageUrl: z.string().nullable(),
        /** The version of its prompt and questions; null if unknown, as in reports from before there were versions. */
        version: z.int().nullable(),
      }),
    ),
    /** The version that was reviewed, and how many of its project have a report. Missing if it is of no project. */
    review: z.object({ version: z.int(), versions: z.int(), finishedAt: timestamp.nullable() }).optional(),
  })
  .meta({ id: 'Report' })
export type ProjectReport = z.infer<typeof projectReportSchema>

export const reportLineSchema = z.object({
  projectId: z.int(),
  name: z.string(),
  panelId: z.int(),
  panelType: z.enum(panelTypes),
  finishedAt: timestamp.nullable(),
  counts: reportCountsSchema,
})
export type ReportLine = z.infer<typeof reportLineSchema>
