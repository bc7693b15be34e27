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
  text: string
  words: string
  setText(text: string): void
}

export function useSearch(pauseMs = debounceMs): Search {
  const [text, setText] = useState(() => readAddress('q').slice(0, listLimits.searchMax))
  const [words, setWords] = useState(text.trim())
  useEffect(() => {
    const trimmed = text.trim()
    const settle = () => {
      setWords(trimmed)
      writeAddress('q', trimmed)
    }
    // Clearing the box takes effect at once.
    const timer = setTimeout(settle, trimmed ? pauseMs : 0)
    return () => clearTimeout(timer)
  }, [text, pauseMs])
  return { text, words, setText }
}

export interface Option<T extends string = string> {
  value: T
  label: string
}

export interface FilterKind<T extends string> {
  /** The parameter's name in the address. */
  name: string
  label: string
  /** The label for no filter: "All Statuses". */
  all: string
  options: Option<T>[]
}

export interface Filter<T extends string = string> extends Omit<FilterKind<T>, 'name'> {
  value: T | 'all'
  set(value: string): void
}

export function useFilter<T extends string>({ name, ...kind }: FilterKind<T>): Filter<T> {
  const known = (value: string): T | 'all' => kind.options.find(option => option.value === value)?.value ?? 'all'
  const [value, setValue] = useState(() => known(readAddress(name)))
  return {
    ...kind,
    value,
    set(next) {
      setValue(known(next))
      writeAddress(name, known(next) === 'all' ? '' : next)
    },
  }
}
