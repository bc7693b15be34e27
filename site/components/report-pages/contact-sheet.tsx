import { useMemo } from 'react'
import { reportAddress } from '../projects/address.ts'
import { Part } from '../report/part.tsx'
import { useReport } from '../report/report-context.ts'
import { PageThumbs } from './page-thumbs.tsx'
import { type Pages, pointsOf } from './pages.ts'

/** All pages at a glance: which of them is full, and which nobody had anything to say about. */
export function ContactSheet({ pages }: { pages: Pages }) {
  const { report } = useReport()
  const points = useMemo(() => pointsOf(report, pages), [report, pages])
  return (
    <Part
      id="pages"
      title="On the pages"
      about="Where the panel’s marks are. The fullest page is the one to open first."
    >
      <div className="contact-sheet">
        <PageThumbs pages={pages} points={points} addressOf={anchor => reportAddress(anchor, 'pages')} />
      </div>
    </Part>
  )
}
