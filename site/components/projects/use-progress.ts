import { useEffect, useState } from 'react'
import { endsReview, type ReviewEvent } from '#api/contracts/events.ts'
import type { Project } from '#api/contracts/projects.ts'
import { client, queryClient } from '../../stores/api.ts'
import { dismissSuccess, errorMessage } from '../../stores/notices.ts'
import { projectCountsRead, projectRead, projectsAddress, reportRead } from '../../stores/reads.ts'

export interface Progress {
  events: ReviewEvent[]
  /** Why the event stream ended; null while it is open or reconnecting. */
  streamError: string | null
}

const fresh: Progress = { events: [], streamError: null }

/** Puts a changed project into the query cache, and has the lists of projects refetched. */
export function putProject(changed: Project): void {
  queryClient.setQueryData(projectRead(changed.id).queryKey, changed)
  queryClient.invalidateQueries({ queryKey: [projectsAddress] })
}

export function useProgress(project: Project, running: boolean): Progress {
  const [progress, setProgress] = useState(fresh)
  const { id, review } = project
  const reviewId = review?.id
  useEffect(() => {
    if (!running || !reviewId) return
    const stop = new AbortController()
    setProgress(fresh)
    const follow = async () => {
      try {
        for await (const event of client.events(id, { signal: stop.signal })) {
          if (event.reviewId !== reviewId) continue
          setProgress(({ events }) => {
            // A resumed stream may repeat events.
            const known = events.some(({ seq }) => seq === event.seq)
            return { events: known ? events : [...events, event], streamError: null }
          })
          if (event.type === 'review.failed') dismissSuccess()
          if (endsReview(event)) break
        }
      } catch (error) {
        if (stop.signal.aborted) return
        setProgress(now => ({ ...now, streamError: errorMessage(error) }))
      }
      if (stop.signal.aborted) return
      // The report and the document in the cache are still the previous version's.
      queryClient.removeQueries({ queryKey: reportRead(id).queryKey })
      queryClient.removeQueries({ queryKey: [`/api/projects/${id}/document`] })
      await queryClient.invalidateQueries({ queryKey: [projectsAddress] })
      await queryClient.invalidateQueries({ queryKey: projectCountsRead.queryKey })
      await queryClient.invalidateQueries({ queryKey: projectRead(id).queryKey })
    }
    follow()
    return () => stop.abort()
  }, [id, reviewId, running])
  return progress
}
