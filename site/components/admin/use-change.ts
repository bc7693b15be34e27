/** Changes to a row of a list: shown at once where that is safe, told, and the list read again. */
import { useAction } from '../../stores/action.ts'
import { queryClient } from '../../stores/api.ts'
import { type Notice, notify, notifyFailure } from '../../stores/notices.ts'
import { type Pages, patchRow } from '../list/pages.ts'

interface Change<Input, Answer> {
  /** The list's address: the first element of its keys. */
  list: string
  run(input: Input): Promise<Answer>
  /** What the row looks like before the server has answered. Left out: nothing changes until then. */
  optimistic?(input: Input): { id: number; change: object }
  /** What is told, and what follows, once it is done. */
  done(answer: Answer, input: Input): Notice
  /** The title of the notice that says that it failed; the text is the server's. */
  failed: string
  /** In place of the server's sentence. */
  failedText?: string
}

type AnyRow = { id: number }

export function useChange<Input, Answer>({ list, run, optimistic, done, failed, failedText }: Change<Input, Answer>) {
  const lists = { queryKey: [list] }
  return useAction({
    mutationFn: run,
    async onMutate(input) {
      if (!optimistic) return []
      await queryClient.cancelQueries(lists)
      const before = queryClient.getQueriesData(lists)
      const { id, change } = optimistic(input)
      updateCachedRow(list, id, change)
      return before
    },
    onSuccess(answer, input) {
      notify(done(answer, input))
      return void queryClient.invalidateQueries(lists)
    },
    onError(error, _input, before = []) {
      for (const [key, data] of before) queryClient.setQueryData(key, data)
      if (failedText) notify({ title: failed, text: failedText, error: true })
      else notifyFailure(failed, error)
      // Someone else may have changed or deleted what this screen still shows.
      void queryClient.invalidateQueries(lists)
    },
  })
}

/** Changes a row in every cached page of a list; null takes it out. */
export function updateCachedRow(list: string, id: number, change: object | null): void {
  queryClient.setQueriesData<Pages<AnyRow>>({ queryKey: [list] }, data => data && patchRow(data, id, change))
}

/** After a row is gone the focus has nothing to go back to: the list takes it. */
export function focusListWhenLost(): void {
  // Later than the dialog's own attempt to give it back.
  setTimeout(() => {
    if (document.activeElement === document.body) document.getElementById('list')?.focus()
  }, 50)
}
