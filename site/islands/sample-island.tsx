import type { SubmissionPages } from '#api/contracts/pages.ts'
import type { ReportView } from '../components/report/report-context.ts'
import { ReportScreen } from '../components/report/report-screen.tsx'
import { Island } from '../components/shell/island.tsx'
import { Notices } from '../components/shell/notices.tsx'

interface Props extends Pick<ReportView, 'report' | 'document'> {
  pages: SubmissionPages
  pictures: string
}

/** Read-only: the sample has no owner, so nobody marks it. */
export function SampleIsland(props: Props) {
  return (
    <Island>
      <ReportScreen {...props} projectId={0} panelType="vc" marks={null} />
      <Notices />
    </Island>
  )
}
