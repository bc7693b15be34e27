/** `useMutation` for buttons: a running change is not started twice, however quickly one presses. */
import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'

interface Extra {
  /** On success another page loads: stay done until then. */
  navigatesAway?: boolean
}

/** Disabling the button is not enough: a double click's second press comes before the disabled button is rendered. */
export function useAction<Output, Input = void, Context = unknown>({
  navigatesAway = false,
  ...options
}: UseMutationOptions<Output, Error, Input, Context> & Extra): UseMutationResult<Output, Error, Input, Context> {
  const mutation = useMutation<Output, Error, Input, Context>(options)
  const busy = useRef(false)
  const { mutate: start, status, submittedAt } = mutation
  const finished = status === 'error' || (status === 'success' && !navigatesAway)
  // biome-ignore lint/correctness/useExhaustiveDependencies: two runs may have equal results, and differ only in their time
  useEffect(() => {
    if (finished) busy.current = false
  }, [finished, submittedAt])
  const mutate = useCallback<typeof start>(
    (...input) => {
      if (busy.current) return
      busy.current = true
      start(...input)
    },
    [start],
  )
  return { ...mutation, mutate }
}
