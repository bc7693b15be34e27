/** The submissions of the measure, each with its key: what is wrong, right, divisive and a trap, written before any run. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'

const folder = path.join(import.meta.dirname, 'submissions')

const point = z.strictObject({
  id: z.string(),
  what: z.string(),
  /** Verbatim passages, each within one block: where it shows. Of something missing, the nearest ones. */
  quotes: z.array(z.string().min(1)),
  /** One of these begins a word in what anybody says who means this point. */
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
  /** What a hasty reader would call wrong and is right; its terms are those of the false complaint. */
  traps: z.array(point),
  /** Wordings that are the same point, and so must become one claim. */
  duplicates: z.array(z.strictObject({ flaw: z.string(), wordings: z.array(z.string()).min(2) })),
})

export type Point = z.infer<typeof point>
export type Labels = z.infer<typeof labels>
export interface Submission extends Labels {
  name: string
  /** Its file's name, which tells a page from a document. */
  file: 'submission.txt' | 'submission.html'
  bytes: Buffer
}

/** Every submission, by name. Throws where a key is not of its form. */
export function submissions(): Submission[] {
  return readdirSync(folder)
    .toSorted()
    .map(name => {
      const at = (file: string) => path.join(folder, name, file)
      const file = existsSync(at('submission.html')) ? 'submission.html' : 'submission.txt'
      const key = labels.parse(JSON.parse(readFileSync(at('labels.json'), 'utf8')))
      return { ...key, name, file, bytes: readFileSync(at(file)) }
    })
}
