import type { NewProject, Project } from '#api/contracts/projects.ts'
import { uploadClient } from '../../stores/upload.ts'
import type { ProjectFormValues } from './project-form-schema.ts'

function bodyOf({ file, contentUrl, ...rest }: ProjectFormValues) {
  const document = rest.contentType === 'document'
  return { body: { ...rest, contentUrl: document ? '' : contentUrl }, file: document && file ? file : undefined }
}

export async function createProject(
  values: ProjectFormValues,
  submit: boolean,
  onProgress: (share: number) => void,
): Promise<NewProject> {
  const { body, file } = bodyOf(values)
  return uploadClient(onProgress).call('createProject', { body: { ...body, submit }, ...(file ? { file } : {}) })
}

export async function editProject(
  id: number,
  values: ProjectFormValues,
  onProgress: (share: number) => void,
): Promise<Project> {
  const { body, file } = bodyOf(values)
  return uploadClient(onProgress).call('updateProject', { params: { id }, body, ...(file ? { file } : {}) })
}
