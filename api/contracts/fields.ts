import { z } from 'zod'
import { limits } from '#db/limits.ts'

/** No control characters and no lone surrogates: Postgres cannot store NUL or surrogates, and a terminal must not get escapes. */
export const plainLine = /^[^\p{Cc}\p{Cs}]*$/u

/** Text that consists of invisible characters, such as zero-width spaces, counts as empty. */
const seen = (text: string) => (/^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u.test(text) ? '' : text)

export const line = (max: number, label: string, missing = `${label} is required`) =>
  z
    .string(missing)
    .overwrite(seen)
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .regex(plainLine, `${label} must not contain control characters`)

/** Text of several lines: line breaks and tabs are allowed, other control characters are not. */
export const lines = (max: number, label: string, missing = `${label} must be text`) =>
  z
    .string(missing)
    // Forms send CRLF where JSON sends LF; both are stored as LF.
    .overwrite(text => seen(text.replaceAll(/\r\n?/g, '\n')))
    .trim()
    .max(max, `${label} must be at most ${max} characters`)
    .regex(/^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u, `${label} must not contain control characters`)

export const emailField = z
  .string('Invalid email format')
  .trim()
  .max(limits.emailMax, `Email must be at most ${limits.emailMax} characters`)
  .meta({ format: 'email' })
  .pipe(z.email('Invalid email format'))

const shortUsername = `Username must be at least ${limits.usernameMin} characters`
export const usernameField = line(limits.usernameMax, 'Username', shortUsername).min(limits.usernameMin, shortUsername)

/** Passwords are never trimmed. The maximum bounds the cost of hashing. */
export const passwordField = (message: string) =>
  z
    .string(message)
    .min(limits.passwordMin, message)
    .max(limits.passwordMax, `Password must be at most ${limits.passwordMax} characters`)

export const personNameField = (label: string) =>
  line(limits.personNameMax, label)
    .nullish()
    .transform(value => value || null)

export const idParam = z.coerce.number().int().positive().max(2_147_483_647)

export const timestamp = z.iso.datetime()
