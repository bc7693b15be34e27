import { useSyncExternalStore } from 'react'

const narrow = '(width < 43.75rem)'
const onResize = (heard: () => void) => {
  const query = matchMedia(narrow)
  query.addEventListener('change', heard)
  return () => query.removeEventListener('change', heard)
}

export const useNarrow = (): boolean => useSyncExternalStore(onResize, () => matchMedia(narrow).matches)
