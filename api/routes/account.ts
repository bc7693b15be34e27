/** Accounts and sessions. */
import type { Hono } from 'hono'
import { isUnspent } from '#db/queries/invitations.ts'
import { changePassword, confirmSession, createSession, endSession } from '#db/queries/sessions.ts'
import { readSettings } from '#db/queries/settings.ts'
import {
  createUser,
  findCredentials,
  findPasswordHash,
  type Taken,
  type UserRow,
  updateProfile,
} from '#db/queries/users.ts'
import { countFailedWebhooks } from '#db/queries/webhook-endpoints.ts'
import { ownUserAnswer, userAnswer } from '../answers.ts'
import { callerAddress } from '../caller.ts'
import type { ApiContext, ApiEnv, AppDeps, SignedIn } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { registrationMessages } from '../contracts/settings.ts'
import { ApiError, notSignedIn, wrongField } from '../errors.ts'
import { type Point, withPoints } from '../rate-limits.ts'
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

/** Where a member's password waits: apart from those of visitors. */
const placeOf = ({ id }: UserRow) => ({ line: 'member', who: String(id) }) as const

export function accountRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db, passwords, limiters } = deps
  const { app, open, on } = createRouter(deps)

  const startSession = async (user: UserRow, address: string) => {
    const token = makeToken()
    await createSession(db, { tokenHash: hashToken(token), userId: user.id, addressHash: hashToken(address) })
    return { user: userAnswer(user), token }
  }

  /** The stored hash of a member's own password, where this is it; null where it is not. */
  const findOwnHash = async (c: ApiContext, { user }: SignedIn, password: string): Promise<string | null> => {
    const guess = `user ${user.id}`
    const stored = await findPasswordHash(db, { userId: user.id })
    const right = await withPoints([[limiters.login, guess]], c, () =>
      passwords.verify(stored, password, placeOf(user)),
    )
    if (right) await limiters.login.forget(guess)
    return right ? stored : null
  }

  open('register', async c => {
    const body = await readJson(c, endpoints.register.body)
    const address = callerAddress(c, deps.config.trustedProxies)
    const { password, invitation, ...person } = body
    const invitationHash = await invited(db, invitation)
    // First, so that what costs nothing, because the line was full, tells nothing of who has an account.
    const passwordHash = await withPoints([[limiters.register, address]], c, () =>
      passwords.hash(password, { line: 'register', who: address }),
    )
    const user = await createUser(db, { ...person, invitationHash, passwordHash })
    if (user === 'invitation_spent') throw new ApiError('not_allowed', registrationMessages.spent)
    if ('taken' in user) refuseTaken(user, takenAtRegistration)
    return answer(c, endpoints.register, await startSession(user, address))
  })

  open('login', async (c, caller) => {
    const { username, password } = await readJson(c, endpoints.login.body)
    const address = callerAddress(c, deps.config.trustedProxies)
    const found = await findCredentials(db, { username, addressHash: hashToken(address) })
    const bearer = await caller()
    // The id where there is one: the database takes spellings for one name that are several here.
    const name = found ? `user ${found.user.id}` : hashToken(username.toLowerCase())
    const isOwner = found !== null && bearer?.key === null && bearer.user.id === found.user.id
    const isHome = found?.isKnownAddress === true
    // With a session it counts as a guess of its holder's does: strangers use up nothing of that.
    const anyAddress: Point[] = isHome ? [] : [[isOwner ? limiters.login : limiters.loginName, name]]
    const guess = `${name}@${address}`
    const points: Point[] = [[limiters.loginAddress, address], [limiters.login, guess], ...anyAddress]
    const right = await withPoints(points, c, () =>
      passwords.verify(found?.passwordHash ?? null, password, {
        line: isHome || isOwner ? 'known' : 'signIn',
        who: address,
      }),
    )
    if (!found || !right) throw new ApiError('wrong_credentials', 'The username or the password is wrong.')
    // What strangers have guessed elsewhere still counts: they get no more guesses because its owner signs in.
    await Promise.all([
      limiters.loginAddress.giveBack(address),
      limiters.login.forget(guess),
      ...anyAddress.map(([limiter, key]) => limiter.giveBack(key)),
    ])
    return answer(c, endpoints.login, await startSession(found.user, address))
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
    // Whether an address is taken is told by the refusal: nobody asks that without end.
    if (body.email.toLowerCase() !== user.email.toLowerCase()) {
      await limiters.register.take(`user ${user.id}`, c)
      await limiters.register.take(callerAddress(c, deps.config.trustedProxies), c)
    }
    const guard = (current: UserRow) => holdToMatch(c, ownUserAnswer(current, more))
    const updated = await updateProfile(db, { userId: user.id, ...body, guard })
    if (!updated) throw notSignedIn()
    if ('taken' in updated) refuseTaken(updated, takenInProfile)
    return answer(c, endpoints.updateUser, ownUserAnswer(updated, more))
  })

  on('changePassword', async (c, caller) => {
    const { currentPassword, newPassword, revokeKeys = false } = await readJson(c, endpoints.changePassword.body)
    const { user, credential } = caller
    const wrong = () => wrongField('currentPassword', 'Current password is incorrect')
    const oldHash = await findOwnHash(c, caller, currentPassword)
    if (!oldHash) throw wrong()
    const newHash = await passwords.hash(newPassword, placeOf(user))
    const kept = { userId: user.id, keepTokenHash: credential.tokenHash }
    if (!(await changePassword(db, { ...kept, oldHash, newHash, revokeKeys }))) throw wrong()
    return nothing(c)
  })

  on('confirmPassword', async (c, caller) => {
    const { password } = await readJson(c, endpoints.confirmPassword.body)
    if (!(await findOwnHash(c, caller, password))) {
      const message = 'The password is wrong.'
      throw new ApiError('wrong_credentials', message, { issues: [{ path: 'password', message }] })
    }
    await confirmSession(db, { tokenHash: caller.credential.tokenHash })
    return nothing(c)
  })

  return app
}
