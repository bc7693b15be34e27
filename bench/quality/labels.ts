/** The submissions, each with its key: what is wrong, right, divisive and a trap, written before any run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const folder = path.join(import.meta.dirname, 'submissions')

const point = z.strictObject({
  id: z.string(),
  what: z.string(),
  /** Verbatim passages that show it, each within one block; for something missing, the nearest ones. */
  quotes: z.array(z.string().min(1)),
  /** Anybody who makes this point uses a word that begins with one of these. */
  terms: z.array(z.string().min(2)).min(1),
})
const labels = z.strictObject({
  form: z.enum(['deck', 'page', 'memo', 'mail']),
  trade: z.string(),
  language: z.enum(['en', 'de', 'fr', 'es']),
  panel: z.enum(['vc', 'marketing']),
  flaws: z.array(point.extend({ weight: z.literal([1, 2, 3]), absence: z.boolean() })),
  strengths: z.array(point),
  tensions: z.array(point.extend({ back: z.string(), doubt: z.string() })),
  /** Something right that a hasty reader would call wrong; its terms are those of the false complaint. */
  traps: z.array(point),
  /** Wordings of the same point, which must become one claim. */
  duplicates: z.array(z.strictObject({ flaw: z.string(), wordings: z.array(z.string()).min(2) })),
})

export type Point = z.infer<typeof point>
export type Labels = z.infer<typeof labels>
export interface Submission extends Labels {
  name: string
  file: 'submission.txt' | 'submission.html'
  bytes: Buffer
}

/** Every submission, by name. Throws if one cannot be read, or its key has the wrong form. */
export const submissions = (): Submission[] => readdirSync(folder).toSorted().map(read)

function read(name: string): Submission {
  const at = (file: string) => path.join(folder, name, file)
  const file = existsSync(at('submission.html')) ? 'submission.html' : 'submission.txt'
  try {
    const key = labels.parse(JSON.parse(readFileSync(at('labels.json'), 'utf8')))
    return { ...key, name, file, bytes: readFileSync(at(file)) }
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : error
    throw new Error(`The submission ${name} cannot be read: ${reason}`)
  }
}
