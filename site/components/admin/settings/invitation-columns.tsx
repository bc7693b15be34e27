import { type Invitation, invitationName, invitationState } from '#api/contracts/invitations.ts'
import { Badge } from '../../../ui/badge.tsx'
import type { Column } from '../../list/data-table.tsx'
import { formatDay } from '../../projects/words.ts'
import { invitationTones, invitationWords } from './words.ts'

export const invitationColumns = (now: number, remove: (invitation: Invitation) => void): Column<Invitation>[] => [
  {
    header: 'For',
    className: 'name-cell',
    cell(invitation) {
      const name = invitationName(invitation)
      return invitation.note ? <span title={invitation.note}>{name}</span> : <span className="quiet">{name}</span>
    },
  },
  {
    header: 'State',
    className: 'status-cell invitation-state',
    cell: invitation => (
      <Badge tone={invitationTones[invitationState(invitation, now)]}>{invitationWords(invitation, now)}</Badge>
    ),
  },
  { header: 'Made', className: 'num', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    header: 'Expires',
    className: 'num',
    cell: ({ expiresAt }) => (
      <>
        <span className="cell-label">Expires </span>
        {formatDay(expiresAt)}
      </>
    ),
  },
  {
    header: 'Actions',
    className: 'actions-cell invitation-actions',
    cell(invitation) {
      const verb = invitationState(invitation, now) === 'waiting' ? 'Take back' : 'Remove'
      const name = invitationName(invitation)
      return (
        <button className="row-action" type="button" aria-label={`${verb} ${name}`} onClick={() => remove(invitation)}>
          {verb}
        </button>
      )
    },
  },
]
