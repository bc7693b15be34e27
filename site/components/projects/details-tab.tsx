import type { Project } from '#api/contracts/projects.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { formatSize } from './file-size.ts'
import { panelName } from './panel-words.ts'
import { saveFile } from './save-file.ts'
import { formatDay, lastReview, statusWords, typeWords } from './words.ts'

export function DetailsTab({ project }: { project: Project }) {
  const last = lastReview(project)
  return (
    <dl className="facts">
      <dt>Status</dt>
      <dd>{last ? `${statusWords[project.status].label}, ${last.toLowerCase()}` : statusWords[project.status].long}</dd>
      <dt>Type</dt>
      <dd>{typeWords[project.type]}</dd>
      <dt>Panel</dt>
      <dd>{panelName(project.panelId)}</dd>
      {project.contentType === 'document' ? (
        <>
          <dt>File</dt>
          <dd>
            <Download project={project} />
          </dd>
        </>
      ) : (
        <>
          <dt>Website URL</dt>
          <dd>
            {project.contentUrl && (
              <a href={project.contentUrl} target="_blank" rel="noreferrer">
                {project.contentUrl}
              </a>
            )}
          </dd>
        </>
      )}
      <dt>Notes</dt>
      <dd className="preformatted">{project.notes || '–'}</dd>
      <dt>Created</dt>
      <dd>{formatDay(project.createdAt)}</dd>
      {project.review?.finishedAt && (
        <>
          <dt>Last review ended</dt>
          <dd>{formatDay(project.review.finishedAt)}</dd>
        </>
      )}
    </dl>
  )
}

function Download({ project }: { project: Project }) {
  const download = useAction({
    mutationFn: async () =>
      saveFile(await client.call('projectFile', { params: { id: project.id } }), project.fileName ?? 'file'),
    onError: error => notifyFailure('Download failed', error),
  })
  return (
    <span className="file-line">
      <span>{project.fileName}</span>
      {project.fileSize !== null && <span className="quiet num">{formatSize(project.fileSize)}</span>}
      <button className="button compact" type="button" disabled={download.isPending} onClick={() => download.mutate()}>
        Download
      </button>
    </span>
  )
}
