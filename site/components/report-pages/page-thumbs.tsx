import { useReport } from '../report/report-context.ts'
import { DrawnMarks } from './drawn-marks.tsx'
import { PagePicture } from './page-picture.tsx'
import { type Box, marksOn, type Pages, type Point, pageName } from './pages.ts'

/** On so small a page there are no numbers, and nothing to choose between marks. */
const none = new Set<Box>()

interface Props {
  pages: Pages
  points: Point[]
  addressOf: (anchor: string) => string
}

/** Every page small, with the panel's marks and how many claims are on it, as a link. */
export function PageThumbs({ pages, points, addressOf }: Props) {
  const { document, voice } = useReport()
  return pages.pages.map(page => {
    const count = points.filter(({ places }) => places.some(place => place.page === page.number)).length
    return (
      <a key={page.number} className="page-thumb quiet tiny" href={addressOf(`page-${page.number}`)}>
        <PagePicture pages={pages} page={page} size="small" alt="">
          {marksOn(points, page, voice).map(({ point, ...mark }) => (
            <DrawnMarks
              key={`${point.id} ${mark.boxes[0]?.x} ${mark.boxes[0]?.y}`}
              {...mark}
              unit={page.width / 400}
              covered={none}
              pin={undefined}
            />
          ))}
        </PagePicture>
        <span>
          {pageName(document, page)} <b className="num">{count > 0 ? count : ''}</b>
          {count > 0 && <span className="visually-hidden">{count === 1 ? ' claim' : ' claims'}</span>}
        </span>
      </a>
    )
  })
}
