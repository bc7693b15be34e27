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
import { countFailedWebhooks } from '#db/queries/webhooks/endpoints.ts'
import { ownUserAnswer, userAnswer } from '../answers/rows.ts'
import { callerAddress } from '../auth/caller.ts'
import type { Place } from '../auth/password-lines.ts'
import { bearerCredential, hashToken, makeToken } from '../auth/tokens.ts'
import type { ApiContext, ApiEnv, AppDeps, SignedIn } from '../context.ts'
import { endpoints } from '../contracts/endpoints.ts'
import { registrationMessages } from '../contracts/settings.ts'
import { ApiError, notSignedIn, wrongField } from '../http/errors.ts'
import { giveBack, type Point, withPoints } from '../http/rate-limits.ts'
import { answer, noContent, requireIfMatch } from '../http/reply.ts'
import { readJson } from '../http/request-body.ts'
import { createRouter } from '../http/router.ts'

const usernameTaken = 'This username is already taken. Please choose another.'

const takenAtRegistration = {
  username: usernameTaken,
  email: 'An account with this email already exists. Sign in instead, or use another email.',
} as const

const takenInProfile = {
  username: usernameTaken,
  email: 'Another account uses this email. Please enter a different one.',
} as const

function refuseTaken({ taken }: Taken, sentences: Record<Taken['taken'], string>): never {
  const message = sentences[taken]
  throw new ApiError(`${taken}_taken`, message, { issues: [{ path: taken, message }] })
}

/** The hash of the invitation to use, or null if none is needed. Throws if the visitor may not register. */
async function checkInvitation(db: AppDeps['db'], invitation: string | undefined): Promise<string | null> {
  const { registration } = await readSettings(db)
  if (registration === 'open') return null
  if (registration === 'closed') throw new ApiError('not_allowed', registrationMessages.closed)
  if (!invitation) throw new ApiError('not_allowed', registrationMessages.needed)
  const tokenHash = hashToken(invitation)
  if (!(await isUnspent(db, { tokenHash }))) throw new ApiError('not_allowed', registrationMessages.spent)
  return tokenHash
}

const wrongCredentials = () => new ApiError('wrong_credentials', 'The username or the password is wrong.')

