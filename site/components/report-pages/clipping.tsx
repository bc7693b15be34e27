import type { Claim, ReportChoice } from '#api/contracts/report/report.ts'
import { signOf } from '#api/contracts/report/words.ts'
import { reportAddress } from '../projects/address.ts'
import { useReport } from '../report/report-context.ts'
import { DrawnMarks } from './drawn-marks.tsx'
import { PagePicture } from './page-picture.tsx'
import type { Point } from './pages.ts'

/** As fractions of the page's width: the least that a clipping shows, and the margin beside a long quote. */
const least = 0.62
const beside = 0.05
const ratio = 16 / 10

interface Props {
  point: Claim | ReportChoice
  place: Point['places'][number] | undefined
  name: string
  /** The anchor of the point whose note the clipping links to; by default it links to the page. */
  anchor?: string | undefined
}

/** A cutting from the page with the place marked, as a link to its note. Nothing if the page was not drawn. */
export function Clipping({ point, place, name, anchor }: Props) {
  const { pages, voice } = useReport()
  const page = place && pages?.byNumber.get(place.page)
  if (!pages || !place || !page) return null
  const box = place.boxes[0] ?? { x: 0, y: 0, width: page.width, height: 0 }
  const free = beside * page.width
  const width = Math.min(page.width, Math.max(least * page.width, box.width + 2 * free))
  const height = Math.min(page.height, Math.max(width / ratio, place.isSeen ? box.height + 2 * free : 0))
  const within = (start: number, part: number, whole: number) => Math.max(0, Math.min(start, whole - part))
  const left = within(box.x - Math.max(free, (width - box.width) / 2), width, page.width)
  const top = within(box.y + (box.height - height) / 2, height, page.height)
  const [raiser] = point.raised.flatMap(({ analystId }) => analystId ?? [])
  const percent = (part: number, whole: number) => `${(-100 * part) / whole}%`
  return (
    <a
      className="clipping"
      href={reportAddress(anchor ?? `page-${page.number}`, 'pages')}
      aria-label={`${name}, on the page`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <span style={{ width: `${(100 * page.width) / width}%`, left: percent(left, width), top: percent(top, height) }}>
        <PagePicture pages={pages} page={page} alt="">
          <g className="on">
            <DrawnMarks
              label=""
              boxes={place.boxes}
              isSeen={place.isSeen ?? false}
              sign={'split' in point ? 'split' : signOf(point)}
              weight={point.weight}
              mark={raiser === undefined ? null : voice(raiser).mark}
              unit={width / 500}
            />
          </g>
        </PagePicture>
      </span>
    </a>
  )
}
