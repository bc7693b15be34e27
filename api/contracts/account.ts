import { z } from 'zod'
import { roles } from '#db/vocabulary.ts'
import { emailField, line, passwordField, personNameField, timestamp, usernameField } from './fields.ts'
import { invitationField } from './settings.ts'

export const userSchema = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    role: z.enum(roles),
    createdAt: timestamp,
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof userSchema>

export const ownUserSchema = userSchema
  .extend({
    /** Webhooks that Panel disabled, after a 410 or days of failures. */
    disabledWebhooks: z.int(),
  })
  .meta({ id: 'OwnUser' })
export type OwnUser = z.infer<typeof ownUserSchema>

export const registerBody = z.object({
  username: usernameField,
  email: emailField,
  password: passwordField('Password must be at least 6 characters'),
  firstName: personNameField('First name'),
  lastName: personNameField('Last name'),
  /** The token of an invitation link; needed when registration is by invitation. */
  invitation: invitationField.optional(),
})

export const loginBody = z.object({
  username: line(256, 'Username').min(1, 'Username is required'),
  password: z.string('Password is required').min(1, 'Password is required').max(1024, 'Password is too long'),
})

export const sessionSchema = z.object({ user: userSchema, token: z.string() }).meta({ id: 'Session' })
export type Session = z.infer<typeof sessionSchema>

export const profileBody = z.object({
  firstName: personNameField('First name'),
  lastName: personNameField('Last name'),
  email: emailField,
})

export const confirmBody = loginBody.pick({ password: true })

export const passwordBody = z.object({
  currentPassword: z
    .string('Current password is required')
    .min(1, 'Current password is required')
    .max(1024, 'Current password is too long'),
  newPassword: passwordField('New password must be at least 6 characters'),
  /**
   * For when somebody else may know the password and have made keys with it. Revokes every key and disables every webhook
   * and hook of the user, since a key may have made them; the user can enable their own again.
   */
  revokeKeys: z.boolean('Say true or false').optional(),
})

/** What `revokeKeys` does, in words to show before and after the change. */
export const revokeWords = {
  does: 'Your API keys stop working, and your webhooks and deploy hooks are disabled. Enable only those again that you set up yourself.',
  done: 'Your API keys are revoked, and your webhooks and deploy hooks disabled. Enable only those again that you set up yourself.',
} as const

/** The form's fields. The confirmation is checked in the browser and not sent. */
export const passwordForm = passwordBody
  .extend({ confirmPassword: z.string().min(6, 'Password confirmation is required') })
  .refine(form => form.confirmPassword === form.newPassword, {
    path: ['confirmPassword'],
    message: "Passwords don't match",
  })
