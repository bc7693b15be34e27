import { type ReactNode, useState } from 'react'
import { useAction } from '../../stores/action.ts'
import { queryClient } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { Confirm } from '../../ui/confirm.tsx'

interface Kept<Id> {
  id: Id
  disabledAt: string | null
}

interface Options<Id, Row extends Kept<Id>, Rotated> {
  noun: 'webhook' | 'deploy hook'
  queryKey: readonly unknown[]
  setDisabled(id: Id, disabled: boolean): Promise<Row>
  rotate(id: Id): Promise<Rotated>
  remove(id: Id): Promise<unknown>
  onRotated(rotated: Rotated): void
  onClose(): void
}

export function useUpkeep<Id, Row extends Kept<Id>, Rotated>(options: Options<Id, Row, Rotated>) {
  const { noun, onRotated, onClose } = options
  const [asking, setAsking] = useState<'secret' | 'delete' | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: options.queryKey })
  const tell = (done: string) => notify({ title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${done}` })
  const change = useAction({
    mutationFn: ({ id, disabled }: { id: Id; disabled: boolean }) => options.setDisabled(id, disabled),
    onSuccess: row => {
      tell(row.disabledAt ? 'disabled' : 'enabled')
      onClose()
    },
    onError: error => notifyFailure(`Failed to update ${noun}`, error),
    onSettled: refresh,
  })
  const rotate = useAction({
    mutationFn: (id: Id) => options.rotate(id),
    onSuccess: onRotated,
    onError: error => notifyFailure('Failed to rotate the secret', error),
    onSettled: () => {
      refresh()
      setAsking(null)
    },
  })
  const remove = useAction({
    mutationFn: (id: Id) => options.remove(id),
    onSuccess: () => tell('deleted'),
    onError: error => notifyFailure(`Failed to delete ${noun}`, error),
    onSettled: () => {
      refresh()
      onClose()
    },
  })
  return { asking, setAsking, change, rotate, remove }
}

type Upkeep<Id, Row extends Kept<Id>, Rotated> = ReturnType<typeof useUpkeep<Id, Row, Rotated>>

interface ButtonsProps<Id, Row extends Kept<Id>, Rotated> {
  row: Row
  upkeep: Upkeep<Id, Row, Rotated>
  /** Panel generates its secret, so that it can be rotated here. */
  rotates?: boolean
}

export function UpkeepButtons<Id, Row extends Kept<Id>, Rotated>({
  row,
  upkeep: { change, setAsking },
  rotates = true,
}: ButtonsProps<Id, Row, Rotated>) {
  return (
    <div className="button-row">
      <button
        className="button compact"
        type="button"
        disabled={change.isPending}
        onClick={() => change.mutate({ id: row.id, disabled: !row.disabledAt })}
      >
        {row.disabledAt ? 'Enable' : 'Disable'}
      </button>
      {rotates && (
        <button className="button compact" type="button" onClick={() => setAsking('secret')}>
          Rotate Secret
        </button>
      )}
      <button className="button compact danger" type="button" onClick={() => setAsking('delete')}>
        Delete
      </button>
    </div>
  )
}

interface QuestionProps<Id, Row extends Kept<Id>, Rotated> {
  row: Row
  upkeep: Upkeep<Id, Row, Rotated>
  title: 'Webhook' | 'Deploy Hook'
  rotating: ReactNode
  deleting: ReactNode
}

export function UpkeepQuestion<Id, Row extends Kept<Id>, Rotated>({
  row,
  upkeep: { asking, setAsking, rotate, remove },
  title,
  rotating,
  deleting,
}: QuestionProps<Id, Row, Rotated>) {
  const rotates = asking === 'secret'
  const action = rotates ? rotate : remove
  const verb = rotates ? 'Rotate Secret' : `Delete ${title}`
  return (
    <Confirm
      title={verb}
      verb={action.isPending ? (rotates ? 'Rotating...' : 'Deleting...') : verb}
      busy={action.isPending}
      onConfirm={() => action.mutate(row.id)}
      onClose={() => setAsking(null)}
    >
      <p>{rotates ? rotating : deleting}</p>
    </Confirm>
  )
}
