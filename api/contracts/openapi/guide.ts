/** The introduction of the reference. Text between backticks is code. */
import { keepingLimits, signInLimits } from '#db/limits.ts'
import { listLimits } from '#db/list-limits.ts'
import { keyScopes } from '#db/vocabulary.ts'
import { keyPrefix } from '../key-format.ts'

interface GuidePart {
  title: string
  text: string
  list?: readonly string[]
  after?: string
}

const scopeWords = {
  read: 'see projects, reviews, reports, files and personal details',
  submit:
    'create, edit, submit, cancel and delete projects, mark claims, keep sub-accounts, and remove webhooks and hooks',
  admin: 'what administrators may do, if the key’s owner is one, except making somebody an administrator',
} as const satisfies Record<(typeof keyScopes)[number], string>

export const apiGuide: readonly GuidePart[] = [
  {
    title: 'Signing in',
    text: `Send \`Authorization: Bearer …\` with an API key, or with the token that \`POST /api/login\` returns. A person makes keys under Account Settings, Developer. A key begins with \`${keyPrefix}\`, ends with a checksum, and is shown once. Its scopes are independent; none includes another:`,
    list: keyScopes.map(scope => `\`${scope}\`: ${scopeWords[scope]}`),
    after:
      'Some calls need both `read` and `submit`: setting up a webhook, having a message sent to it and listening to messages, because messages contain what `read` protects, and setting up a hook for a deploy system. Webhooks and hooks keep working when the key that made them is revoked. No key can manage keys, change a password or personal details, or make somebody an administrator.',
  },
  {
    title: 'What outlasts a session',
    text: `A session ends when it has not been used for ${signInLimits.sessionDays} days, and ${signInLimits.longestSessionDays} days after signing in at the latest. Some of what is made with a session outlasts it. So making a key, a webhook or a hook, changing the secret or the address of one, and letting others in (roles, invitations, who may register) need the password within the last ${signInLimits.freshPasswordMs / 60_000} minutes of the same session. Signing in and changing the password count as giving it. Otherwise the refusal is \`password_needed\`: send the password to \`POST /api/user/confirm\`, then repeat the request. API keys are not asked for a password.`,
  },
  {
    title: 'Answers and refusals',
    text: 'Bodies and answers are JSON unless said otherwise. A refusal is `{code, message, requestId, issues?}`: `code` is for programs, `message` is a sentence for people, and `issues` names each field that is wrong. A 405 lists the methods that the address takes in `Allow`, and so does the answer to `OPTIONS`. Ignore fields that you do not know: a later version may add some.',
  },
  {
    title: 'Sending a request again',
    text: `A POST that makes something takes an \`Idempotency-Key\`. For ${keepingLimits.idempotencyKeepMs / 3_600_000} hours, the same key with the same request gets the first answer again and nothing is made twice, even if both requests run at once. The same key with another request is refused with \`idempotency_key_reused\`. Keys belong to the user: if another session or API key of yours repeats the request, it gets the first answer too, unless that answer contains a new API key. A refused request does not use up its key.`,
  },
  {
    title: 'Lists',
    text: `A list is an array. \`limit\` asks for a page of at most ${listLimits.pageRowsMax} rows. For the next page, send the \`X-Next-Cursor\` of this one as \`cursor\`, or follow \`Link\`. Pages neither repeat nor miss a row while others are added.`,
  },
  {
    title: 'What has not changed',
    text: 'Answers to GET carry an `ETag`. Send it back as `If-None-Match`, and what has not changed is answered with 304 and no body.',
  },
  {
    title: 'Changing only what you have seen',
    text: 'Send the `ETag` of a project, or of your account, as `If-Match` with the `PUT` or `DELETE` of the same address: if somebody has changed it in the meantime, nothing is done and the refusal is 412 with `precondition_failed`. Addresses that cannot be read with GET have no ETag and refuse `If-Match`.',
  },
  {
    title: 'Limits',
    text: 'Answers to rate-limited requests give the limits in `RateLimit-Policy` and what is left of them in `RateLimit`; a 429 says in `Retry-After` after how many seconds to try again. All API keys of one user share one limit.',
  },
]

export const apiGuideText: string = apiGuide
  .map(({ title, text, list = [], after = '' }) =>
    [`## ${title}`, text, list.map(line => `- ${line}`).join('\n'), after].filter(Boolean).join('\n\n'),
  )
  .join('\n\n')
