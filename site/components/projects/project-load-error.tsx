import { ApiFailure } from '#api/client/failure.ts'
import { errorMessage } from '../../stores/notices.ts'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/pending.tsx'

/** A missing project and somebody else's look the same; other errors say what went wrong. */
export function ProjectLoadError({ error }: { error: unknown }) {
  const missing = error instanceof ApiFailure && (error.status === 404 || error.status === 403 || error.status === 400)
  return (
    <div className="screen">
      {missing ? (
        <Empty
          level="h1"
          title="Project Not Found"
          text="The project you're looking for doesn't exist or you don't have permission to view it."
        >
          <a className="button primary" href="/projects">
            Back to Projects
          </a>
        </Empty>
      ) : (
        <Failure>{errorMessage(error)}</Failure>
      )}
    </div>
  )
}
