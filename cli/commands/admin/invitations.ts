import {
  type Invitation,
  type InvitationState,
  invitationLink,
  invitationName,
  invitationState,
} from '#api/contracts/invitations.ts'
import { confirm } from '../../confirm.ts'
import type { Context, JsonOption, YesOption } from '../../context.ts'
import { writeJson } from '../../output/json.ts'
import { day, findRow, type ListOptions, minute, pageOf, printList } from '../../output/list.ts'
import type { Column } from '../../output/table.ts'
import { withoutControls } from '../../output/terminal-text.ts'
import { ask, signedIn, withServer } from '../../server-calls.ts'
import { withPassword } from '../../with-password.ts'

const list = 'admin invitations'
const stateNow = (invitation: Invitation): InvitationState => invitationState(invitation, Date.now())

const columns: Column<Invitation>[] = [
  { title: 'Id', cell: ({ id }) => String(id) },
  { title: 'For', cell: ({ note }) => note ?? '-', cut: true },
  { title: 'State', cell: invitation => (invitation.usedBy ? `used by ${invitation.usedBy}` : stateNow(invitation)) },
  { title: 'Made', cell: ({ createdAt }) => day(createdAt), spared: 2 },
  { title: 'Expires', cell: ({ expiresAt }) => day(expiresAt), spared: 1 },
]

/** Only the link goes to standard output, so that it can be piped; its description goes to standard error. */
export async function invite(context: Context, options: JsonOption & { note?: string }): Promise<void> {
  const client = await signedIn(context)
  const made = await withPassword(
    context,
    client,
    () => client.call('createInvitation', { body: { note: options.note ?? null } }),
    { list, ifInterrupted: 'The invitation may have been made.' },
  )
  const link = invitationLink(context.url, made.token)
  if (options.json) return writeJson(context, { invitation: { ...made, link } })
  const name = withoutControls(called(made))
  context.stderr.write(`${name}: works once, until ${minute(made.expiresAt)} UTC. It is shown only this once.\n`)
  context.stdout.write(`${link}\n`)
}

export async function listInvitations(context: Context, options: ListOptions): Promise<void> {
  const page = await ask(context, client => client.page('listInvitations', { query: pageOf(options) }))
  const empty = `No invitations found.\nNext: ${context.program} admin invite`
  printList(context, page, { ...options, name: 'invitations', columns, empty, command: list })
}

const called = ({ id, note }: Pick<Invitation, 'id' | 'note'>): string =>
  note === null ? invitationName({ id, note }) : `Invitation ${id} for ${note}`

const questions: Record<InvitationState, string> = {
  waiting: 'Its link stops working at once.',
  used: 'It was used, and the account that was made with it stays.',
  expired: 'It has expired already.',
}

export async function uninvite(context: Context, idText: string, options: YesOption): Promise<void> {
  const about = { article: 'an', what: 'invitation', list } as const
  const { client, row: invitation } = await findRow(context, idText, about, (client, query) =>
    client.page('listInvitations', { query }),
  )
  const { id } = invitation
  const state = stateNow(invitation)
  const name = called(invitation)
  await confirm(
    context,
    `${name}: take it ${state === 'waiting' ? 'back' : 'off the list'}? ${questions[state]}`,
    options,
  )
  await withServer(context, () => client.call('deleteInvitation', { params: { id } }), { list })
  if (options.json) return writeJson(context, { deleted: { id, note: invitation.note } })
  context.stdout.write(`${withoutControls(name)} is ${state === 'waiting' ? 'taken back' : 'off the list'}.\n`)
}
