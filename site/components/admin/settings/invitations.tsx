import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { Invitation } from '#api/contracts/invitations.ts'
import type { RegistrationMode } from '#db/vocabulary.ts'
import { Empty } from '../../../ui/empty.tsx'
import { lazyComponent } from '../../../ui/lazy-component.tsx'
import { ListRows } from '../../list/list.tsx'
import { useRows } from '../../list/use-rows.ts'
import { invitationsRead } from '../reads.ts'
import { invitationColumns } from './invitation-columns.tsx'
import { invitationsNow } from './words.ts'

const CreateInvitation = lazyComponent(() => import('./create-invitation.tsx'), 'CreateInvitation')
const DeleteInvitation = lazyComponent(() => import('./delete-invitation.tsx'), 'DeleteInvitation')

/** `mode` is the saved registration mode; undefined until it has loaded. */
export function Invitations({ mode }: { mode: RegistrationMode | undefined }) {
  const rows = useRows(useInfiniteQuery(invitationsRead))
  const [making, setMaking] = useState(false)
  const [deleting, setDeleting] = useState<Invitation | null>(null)
  const columns = useMemo(() => invitationColumns(Date.now(), setDeleting), [])
  const invite = (
    <button className="button" type="button" onClick={() => setMaking(true)}>
      Invite Somebody
    </button>
  )
  return (
    <section className="invitations" aria-labelledby="invitations">
      <div className="page-head">
        <div>
          <h2 id="invitations">Invitations</h2>
          {/* The line takes its space before the mode is known, so that nothing moves later. */}
          <p className="quiet">{mode ? invitationsNow[mode] : '\u00a0'}</p>
        </div>
        {rows.total > 0 && invite}
      </div>
      <div className="sheet scroll" id="list" tabIndex={-1}>
        <ListRows
          label="Invitations"
          rows={rows}
          columns={columns}
          failure="Failed to load invitations"
          placeholders={3}
        >
          <Empty level="h3" title="No invitations" text="A link lets one person make an account.">
            {invite}
          </Empty>
        </ListRows>
      </div>
      {making && <CreateInvitation onClose={() => setMaking(false)} />}
      {deleting && <DeleteInvitation invitation={deleting} onClose={() => setDeleting(null)} />}
    </section>
  )
}
