import type { ReactNode } from 'react'
import { Confirm } from '../../ui/confirm.tsx'
import { type Change, useChange } from './use-change.ts'

interface Props<Answer> {
  title: string
  verb: string
  harmless?: boolean
  change: Change<void, Answer>
  children: ReactNode
  onClose(): void
}

export function ConfirmChange<Answer>({ change, onClose, ...question }: Props<Answer>) {
  const { mutate, isPending } = useChange(change)
  return (
    <Confirm
      {...question}
      busy={isPending}
      onConfirm={() => mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}
