import type { Claim } from '#api/contracts/report.ts'
import { useReport } from '../report/report-context.ts'
import { PagePicture } from './page-picture.tsx'
import { markOf } from './pages.ts'

/** Of a page's width: how much is shown at least, and what stands free beside a long quote. */
const least = 0.62
const beside = 0.05
const ratio = 16 / 10

/** The page around the quote, with the quote marked; it leads to the whole page. Nothing where the page was not drawn. */
export function Clipping({ quote }: { quote: Claim['quotes'][number] }) {
  const { pages } = useReport()
  const place = markOf(pages, quote)?.places[0]
  const page = place && pages?.byNumber.get(place.page)
  if (!pages || !place || !page) return null
  const box = place.boxes[0] ?? { x: 0, y: 0, width: page.width, height: 0 }
  const free = beside * page.width
  const width = Math.min(page.width, Math.max(least * page.width, box.width + 2 * free))
  const height = Math.min(page.height, width / ratio)
  const within = (start: number, part: number, whole: number) => Math.max(0, Math.min(start, whole - part))
  const left = within(box.x - Math.max(free, (width - box.width) / 2), width, page.width)
  const top = within(box.y + (box.height - height) / 2, height, page.height)
  const percent = (part: number, whole: number) => `${(-100 * part) / whole}%`
  return (
    <a
      className="clipping"
      href={`${location.pathname}?view=pages#page-${page.number}`}
      aria-label={`${quote.place}, on the page`}
      style={{ aspectRatio: `${width} / ${height}` }}
    >
      <span style={{ width: `${(100 * page.width) / width}%`, left: percent(left, width), top: percent(top, height) }}>
        <PagePicture pages={pages} page={page} alt="">
          {place.boxes.map(({ x, y, width, height }) => (
            <rect key={`${x} ${y}`} className="quoted" x={x - 3} y={y - 3} width={width + 6} height={height + 6} />
          ))}
        </PagePicture>
      </span>
    </a>
  )
}
