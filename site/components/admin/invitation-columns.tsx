import { type Invitation, invitationName, invitationState } from '#api/contracts/invitations.ts'
import { Badge } from '../../ui/badge.tsx'
import { columnsOf } from '../list/data-table.tsx'
import { formatDay } from '../projects/words.ts'
import { invitationTones, invitationWords } from './settings-words.ts'

const column = columnsOf<Invitation>()

export const invitationColumns = (now: number, remove: (invitation: Invitation) => void) =>
  column.columns([
    column.accessor(invitationName, {
      id: 'note',
      header: 'For',
      meta: { className: 'name-cell' },
      cell: ({ getValue, row: { original } }) =>
        original.note ? <span title={original.note}>{getValue()}</span> : <span className="quiet">{getValue()}</span>,
    }),
    column.display({
      id: 'state',
      header: 'State',
      meta: { className: 'status-cell invitation-state' },
      cell: ({ row: { original } }) => (
        <Badge tone={invitationTones[invitationState(original, now)]}>{invitationWords(original, now)}</Badge>
      ),
    }),
    column.accessor('createdAt', {
      header: 'Made',
      meta: { className: 'num' },
      cell: ({ getValue }) => formatDay(getValue()),
    }),
    column.accessor('expiresAt', {
      header: 'Expires',
      meta: { className: 'num' },
      cell: ({ getValue }) => (
        <>
          <span className="cell-label">Expires </span>
          {formatDay(getValue())}
        </>
      ),
    }),
    column.display({
      id: 'actions',
      header: 'Actions',
      meta: { className: 'actions-cell invitation-actions' },
      cell: ({ row: { original } }) => {
        const verb = invitationState(original, now) === 'waiting' ? 'Take back' : 'Remove'
        return (
          <button
            className="row-action"
            type="button"
            aria-label={`${verb} ${invitationName(original)}`}
            onClick={() => remove(original)}
          >
            {verb}
          </button>
        )
      },
    }),
  ])
