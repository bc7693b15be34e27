/** Changes a row of a list: optimistically where that is safe, then notifies and refetches the list. */
import { useAction } from '../../stores/action.ts'
import { queryClient } from '../../stores/api.ts'
import { notify, notifyFailure } from '../../stores/notices.ts'
import type { Notice } from '../../ui/toaster.tsx'
import { type Pages, patchRow } from '../list/pages.ts'

export interface Change<Input, Answer> {
  /** The list's address, which is the first element of its query keys. */
  list: string
  run(input: Input): Promise<Answer>
  /** The row's change to show before the server answers. Left out: nothing is shown early. */
  optimistic?: { id: number; change: object }
  /** Runs after success and returns the notice to show. */
  done(answer: Answer): Notice
  /** Title of the failure notice; its text is the server's message. */
  failed: string
  failedText?: string
}

type AnyRow = { id: number }

export function useChange<Input, Answer>({ list, run, optimistic, done, failed, failedText }: Change<Input, Answer>) {
  const lists = { queryKey: [list] }
  return useAction({
    mutationFn: run,
    async onMutate() {
      if (!optimistic) return []
      await queryClient.cancelQueries(lists)
      const before = queryClient.getQueriesData(lists)
      updateCachedRow(list, optimistic.id, optimistic.change)
      return before
    },
    onSuccess(answer) {
      notify(done(answer))
      return void queryClient.invalidateQueries(lists)
    },
    onError(error, _input, before = []) {
      for (const [key, data] of before) queryClient.setQueryData(key, data)
      if (failedText) notify({ title: failed, text: failedText, error: true })
      else notifyFailure(failed, error)
      // Someone else may have changed or deleted the row.
      void queryClient.invalidateQueries(lists)
    },
  })
}

export function updateCachedRow(list: string, id: number, change: object | null): void {
  queryClient.setQueriesData<Pages<AnyRow>>({ queryKey: [list] }, data => data && patchRow(data, id, change))
}

export function dropCachedRow(list: string, id: number): void {
  updateCachedRow(list, id, null)
  focusListWhenLost()
}

/** Focuses the list after a row was removed, since the element that had the focus is gone. */
export function focusListWhenLost(): void {
  // The closing dialog tries to restore the focus first.
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('list')?.focus()
  }, 50)
}
