import { settingsBody } from '#api/contracts/settings.ts'
import { dollars, sizeInWords } from '#api/contracts/share-words.ts'
import type { Settings } from '#db/limits.ts'
import type { RegistrationMode } from '#db/vocabulary.ts'
import type { Context } from '../../context.ts'
import { CommandError } from '../../errors.ts'
import { writeJson } from '../../output/json.ts'
import { signedIn } from '../../server-calls.ts'
import { withPassword } from '../../with-password.ts'

interface Options {
  registration?: RegistrationMode
  reviewsAtOnce?: string
  reviewsPerDay?: string
  storedMib?: string
  costPerDay?: string
  json?: boolean
}

const MiB = 1024 * 1024
const registrationWords: Record<RegistrationMode, string> = {
  open: 'open',
  invitation: 'by invitation',
  closed: 'closed',
}

/** Options that are left out keep their value; without options, only shows the settings. */
export async function settings(context: Context, options: Options): Promise<void> {
  const body = changesIn(options)
  const client = await signedIn(context)
  const now = await withPassword(context, client, () =>
    Object.keys(body).length > 0 ? client.call('updateSettings', { body }) : client.call('getSettings', {}),
  )
  if (options.json) return writeJson(context, { settings: now })
  context.stdout.write(`${inRows(now).join('\n')}\n`)
}

function changesIn(options: Options): Partial<Settings> {
  const { costPerDay, registration, reviewsAtOnce, reviewsPerDay, storedMib } = options
  const numbers = { reviewsAtOnce, reviewsPerDay, storedMiB: storedMib, costPerDay }
  const given = Object.entries(numbers).flatMap(([name, text]) => (text === undefined ? [] : [[name, numberIn(text)]]))
  const checked = settingsBody.safeParse({ registration, ...Object.fromEntries(given) })
  if (!checked.success)
    throw new CommandError(`${[...new Set(checked.error.issues.map(({ message }) => message))].join('. ')}.`)
  return Object.fromEntries(Object.entries(checked.data).filter(([, value]) => value !== undefined))
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text))

function inRows({ costPerDay, registration, reviewsAtOnce, reviewsPerDay, storedMiB }: Settings): string[] {
  const rows = [
    ['Registration', registrationWords[registration]],
    ['Reviews at once', String(reviewsAtOnce)],
    ['Reviews a day', String(reviewsPerDay)],
    ['Storage', `${storedMiB} MiB (${sizeInWords(storedMiB * MiB)})`],
    ['Model cost a day', dollars(costPerDay)],
  ]
  const widest = Math.max(...rows.map(([label = '']) => label.length))
  return rows.map(([label = '', value]) => `${label.padEnd(widest)}  ${value}`)
}
