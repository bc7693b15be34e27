import { expect, it } from 'vitest'
import { recordEvent } from '#db/queries/checkpoints.ts'
import { claimReview, completeReview } from '#db/queries/review-runs.ts'
import { emptyReport } from '#db/test/made-report.ts'
import { someWorker } from '#db/test/some-worker.ts'
import { call, expectRefusal } from '../call.ts'
import { onTerminal } from '../pty.ts'
import { draft, idleStageFor } from '../stage.ts'
import { start } from '../terminal.ts'

/** No worker: reviews stay queued. */
const idle = idleStageFor()

it('reviews of somebody else are refused to all but administrators', async () => {
  const mine = await draft(idle.person, true)
  await call(['cancel', String(mine.id)], { env: idle.person.env })
  const { token } = await idle.harness.signUp()
  const strange = { ...idle.visitor, PANEL_TOKEN: token }
  const [review] = await idle.person.client.call('listReviews', { params: { id: mine.id } })
  const refused = await call(['diff', review?.id ?? '', review?.id ?? ''], { env: strange })
  expectRefusal(refused, 1, 'There is no such review, or it has no report.', 'panel reviews <project>')
  for (const command of ['report', 'reviews']) {
    const theirs = await call([command, String(mine.id)], { env: strange })
    expectRefusal(theirs, 1, "The project you're looking for doesn't exist", 'panel list')
  }
  const seen = await call(['reviews', String(mine.id)], { env: idle.admin.env })
  expect(seen.stdout).toContain(review?.id)
})

it('a review goes on when Ctrl-C ends watching it, until it is cancelled', async () => {
  const { client, env: away } = idle.person
  const waiting = await draft(idle.person, true)
  const args = ['watch', String(waiting.id)]
  const terminal = onTerminal(args, { columns: 40, env: away, after: 'stty -a' })
  await terminal.shows('Ctrl-C stops waiting')
  terminal.type('\u0003')
  const { code, raw, text } = await terminal.done
  expect(code).toBe(2)
  expect(text.replace(/\s+/g, ' ')).toContain('Stopped waiting; the review of A draft goes on.')
  // The cursor is back, and the terminal echoes and edits lines.
  expect(raw.lastIndexOf('\u001b[?25h')).toBeGreaterThan(raw.lastIndexOf('\u001b[?25l'))
  expect(text).toMatch(/[^-]icanon[\s\S]*[^-]echo /)
  const plain = start(args, { env: away })
  await plain.says('Waiting for a free worker')
  plain.interrupt()
  const stopped = await plain.done
  expect(stopped).toMatchObject({ code: 2, stdout: '' })
  expect(stopped.stderr).toContain(`goes on.\nTry: panel watch ${waiting.id}\n`)
  expect((await client.call('getProject', { params: { id: waiting.id } })).review?.status).toBe('queued')
  expectRefusal(await call(['report', String(waiting.id)], { env: away }), 1, 'is still being reviewed', 'panel watch')

  const until = call(args, { env: away })
  const cancelled = await call(['cancel', String(waiting.id)], { env: away })
  expect(cancelled.stdout).toBe(`The review of A draft was cancelled.\nNext: panel retry ${waiting.id}\n`)
  const outcome = await until
  expect(outcome.code).not.toBe(0)
  expect(outcome.stderr).toMatch(/was cancelled/)
  const none = await call(['report', String(waiting.id)], { env: away })
  expectRefusal(none, 1, 'was cancelled, so it brought no report.', 'panel retry')
})

it('watching tells of findings that are withdrawn and written again', async () => {
  const { client, env } = idle.person
  const { id } = await draft(idle.person, true)
  const [{ id: reviewId = '' } = {}] = await client.call('listReviews', { params: { id } })
  const { db } = idle.harness.database
  await claimReview(db, { reviewId, holder: someWorker })
  const types = ['opinion.started', 'finding.drafted', 'findings.withdrawn', 'finding.drafted'] as const
  const detail = { analystId: 1, headline: 'No price', headlines: ['No price'] }
  for (const type of [...types, ...types.slice(0, 2)]) await recordEvent(db, { reviewId, type, detail })
  const watching = start(['watch', String(id)], { env })
  await watching.says('what it wrote is withdrawn')
  await client.call('cancelReview', { params: { id } })
  const lines = (await watching.done).stderr
    .split('\n')
    .flatMap(line => /writes|withdraws|begins/.exec(line)?.[0] ?? [])
  expect(lines).toEqual(['begins', 'writes', 'withdraws', 'writes', 'begins', 'writes'])
})

it('a project whose last review was cancelled shows the report before, and says so', async () => {
  const { client, env: away } = idle.person
  const { id, review } = await draft(idle.person, true)
  const { db } = idle.harness.database
  const reviewId = review?.id ?? ''
  await claimReview(db, { reviewId, holder: someWorker })
  await completeReview(db, { reviewId, report: { ...emptyReport, summary: 'Two agree.' }, detail: {} })
  await client.call('submitProject', { params: { id } })
  await client.call('cancelReview', { params: { id } })
  const shown = await call(['report', String(id), '--no-pager'], { env: away })
  expect(shown).toMatchObject({ code: 0, stdout: expect.stringContaining('Two agree.') })
  expect(shown.stderr).toBe('The last review was cancelled; this is the report of an earlier one.\n')
})

it('without a review there is nothing to cancel or to watch', async () => {
  const { id } = await draft(idle.person)
  const away = idle.person.env
  expectRefusal(await call(['cancel', String(id)], { env: away }), 1, 'No review of this project is running.')
  expectRefusal(await call(['watch', String(id)], { env: away }), 1, 'was not submitted yet', 'panel retry')
})
