import { type ReactNode, useState } from 'react'
import { useAction } from '../../stores/action.ts'
import { queryClient } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { Confirm } from '../../ui/confirm.tsx'
import { withPassword } from '../shell/with-password.tsx'

interface Options<Values, WithSecret> {
  noun: 'webhook' | 'deploy hook'
  queryKey: readonly unknown[]
  isNew: boolean
  create(values: Values): Promise<WithSecret>
  update(values: Values): Promise<unknown>
  setDisabled(disabled: boolean): Promise<{ disabledAt: string | null }>
  rotate(): Promise<WithSecret>
  remove(): Promise<unknown>
  onSecret(made: WithSecret): void
  onClose(): void
}

export function useUpkeep<Values, WithSecret>(options: Options<Values, WithSecret>) {
  const { noun, isNew, onSecret, onClose } = options
  const [asking, setAsking] = useState<'secret' | 'delete' | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: options.queryKey })
  const tell = (done: string) => notify({ title: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${done}` })
  const save = useAction({
    mutationFn: async (values: Values) => {
      if (isNew) onSecret(await withPassword(() => options.create(values)))
      else await withPassword(() => options.update(values))
    },
    onSuccess: () => {
      refresh()
      if (isNew) return
      tell('updated')
      onClose()
    },
    onError: error => notifyFailure(`Failed to ${isNew ? 'add' : 'update'} ${noun}`, error),
  })
  const change = useAction({
    mutationFn: options.setDisabled,
    onSuccess: row => {
      tell(row.disabledAt ? 'disabled' : 'enabled')
      onClose()
    },
    onError: error => notifyFailure(`Failed to update ${noun}`, error),
    onSettled: refresh,
  })
  const rotate = useAction({
    mutationFn: async () => onSecret(await withPassword(options.rotate)),
    onError: error => notifyFailure('Failed to rotate the secret', error),
    onSettled: () => {
      refresh()
      setAsking(null)
    },
  })
  const remove = useAction({
    mutationFn: options.remove,
    onSuccess: () => tell('deleted'),
    onError: error => notifyFailure(`Failed to delete ${noun}`, error),
    onSettled: () => {
      refresh()
      onClose()
    },
  })
  return { asking, setAsking, save, change, rotate, remove }
}

type Upkeep = Omit<ReturnType<typeof useUpkeep>, 'save'>

interface ButtonsProps {
  row: { disabledAt: string | null }
  upkeep: Upkeep
  /** Whether Panel generates the secret, and so can rotate it. */
  rotates?: boolean
}

export function UpkeepButtons({ row, upkeep: { change, setAsking }, rotates = true }: ButtonsProps) {
  return (
    <div className="button-row">
      <button
        className="button compact"
        type="button"
        disabled={change.isPending}
        onClick={() => change.mutate(!row.disabledAt)}
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

interface QuestionProps {
  upkeep: Upkeep
  title: 'Webhook' | 'Deploy Hook'
  rotating: ReactNode
  deleting: ReactNode
}

export function UpkeepQuestion({ upkeep, title, rotating, deleting }: QuestionProps) {
  const { asking, setAsking, rotate, remove } = upkeep
  const rotates = asking === 'secret'
  const action = rotates ? rotate : remove
  const verb = rotates ? 'Rotate Secret' : `Delete ${title}`
  return (
    <Confirm
      title={verb}
      verb={action.isPending ? (rotates ? 'Rotating...' : 'Deleting...') : verb}
      busy={action.isPending}
      onConfirm={() => action.mutate()}
      onClose={() => setAsking(null)}
    >
      <p>{rotates ? rotating : deleting}</p>
    </Confirm>
  )
}
