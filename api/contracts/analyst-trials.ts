import { z } from 'zod'
import { takenSides } from '#db/vocabulary.ts'
import { analystFields, questions } from './analysts.ts'
import { timestamp } from './fields.ts'
import { failureSchema } from './projects.ts'
import { claimSchema, reportChoiceSchema, reportQuestionSchema, usageSchema } from './report/report.ts'

const { title, specialty, prompt } = analystFields.shape
export const trialBody = z
  .object({
    projectId: z.int('Please choose a submission'),
    analyst: z.object({ title, specialty, prompt, questions: questions.default([]) }),
    besides: z.int('“besides” must be the id of the analyst in use, or null').nullable().default(null),
  })
  .meta({ id: 'AnalystDraft' })

const shared = { id: true, weight: true, quotes: true } as const
const claim = claimSchema.pick({ ...shared, stance: true, headline: true, text: true, lookedFor: true })
const choice = reportChoiceSchema.pick({ ...shared, sentence: true })
const side = { side: z.enum(takenSides), reason: z.string(), otherSide: z.string() }
const verified = z.boolean()

const trialOpinionSchema = z
  .object({
    answers: z.array(reportQuestionSchema.omit({ id: true, analystId: true, claims: true })),
    findings: z.array(claim.extend({ suggestion: z.string(), verified })),
    choices: z.array(choice.extend({ ...side, verified })),
    usage: usageSchema.nullable(),
    seconds: z.number().nullable(),
    /** When the review that this opinion comes from ended; null if the opinion was made for this trial. */
    reviewedAt: timestamp.nullable(),
    failure: failureSchema.nullable(),
  })
  .meta({ id: 'TrialOpinion' })

export const trialSchema = z
  .object({
    status: z.enum(['running', 'done', 'failed']),
    draft: trialOpinionSchema.nullable(),
    inUse: trialOpinionSchema.nullable(),
    /** A sentence: why it failed and what to do. */
    failure: z.string().nullable(),
  })
  .meta({ id: 'AnalystTrial' })
export type AnalystTrial = z.output<typeof trialSchema>
