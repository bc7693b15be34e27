import { useSyncExternalStore } from 'react'

const watched = (media: string) => ({
  subscribe(heard: () => void) {
    const query = matchMedia(media)
    query.addEventListener('change', heard)
    return () => query.removeEventListener('change', heard)
  },
  matches: () => matchMedia(media).matches,
})

const phone = watched('(width < 43.75rem)')
/** The same width as in pages.css. */
const notesBelow = watched('(width < 75rem)')

export const useNarrow = (): boolean => useSyncExternalStore(phone.subscribe, phone.matches)
/** Whether notes are below their page, not beside it. */
export const useNotesBelow = (): boolean => useSyncExternalStore(notesBelow.subscribe, notesBelow.matches)