export function accountRoutes(deps: AppDeps): Hono<ApiEnv> {
  const { db, passwords, limiters } = deps
  const { app, open, on } = createRouter(deps)

  /** Throws if the password was changed after it was checked. */
  const startSession = async (user: UserRow, { passwordHash, address }: { passwordHash: string; address: string }) => {
    const token = makeToken()
    const begun = { tokenHash: hashToken(token), userId: user.id, addressHash: hashToken(address), passwordHash }
    if (!(await createSession(db, begun))) throw wrongCredentials()
    return { user: userAnswer(user), token }
  }

  /**
   * The limits against which a password guess with a session counts. Each session has its own limit, so that whoever stole
   * one cannot lock out its owner. The limit of all the user's sessions together is higher.
   */
  const sessionLimits = ({ user, credential }: SignedIn): Point[] => [
    [limiters.login, `session ${credential.tokenHash}`],
    [limiters.loginName, `sessions of ${user.id}`],
  ]

  /** Checks a member’s own password, and counts it as a guess unless it is right. */
  const countingGuess = async <T>(
    c: ApiContext,
    caller: SignedIn,
    check: (stored: string | null, place: Place) => Promise<T>,
  ): Promise<T> => {
    const { id } = caller.user
    const guesses = sessionLimits(caller)
    const stored = await findPasswordHash(db, { userId: id })
    const right = await withPoints(guesses, c, () => check(stored, { line: 'member', who: String(id) }))
    if (right) await giveBack(guesses)
    return right
  }

  open('register', async c => {
    const body = await readJson(c, endpoints.register.body)
    const address = callerAddress(c, deps.config.trustedProxies)
    const { password, invitation, ...person } = body
    const invitationHash = await checkInvitation(db, invitation)
    // Hashed before looking for the account, so that a refusal by a full line, which costs no point, reveals no account.
    const passwordHash = await withPoints([[limiters.register, address]], c, () =>
      passwords.hash(password, { line: 'register', who: address }),
    )
    const user = await createUser(db, { ...person, invitationHash, passwordHash })
    if (user === 'invitation_spent') throw new ApiError('not_allowed', registrationMessages.spent)
    if ('taken' in user) refuseTaken(user, takenAtRegistration)
    return answer(c, endpoints.register, await startSession(user, { passwordHash, address }))
  })

  open('login', async (c, caller) => {
    const { username, password } = await readJson(c, endpoints.login.body)
    const address = callerAddress(c, deps.config.trustedProxies)
    const { name, found } = await findCredentials(db, { username, addressHash: hashToken(address) })
    const bearer = await caller()
    const owner = found && bearer?.key === null && bearer.user.id === found.user.id ? bearer : null
    const isKnown = found?.isKnownAddress === true
    const nameHash = hashToken(name)
    // A caller with a session of this account is counted by session, so strangers who guess the name cannot lock them out.
    const byName: Point[] = isKnown ? [] : owner ? sessionLimits(owner) : [[limiters.loginName, nameHash]]
    const guess = `${nameHash}@${address}`
    const shared: Point[] = [[limiters.loginAddress, address], ...byName]
    const right = await withPoints([...shared, [limiters.login, guess]], c, () =>
      passwords.verify(found?.passwordHash ?? null, password, {
        line: isKnown || owner ? 'known' : 'signIn',
        who: address,
      }),
    )
    if (!found || !right) throw wrongCredentials()
    // Only this sign-in's own points are given back: when the owner signs in, strangers must not get more guesses.
    await Promise.all([giveBack(shared), limiters.login.forget(guess)])
    return answer(c, endpoints.login, await startSession(found.user, { ...found, address }))
  })

  open('logout', async c => {
    const credential = bearerCredential(c.req.header('authorization'))
    // An API key has no session to end; it is revoked instead.
    if (credential && credential !== 'broken_key' && credential.kind === 'session')
      await endSession(db, { tokenHash: hashToken(credential.token) })
    return noContent(c)
  })

  on('getUser', async (c, { user }) => {
    const disabledWebhooks = await countFailedWebhooks(db, { userId: user.id })
    return answer(c, endpoints.getUser, ownUserAnswer(user, { disabledWebhooks }))
  })

  on('updateUser', async (c, { user }) => {
    const body = await readJson(c, endpoints.updateUser.body)
    const more = { disabledWebhooks: await countFailedWebhooks(db, { userId: user.id }) }
    // A refusal reveals that an email is taken, so the attempts are limited.
    if (body.email.toLowerCase() !== user.email.toLowerCase()) {
      await limiters.register.take(`user ${user.id}`, c)
      await limiters.register.take(callerAddress(c, deps.config.trustedProxies), c)
    }
    const guard = (current: UserRow) => requireIfMatch(c, ownUserAnswer(current, more))
    const updated = await updateProfile(db, { userId: user.id, ...body, guard })
    if (!updated) throw notSignedIn()
    if ('taken' in updated) refuseTaken(updated, takenInProfile)
    return answer(c, endpoints.updateUser, ownUserAnswer(updated, more))
  })

  on('changePassword', async (c, caller) => {
    const { currentPassword, newPassword, revokeKeys = false } = await readJson(c, endpoints.changePassword.body)
    const { user, credential } = caller
    const wrong = () => wrongField('currentPassword', 'Current password is incorrect')
    const hashes = await countingGuess(c, caller, async (oldHash, place) => {
      const newHash = await passwords.replace(oldHash, currentPassword, newPassword, place)
      return oldHash !== null && newHash !== null && { oldHash, newHash }
    })
    if (!hashes) throw wrong()
    const keepAddressHash = hashToken(callerAddress(c, deps.config.trustedProxies))
    const kept = { userId: user.id, keepTokenHash: credential.tokenHash, keepAddressHash }
    if (!(await changePassword(db, { ...kept, ...hashes, revokeKeys }))) throw wrong()
    return noContent(c)
  })

  on('confirmPassword', async (c, caller) => {
    const { password } = await readJson(c, endpoints.confirmPassword.body)
    if (!(await countingGuess(c, caller, (stored, place) => passwords.verify(stored, password, place)))) {
      const message = 'The password is wrong.'
      throw new ApiError('wrong_credentials', message, { issues: [{ path: 'password', message }] })
    }
    await confirmSession(db, { tokenHash: caller.credential.tokenHash })
    return noContent(c)
  })

  return app
}
