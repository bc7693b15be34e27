import type { ReactNode } from 'react'
import { Confirm } from '../../ui/confirm.tsx'
import { type Change, useChange } from './use-change.ts'

interface Props<Answer> {
  title: string
  verb: string
  harmless?: boolean
  change: Change<void, Answer>
  /** Says what will happen. */
  children: ReactNode
  onClose(): void
}

/** Asks before a row is changed or deleted. */
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
