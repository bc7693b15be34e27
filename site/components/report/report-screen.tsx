import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { SubmissionPages } from '#api/contracts/pages.ts'
import { nameOf, reviewedWords } from '#api/contracts/report/words.ts'
import { type PanelType, sampleModel, sampleNotice } from '#db/vocabulary.ts'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { reportAddress } from '../projects/address.ts'
import { markAt } from '../projects/marks.ts'
import { formatDay } from '../projects/words.ts'
import { PageThumbs } from '../report-pages/page-thumbs.tsx'
import { indexPages } from '../report-pages/pages.ts'
import { focusOn } from './anchors.ts'
import { Choices } from './choices.tsx'
import { Claims } from './claims.tsx'
import { Contents } from './contents.tsx'
import { FirstThings } from './first-things.tsx'
import { Narrow } from './narrow.tsx'
import { Part } from './part.tsx'
import { useNarrowing } from './points.ts'
import { $printing, followPrinting } from './printing.ts'
import { Questions } from './questions.tsx'
import { Coverage, Record } from './record.tsx'
import { ReportContext, type ReportView } from './report-context.ts'
import { Summary } from './summary.tsx'

const Reader = lazyComponent(
  () => import('../report-pages/reader.tsx'),
  'Reader',
  <Skeleton rows={8} label="Loading the pages" />,
)

interface Props extends Pick<ReportView, 'projectId' | 'report' | 'marks' | 'document'> {
  panelType: PanelType
  pages: SubmissionPages | null
  /** The folder of public pictures of the pages; null if reading them needs the token. */
  pictures?: string | null
  /** Shown in place of the pages if they could not be loaded. */
  failure?: ReactNode
  since?: ReactNode
  screenshots?: ReactNode
  children?: ReactNode
}

export function ReportScreen(props: Props) {
  const {
    projectId,
    report,
    marks,
    document,
    panelType,
    pages,
    pictures = null,
    failure,
    since,
    screenshots,
    children,
  } = props
  const [view, setView] = useState(viewInAddress)
  const printing = useStore($printing)
  useEffect(followPrinting, [])
  // Loaded after the report, in time for a print from the browser's menu, which would not wait for it.
  useEffect(() => void Reader.preload().catch(() => {}), [])
  const narrowing = useNarrowing(report, marks)
  const reading = useMemo<Omit<ReportView, 'marks' | 'narrowing'>>(() => {
    const voices = report.analysts.map(({ id, name, title }, place) => ({
      id,
      name,
      title,
      mark: markAt(panelType, place),
    }))
    const voice = (id: number) =>
      voices.find(known => known.id === id) ?? { id, name: nameOf(report, id), title: '', mark: 1 }
    const indexed = pages ? indexPages(projectId, pages, pictures) : null
    return { projectId, report, voices, voice, document, pages: indexed }
  }, [report, document, pages, pictures, projectId, panelType])
  // Passages are drawn only once the document has loaded, and filtered points only once the filter is cleared.
  useHashTarget(document, narrowing.isNarrowed)
  const about = report.claims[0] ? 'Where the panel’s marks are. Begin with the fullest page.' : undefined
  // Reports from before choices and questions existed have neither.
  const asked = report.choices.length + report.questions.length > 0
  return (
    <ReportContext value={{ ...reading, marks, narrowing }}>
      {report.model === sampleModel && <p className="tab-lead quiet">{sampleNotice}</p>}
      {printing && <p className="tab-lead quiet num">{reviewedWords(report, formatDay)}</p>}
      <Views view={view} onChoose={setView} />
      {(view === 'overview' || printing) && (
        <div className="report">
          <div className="summary-columns">
            <Summary />
            <div>
              <Contents />
              {since}
            </div>
          </div>
          <FirstThings />
          {reading.pages && reading.pages.pages.length > 1 && (
            <Part id="pages" title="On the pages" about={about}>
              <div className="contact-sheet">
                <PageThumbs pages={reading.pages} addressOf={anchor => reportAddress(anchor, 'pages')} />
              </div>
            </Part>
          )}
          <Narrow />
          {asked && <Choices />}
          <Claims />
          {asked && <Questions />}
          <Coverage />
          {screenshots}
          <Record />
          {children}
        </div>
      )}
      {(view === 'pages' || (printing && Boolean(pages?.pages.length))) && (failure || <Reader />)}
    </ReportContext>
  )
}

/** Jumps to the hash's target once it is drawn, and focuses it: the browser looked for it before there was a report. */
function useHashTarget(drawn: unknown, narrowed: boolean): void {
  const reached = useRef('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when more is drawn
  useEffect(() => {
    const { hash } = location
    if (hash === reached.current) return
    const target = document.getElementById(hash.slice(1))
    reached.current = target ? hash : ''
    if (!target) return
    location.replace(hash)
    focusOn(target)
  }, [drawn, narrowed])
}

type View = 'overview' | 'pages'

const viewInAddress = (): View => (new URLSearchParams(location.search).get('view') === 'pages' ? 'pages' : 'overview')

/** The report's two views; each has an address of its own, so that Back leads to the other. */
function Views({ view, onChoose }: { view: View; onChoose: (view: View) => void }) {
  useEffect(() => {
    const follow = () => onChoose(viewInAddress())
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [onChoose])
  const choose = (next: View) => {
    const query = new URLSearchParams(location.search)
    if (next === 'pages') query.set('view', next)
    else query.delete('view')
    history.pushState(null, '', `${location.pathname}${query.size > 0 ? `?${query}` : ''}#report`)
    onChoose(next)
  }
  return (
    <nav className="views" aria-label="Report">
      {(['overview', 'pages'] as const).map(each => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => choose(each)}>
          {each === 'pages' ? 'On the pages' : 'Overview'}
        </button>
      ))}
    </nav>
  )
}
