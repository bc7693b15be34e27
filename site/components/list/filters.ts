/** A list's search and filters, kept in the address so that reloading or going back shows the same rows. */
import { useEffect, useState } from 'react'
import { listLimits } from '#db/list-limits.ts'

/** Pause after typing before the server is asked, in milliseconds. */
const debounceMs = 180

const readAddress = (name: string): string => new URLSearchParams(location.search).get(name) ?? ''

function writeAddress(name: string, value: string): void {
  const query = new URLSearchParams(location.search)
  if (value) query.set(name, value)
  else query.delete(name)
  history.replaceState(history.state, '', location.pathname + (query.size > 0 ? `?${query}` : ''))
}

export interface Search {
  /** The search box's current text. */
  text: string
  /** The text once typing has paused. */
  words: string
  setText(text: string): void
}

export function useSearch(): Search {
  const [text, setText] = useState(() => readAddress('q').slice(0, listLimits.searchMax))
  const [words, setWords] = useState(text.trim())
  useEffect(() => {
    const trimmed = text.trim()
    const settle = () => {
      setWords(trimmed)
      writeAddress('q', trimmed)
    }
    // Clearing the box takes effect at once.
    const timer = setTimeout(settle, trimmed ? debounceMs : 0)
    return () => clearTimeout(timer)
  }, [text])
  return { text, words, setText }
}

export interface Filter<T extends string> {
  value: T | 'all'
  set(value: string): void
}

export function useFilter<const T extends string>(name: string, values: readonly T[]): Filter<T> {
  const known = (value: string): T | 'all' => values.find(candidate => candidate === value) ?? 'all'
  const [value, setValue] = useState(() => known(readAddress(name)))
  return {
    value,
    set(next) {
      setValue(known(next))
      writeAddress(name, known(next) === 'all' ? '' : next)
    },
  }
}
