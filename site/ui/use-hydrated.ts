import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False until hydration is complete: until then what is rendered must match the built markup. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
