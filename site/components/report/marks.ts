import { useMutation } from '@tanstack/react-query'
import type { Mark } from '#api/contracts/marks.ts'
import type { Claim, ReportChoice } from '#api/contracts/report/report.ts'
import type { DismissReason, MarkState } from '#db/vocabulary.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import { readStored } from '../../stores/storage.ts'
import type { Notice } from '../../ui/toaster.tsx'
import { reviewInAddress } from '../projects/address.ts'
import type { Marks } from './points.ts'
import { marksRead } from './reads.ts'
import { useReport } from './report-context.ts'

export const markWords: Record<MarkState, string> = {
  done: 'Done',
  dismissed: 'Dismissed',
  back: 'Back it',
  doubt: 'Doubt it',
  open: 'Still open',
}

export const dismissReasonWords: Record<DismissReason, string> = {
  not_true: 'It is not true',
  not_for_us: 'It is beside the point',
  accepted: 'We know, and accept it',
  later: 'It can wait',
}

export interface Markable extends Pick<Mark, 'id' | 'kind'> {
  name: string
}

export const markable = ({ id, number, ...point }: Claim | ReportChoice): Markable =>
  'split' in point ? { id, kind: 'choice', name: `Choice C${number}` } : { id, kind: 'claim', name: `Claim ${number}` }

/** Only what was changed, because the rest may have been changed in another tab meanwhile. */
export type Change = Partial<Pick<Mark, 'state' | 'reason' | 'note'>>

/** Where this tab keeps what is typed into a claim's forms, so that neither a reload nor an expired session loses it. */
export const draftKey = (marks: Marks | null, id: string, among = ''): string =>
  `panel.note.${marks?.reviewId}.${id}${among}`

export const begunForm = (draft: string) =>
  (['note', 'dismiss'] as const).find(form => readStored('sessionStorage', draft + form) !== null) ?? null

const none = { state: null, reason: null, note: '' }

/**
 * A point's mark, and a function that changes it. A change is shown at once, and put back if the server refuses it.
 * With `onSaved` it is shown only once it is saved, so that a form can keep what was typed until then.
 */
export function useMark({ id, kind, name }: Markable) {
  const { marks, projectId } = useReport()
  const { queryKey } = marksRead(projectId, reviewInAddress())
  const mark = marks?.of.get(id)
  const show = (changed: Change) => {
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, known => {
      if (!known) return known
      const others = known.marks.filter(one => one.id !== id)
      const made: Mark = {
        ...none,
        ...known.marks.find(one => one.id === id),
        ...changed,
        id,
        kind,
        version: marks?.version ?? 1,
        otherWords: false,
        updatedAt: new Date().toISOString(),
      }
      const isEmpty = made.state === null && made.note === ''
      return { ...known, marks: isEmpty ? others : [...others, made] }
    })
  }
  const { mutateAsync } = useMutation({
    // One after the other, so that the last press wins.
    scope: { id: `mark ${id}` },
    mutationFn: ({ changed }: { before: Change; changed: Change }) =>
      client.call('setMark', {
        params: { id: projectId, point: id },
        query: { review: marks?.reviewId },
        body: changed,
      }),
    onError(error, { before }) {
      show(before)
      void queryClient.invalidateQueries({ queryKey })
      notifyFailure('Mark not saved', error)
    },
  })
  const save = (changed: Change, before: Change) =>
    mutateAsync({ changed, before }).then(
      () => true,
      () => false,
    )
  const change = async (title: string, changed: Change, onSaved?: () => void) => {
    const { state, reason, note } = mark ?? none
    const before = { ...('state' in changed && { state, reason }), ...('note' in changed && { note }) }
    const tell = () => {
      show(changed)
      const action: Notice['action'] = {
        label: 'Undo',
        onClick(event) {
          event.preventDefault()
          show(before)
          void save(before, changed)
          notify({ title: 'Taken back', text: `${name} is as it was.` })
        },
      }
      notify({ title, text: name, action })
    }
    if (!onSaved) tell()
    if (!(await save(changed, before)) || !onSaved) return
    onSaved()
    tell()
  }
  return { mark, change }
}
