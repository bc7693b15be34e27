import { z } from 'zod'
import { modelNameMax } from '#db/limits.ts'
import { modelDialects } from '#db/model-words.ts'
import { engines } from '#db/vocabulary.ts'
import { line } from './fields.ts'

const endpointMessage = 'Endpoint must be an http or https address, such as http://127.0.0.1:1234/v1'
const endpointSigns = 'Endpoint must have no “@”, “?” or “#”: the key has a field of its own'
const endpointField = line(500, 'Endpoint', endpointMessage)
  .overwrite(text => text.replace(/\/chat\/completions\/?$/, ''))
  .refine(text => /^https?:$/.test(URL.parse(text)?.protocol ?? '') && !/\s/.test(text), endpointMessage)
  .refine(text => !/^https?:.*[@?#]/i.test(text), endpointSigns)

const modelName = line(modelNameMax, 'Model', 'Please choose a model').min(1, 'Please choose a model')
const keyField = line(1_000, 'Key')
  .regex(/^[ -~]*$/, 'Key must consist of letters from a to z, digits and signs: copy it again where it comes from')
  .transform(key => key || null)

const priceMessage = 'A price must be an amount from 0 to 10000, in US dollars for a million tokens'
const price = z.number(priceMessage).min(0, priceMessage).max(10_000, priceMessage)
const pricesSchema = z.object({ input: price, cachedInput: price, output: price })

const costMessage = 'Cost of a review must be an amount from 0.01 to 10000, or empty'
const charactersMessage = 'Characters must be a whole number from 2000 to 10000000, or empty'

const analystKey = z.string().regex(/^\d{1,10}$/, 'An analyst is named by its id')

const shared = {
  engine: z.enum(engines, 'Please select the engine'),
  dialect: z.enum(modelDialects, 'Please select the server’s API'),
  prices: pricesSchema.nullable(),
  /** US dollars. */
  maxCost: z.number(costMessage).min(0.01, costMessage).max(10_000, costMessage).nullable(),
  documentCharacters: z
    .int(charactersMessage)
    .min(2_000, charactersMessage)
    .max(10_000_000, charactersMessage)
    .nullable(),
  pictures: z.enum(['auto', 'off'], 'Please select whether the model is shown the pages').nullable(),
  /** Other models for single analysts, by analyst id. */
  models: z.record(analystKey, modelName),
}

const keyFacts = {
  /** Whether a key is stored; the key itself is never returned. */
  hasKey: z.boolean(),
  /** False if the key was sealed with a secret other than this installation’s. */
  keyReadable: z.boolean(),
}

const origin = z.enum(['environment', 'saved', 'default'])

export const modelSchema = z
  .object({
    ...shared,
    endpoint: z.string().nullable(),
    model: z.string().nullable(),
    ...keyFacts,
    /** The server of an analyst's own model if it is not at `endpoint`, by analyst id. */
    servers: z.record(z.string(), z.object({ endpoint: z.string(), dialect: z.enum(modelDialects), ...keyFacts })),
    /** What new reviews will use. */
    inForce: z.object({ engine: z.enum(engines), endpoint: z.string().nullable(), model: z.string().nullable() }),
    /** Settings from the environment cannot be changed here. */
    from: z.object({
      connection: origin,
      model: origin,
      prices: origin,
      maxCost: origin,
      documentCharacters: origin,
      pictures: origin,
    }),
  })
  .meta({ id: 'Model' })

const server = {
  endpoint: endpointField,
  dialect: shared.dialect.default('openai'),
  /** By default the environment's key or the stored one, whichever belongs to this endpoint. Null for none. */
  key: keyField.nullable().optional(),
}

/** What is left out stays, but a new endpoint sets the dialect. Null or the last use of its endpoint removes a key. */
export const modelBody = z
  .object({
    ...shared,
    endpoint: endpointField.nullable(),
    model: modelName.nullable(),
    key: keyField.nullable(),
    servers: z.record(analystKey, z.object(server)),
  })
  .partial()
  .meta({ id: 'ChangedModel' })

export const serverBody = z.object(server).meta({ id: 'ModelServer' })
export const testBody = z.object({ ...server, model: modelName }).meta({ id: 'ModelTest' })

export const foundSchema = z
  .array(
    z.object({ name: z.string(), endpoint: z.string(), dialect: z.enum(modelDialects), models: z.array(z.string()) }),
  )
  .meta({ id: 'FoundServers' })

/** A sentence that says what went wrong; null if nothing did. */
const problem = z.string().nullable()

export const modelListSchema = z
  .object({
    models: z.array(z.string()),
    more: z.int(),
    problem,
    mayAnswer: z
      .boolean()
      .meta({ description: 'Whether a model may answer there although its list could not be read.' }),
  })
  .meta({ id: 'ModelList' })

export const testResultSchema = z
  .object({
    facts: z.array(
      z.object({
        name: z.enum(['answers', 'thinks', 'form', 'whole', 'cache', 'pictures']),
        /** Null if the test could not tell. */
        works: z.boolean().nullable(),
        note: z.string(),
      }),
    ),
    /** Of the first request. */
    latencyMs: z.int().nullable(),
    problem,
  })
  .meta({ id: 'ModelTestResult' })
