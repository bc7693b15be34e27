import { useReport } from '../report/report-context.ts'
import { DrawnMarks } from './drawn-marks.tsx'
import { PagePicture } from './page-picture.tsx'
import { type Box, marksOn, type Pages, type Point, pageName, pointsOf } from './pages.ts'

/** Marks on thumbnails have no numbers and do not give way to each other. */
const small = { covered: new Set<Box>(), pin: undefined }

type Props = { pages: Pages; points?: Point[]; current?: number; addressOf(anchor: string): string }

/** A linked thumbnail of every page, with its marks and the number of its points. `points` defaults to all. */
export function PageThumbs({ pages, points, current, addressOf }: Props) {
  const { document, report, voice } = useReport()
  const shown = points ?? pointsOf(report, pages)
  return pages.pages.map((page, at) => {
    const marks = marksOn(shown, page, voice)
    const count = new Set(marks.map(({ point }) => point.id)).size
    return (
      <a
        key={page.number}
        className="page-thumb quiet tiny"
        href={addressOf(`page-${page.number}`)}
        aria-current={at === current || undefined}
      >
        <PagePicture pages={pages} page={page} size="small" alt="">
          {marks.map(({ point, ...mark }) => (
            <DrawnMarks
              key={point.id + mark.boxes[0]?.x + mark.boxes[0]?.y}
              {...mark}
              {...small}
              unit={page.width / 400}
            />
          ))}
        </PagePicture>
        <span>
          {pageName(document, page.number)} <b className="num">{count > 0 ? count : ''}</b>
          {count > 0 && <span className="visually-hidden">{count === 1 ? ' claim' : ' claims'}</span>}
        </span>
      </a>
    )
  })
}
