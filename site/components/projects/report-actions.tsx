import type { Project } from '#api/contracts/projects.ts'
import { useAction } from '../../stores/action.ts'
import { client, queryClient } from '../../stores/api.ts'
import { notifyFailure } from '../../stores/notices.ts'
import { MenuButton } from '../../ui/menu-button.tsx'
import { printReport } from '../report/printing.ts'
import { shownReportRead } from '../report/reads.ts'
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

const markdown = (id: number, review = reviewInAddress()): Promise<Response> =>
  review
    ? client.call('reviewMarkdown', { params: { id: review } })
    : client.call('projectMarkdown', { params: { id } })

const json = async (id: number): Promise<Response> =>
  new Response(JSON.stringify(await queryClient.fetchQuery(shownReportRead(id, reviewInAddress())), null, 2))
