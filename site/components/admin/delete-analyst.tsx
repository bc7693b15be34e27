import type { Analyst } from '#api/contracts/analysts.ts'
import { client } from '../../stores/api.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { panelName } from '../projects/panel-words.ts'
import { analystsAddress } from './reads.ts'
import { focusListWhenLost, useChange } from './use-change.ts'

export function DeleteAnalyst({ analyst, onClose }: { analyst: Analyst; onClose(): void }) {
  const remove = useChange({
    list: analystsAddress,
    run: () => client.call('deleteAnalyst', { params: { id: analyst.id } }),
    done() {
      focusListWhenLost()
      return { title: 'Analyst deleted', text: `${analyst.name} is off the panel.` }
    },
    failed: 'Failed to delete analyst',
  })
  return (
    <Confirm
      open
      title="Delete Analyst"
      verb="Delete Analyst"
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        Are you sure you want to delete <b>{analyst.name}</b>? New reviews of the {panelName(analyst.panelId)} go
        without this analyst; old reports still name them. This action cannot be undone. To pause an analyst, edit it
        and take away Active.
      </p>
    </Confirm>
  )
}
