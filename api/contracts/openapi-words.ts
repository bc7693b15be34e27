/** What the reference says before its first endpoint. Text between backticks is code. */
import { keepingLimits, signInLimits } from '#db/limits.ts'
import { listLimits } from '#db/list-limits.ts'
import { keyScopes } from '#db/vocabulary.ts'
import { keyPrefix } from './key-format.ts'

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
  admin: 'what administrators may do, where the key’s owner is one, but for making somebody an administrator',
} as const satisfies Record<(typeof keyScopes)[number], string>

export const apiGuide: readonly GuidePart[] = [
  {
    title: 'Signing in',
    text: `Send \`Authorization: Bearer …\` with an API key, or with the token that \`POST /api/login\` answers. A person makes keys under Account Settings, Developer. A key begins with \`${keyPrefix}\`, ends with a checksum, and is shown once. It holds scopes, and none of them holds another:`,
    list: keyScopes.map(scope => `\`${scope}\`: ${scopeWords[scope]}`),
    after:
      'Some calls need two scopes: what webhooks carry is what `read` protects, so setting one up, having something sent to it and listening need `read` and `submit`, as does setting up a hook for a deploy system. A webhook or a hook goes on when the key that made it is revoked. No key can manage keys, change a password or personal details, or make somebody an administrator.',
  },
  {
    title: 'What outlasts a session',
    text: `A session ends when it was not used for ${signInLimits.sessionDays} days, and ${signInLimits.longestSessionDays} days after signing in at the latest. What it makes may go on: making a key, a webhook or a hook, or another secret or address for one, and letting others in (roles, invitations, who may register) wants a password that was given with the same session within ${signInLimits.freshPasswordMs / 60_000} minutes. Signing in counts, and so does a new password. Otherwise the refusal is \`password_needed\`: send the password to \`POST /api/user/confirm\`, then the request again. A key that makes a webhook or a hook is not asked.`,
  },
  {
    title: 'Answers and refusals',
    text: 'Bodies and answers are JSON unless said otherwise. A refusal is `{code, message, requestId, issues?}`: `code` is for programs, `message` is a sentence for people, and `issues` names each field that is wrong. An address that does not take a method says which it takes, in `Allow`, as it says to `OPTIONS`. Ignore fields that you do not know: a later version may add some.',
  },
  {
    title: 'Sending a request again',
    text: `A POST that makes something takes an \`Idempotency-Key\`. The same key with the same request is answered as the first time, for ${keepingLimits.idempotencyKeepMs / 3_600_000} hours, and nothing is made twice, also where both run at once. The same key with another request is refused with \`idempotency_key_reused\`. Requests are told apart by user: another session or API key of yours that may make the call gets the first answer too, unless that tells a new API key. A request that was refused leaves its key free.`,
  },
  {
    title: 'Lists',
    text: `A list is an array. \`limit\` asks for a page of at most ${listLimits.pageRowsMax} rows, \`cursor\` for the page after the one that named it in \`X-Next-Cursor\`; \`Link\` has the whole address. Pages neither repeat nor miss a row while others are added.`,
  },
  {
    title: 'What has not changed',
    text: 'Answers to GET carry an `ETag`. Send it back as `If-None-Match`, and what has not changed is answered with 304 and no body.',
  },
  {
    title: 'Changing what you have seen',
    text: 'Send the `ETag` of a project, or of your account, as `If-Match` with the `PUT` or `DELETE` of the same address: where somebody changed it in the meantime, nothing is done, and the refusal is 412 with `precondition_failed`. Addresses without a GET of their own have no ETag, and refuse `If-Match`.',
  },
  {
    title: 'Limits',
    text: 'Answers that a limit counted tell it in `RateLimit-Policy` and `RateLimit`; a refusal with 429 says in `Retry-After` after how many seconds to come back. Calls with a key count together for all keys of one user.',
  },
]

/** The same as Markdown. */
export const apiGuideText: string = apiGuide
  .map(({ title, text, list = [], after = '' }) =>
    [`## ${title}`, text, list.map(line => `- ${line}`).join('\n'), after].filter(Boolean).join('\n\n'),
  )
  .join('\n\n')
