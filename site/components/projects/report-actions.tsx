import type { Project } from '#api/contracts/projects.ts'
import { fileNameOf } from '#api/contracts/report/words.ts'
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
      const report = await queryClient.fetchQuery(shownReportRead(project.id, reviewInAddress()))
      const name = fileNameOf(project.name, report)
      if (form === 'JSON') await saveFile(new Response(JSON.stringify(report, null, 2)), `${name}.json`)
      else await saveFile(await markdown(project.id), `${name}.md`)
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
