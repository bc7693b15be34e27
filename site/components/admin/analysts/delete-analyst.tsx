import type { Analyst } from '#api/contracts/analysts.ts'
import { client } from '../../../stores/api.ts'
import { panelName } from '../../projects/panel-words.ts'
import { ConfirmChange } from '../confirm-change.tsx'
import { analystsAddress } from '../reads.ts'
import { focusListWhenLost } from '../use-change.ts'

export function DeleteAnalyst({ analyst, onClose }: { analyst: Analyst; onClose(): void }) {
  return (
    <ConfirmChange
      title="Delete Analyst"
      verb="Delete Analyst"
      change={{
        list: analystsAddress,
        run: () => client.call('deleteAnalyst', { params: { id: analyst.id } }),
        done() {
          focusListWhenLost()
          return { title: 'Analyst deleted', text: `${analyst.name} is off the panel.` }
        },
        failed: 'Failed to delete analyst',
      }}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete <b>{analyst.name}</b>? New reviews of the {panelName(analyst.panelId)} go
        without this analyst; old reports still name them. This action cannot be undone. To pause an analyst, edit it
        and take away Active.
      </p>
    </ConfirmChange>
  )
}
