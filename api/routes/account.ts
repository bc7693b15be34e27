/** Accounts and sessions. */
import type { Hono } from 'hono'
import { isUnspent } from '#db/queries/invitations.ts'
import { changePassword, createSession, endSession } from '#db/queries/sessions.ts'
import { readSettings } from '#db/queries/settings.ts'
import {
  createUser,
  findCredentials,
  findPasswordHash,
  findTaken,
  type Taken,
  type UserRow,
  updateProfile,
} from '#db/queries/users.ts'
import { countFailedWebhooks } from '#db/queries/webhook-endpoints.ts'
import { ownUserAnswer, userAnswer } from '../answers.ts'
import { callerAddress } from '../caller.ts'
import type { ApiEnv, AppDeps } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { registrationMessages } from '../contracts/settings.ts'
import { ApiError, notSignedIn, wrongField } from '../errors.ts'
import { answer, holdToMatch, nothing } from '../reply.ts'
import { readJson } from '../request-body.ts'
import { createRouter } from '../router.ts'
import { bearerCredential, hashToken, makeToken } from '../tokens.ts'

const usernameTaken = 'This username is already taken. Please choose another.'

/** To somebody who makes an account. */
const takenAtRegistration = {
  username: usernameTaken,
  email: 'An account with this email already exists. Sign in instead, or use another email.',
} as const

/** To somebody who has one, and is signed in to it. */
const takenInProfile = {
  username: usernameTaken,
  email: 'Another account uses this email. Please enter a different one.',
} as const

function refuseTaken({ taken }: Taken, sentences: Record<Taken['taken'], string>): never {
  const message = sentences[taken]
  throw new ApiError(`${taken}_taken`, message, { issues: [{ path: taken, message }] })
}

/** The hash of the invitation that the account takes, or null where none is needed. Throws where nobody may register. */
async function invited(db: AppDeps['db'], invitation: string | undefined): Promise<string | null> {
  const { registration } = await readSettings(db)
  if (registration === 'open') return null
  if (registration === 'closed') throw new ApiError('not_allowed', registrationMessages.closed)
  if (!invitation) throw new ApiError('not_allowed', registrationMessages.needed)
  const tokenHash = hashToken(invitation)
  if (!(await isUnspent(db, { tokenHash }))) throw new ApiError('not_allowed', registrationMessages.spent)
  return tokenHash
}

export function accountRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db, passwords, limiters } = deps
  const { app, open, on } = createRouter(deps)

  const startSession = async (user: UserRow) => {
    const token = makeToken()
    await createSession(db, { tokenHash: hashToken(token), userId: user.id })
    return { user: userAnswer(user), token }
  }

  open('register', async c => {
    const body = await readJson(c, endpoints.register.body)
    await limiters.register.take(callerAddress(c, deps.config.trustedProxies), c)
    const { password, invitation, ...person } = body
    const invitationHash = await invited(db, invitation)
    const taken = await findTaken(db, person)
    if (taken) refuseTaken(taken, takenAtRegistration)
    const user = await createUser(db, { ...person, invitationHash, passwordHash: await passwords.hash(password) })
    if (user === 'invitation_spent') throw new ApiError('not_allowed', registrationMessages.spent)
    if ('taken' in user) refuseTaken(user, takenAtRegistration)
    return answer(c, endpoints.register, await startSession(user))
  })

  open('login', async c => {
    const { username, password } = await readJson(c, endpoints.login.body)
    const address = callerAddress(c, deps.config.trustedProxies)
    const guess = `${hashToken(username.toLowerCase())}@${address}`
    // Taken before the password is looked at: guesses sent side by side all count.
    await limiters.loginAddress.take(address, c)
    await limiters.login.take(guess, c)
    const found = await findCredentials(db, { username })
    const right = await passwords.verify(found?.passwordHash ?? null, password)
    if (!found || !right) throw new ApiError('wrong_credentials', 'The username or the password is wrong.')
    await Promise.all([limiters.loginAddress.giveBack(address), limiters.login.forget(guess)])
    return answer(c, endpoints.login, await startSession(found))
  })

  open('logout', async c => {
    const credential = bearerCredential(c.req.header('authorization'))
    // A key is no session: it ends when it is revoked.
    if (credential && credential !== 'broken_key' && credential.kind === 'session')
      await endSession(db, { tokenHash: hashToken(credential.token) })
    return nothing(c)
  })

  on('getUser', async (c, { user }) => {
    const disabledWebhooks = await countFailedWebhooks(db, { userId: user.id })
    return answer(c, endpoints.getUser, ownUserAnswer(user, { disabledWebhooks }))
  })

  on('updateUser', async (c, { user }) => {
    const body = await readJson(c, endpoints.updateUser.body)
    const more = { disabledWebhooks: await countFailedWebhooks(db, { userId: user.id }) }
    const guard = (current: UserRow) => holdToMatch(c, ownUserAnswer(current, more))
    const updated = await updateProfile(db, { userId: user.id, ...body, guard })
    if (!updated) throw notSignedIn()
    if ('taken' in updated) refuseTaken(updated, takenInProfile)
    return answer(c, endpoints.updateUser, ownUserAnswer(updated, more))
  })

  on('changePassword', async (c, { user, credential }) => {
    const { currentPassword, newPassword } = await readJson(c, endpoints.changePassword.body)
    const guess = `user ${user.id}`
    await limiters.login.take(guess, c)
    const oldHash = await findPasswordHash(db, { userId: user.id })
    if (!oldHash || !(await passwords.verify(oldHash, currentPassword)))
      throw wrongField('currentPassword', 'Current password is incorrect')
    const newHash = await passwords.hash(newPassword)
    const changed = await changePassword(db, { userId: user.id, oldHash, newHash, keepTokenHash: credential.tokenHash })
    if (!changed) throw wrongField('currentPassword', 'Current password is incorrect')
    await limiters.login.forget(guess)
    return nothing(c)
  })

  return app
}
