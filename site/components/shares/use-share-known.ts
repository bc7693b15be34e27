import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { shareRead } from '../../stores/reads.ts'

/** How long a screen waits for it at most, in milliseconds: less than anybody sees. */
const maxWaitMs = 150

/**
 * The share is known, or cannot be, or keeps one waiting. A screen that has a note about it among what it draws is drawn
 * then, so that the note does not push aside what somebody is about to press.
 */
export function useShareKnown(): boolean {
  const { isPending } = useQuery(shareRead)
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return late || !isPending
}
