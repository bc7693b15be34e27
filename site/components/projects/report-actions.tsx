import type { Project } from '#api/contracts/projects.ts'
import { useAction } from '../../stores/action.ts'
import { client } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { printReport } from '../report/printing.ts'
import { reviewInAddress } from './address.ts'
import { saveFile } from './save-file.ts'

type Form = 'Markdown' | 'JSON'

export function ReportActions({ project }: { project: Project }) {
  const download = useAction({
    mutationFn: async (form: Form) => {
      const name = `${project.name}.${form === 'JSON' ? 'json' : 'md'}`
      await saveFile(form === 'JSON' ? await json(project.id) : await markdown(project.id), name)
    },
    onError: error => notifyFailure('Download failed', error),
  })
  return (
    <>
      <MenuButton
        label="Download"
        disabled={download.isPending}
        items={(['Markdown', 'JSON'] as const).map(form => ({ label: form, run: () => download.mutate(form) }))}
      />
      <button className="button" type="button" onClick={printReport}>
        Print
      </button>
    </>
  )
}

function markdown(id: number): Promise<Response> {
  const review = reviewInAddress()
  return review
    ? client.call('reviewMarkdown', { params: { id: review } })
    : client.call('projectMarkdown', { params: { id } })
}

async function json(id: number): Promise<Response> {
  const review = reviewInAddress()
  const report = review
    ? await client.call('reviewReport', { params: { id: review } })
    : await client.call('projectReport', { params: { id } })
  return new Response(JSON.stringify(report, null, 2))
}
