import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { shareRead } from '../../stores/reads.ts'

/** The longest a screen waits for the share, in milliseconds: too short to notice. */
const maxWaitMs = 150

/** Screens with a note on the share wait for this, so that the note moves nothing that somebody is about to press. */
export function useShareKnown(): boolean {
  const { isPending } = useQuery(shareRead)
  const [late, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), maxWaitMs)
    return () => clearTimeout(timer)
  }, [])
  return late || !isPending
}
