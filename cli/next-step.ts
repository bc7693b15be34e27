import type { Project } from '#api/contracts/projects.ts'
import { isLasting } from '#db/vocabulary.ts'
import type { Context } from './context.ts'
import { CommandError } from './errors.ts'

export function nextAfterFailure(context: Context, failure: { code: string; message: string }, project: Project) {
  // A server does not open addresses of its own network; this machine can.
  if (failure.code === 'address_refused') return `${context.program} ci --local ${project.contentUrl ?? '<address>'}`
  return isLasting(failure)
    ? `${context.program} submit <${project.contentType === 'website' ? 'address' : 'file'}> --project ${project.id}`
    : `${context.program} retry ${project.id}`
}

/** Says which review the report is of, if the project has moved on since. */
export function ofEarlierReview({ failure, review, status }: Project): string {
  if (review?.status === 'completed') return 'This is the report of the last review; the project is a draft again.'
  const last = status === 'in_progress' ? 'is still running' : failure ? 'failed' : 'was cancelled'
  return `The last review ${last}; this is the report of an earlier one.`
}

/** Why there is no report, and how to get one. */
export function noReport(context: Context, project: Project): CommandError {
  const { id: projectId, failure, name, review, status } = project
  const retry = `${context.program} retry ${projectId}`
  if (status === 'in_progress') {
    return new CommandError(`${name} is still being reviewed, so there is no report yet.`, {
      next: `${context.program} watch ${projectId}`,
      code: 'review_running',
      projectId,
    })
  }
  if (failure) {
    const next = nextAfterFailure(context, failure, project)
    return new CommandError(`The last review failed: ${failure.message}`, { next, code: failure.code, projectId })
  }
  if (review?.status === 'cancelled') {
    return new CommandError(`The last review of ${name} was cancelled, so it brought no report.`, {
      next: retry,
      code: 'cancelled',
      projectId,
    })
  }
  return new CommandError(`${name} was not submitted yet, so there is no report.`, {
    next: retry,
    code: 'draft',
    projectId,
  })
}
