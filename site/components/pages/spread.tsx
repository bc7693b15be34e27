import { useLayoutEffect, useRef, useState } from 'react'
import { useReport } from '../report/report-context.ts'
import { DrawnMarks } from './drawn-marks.tsx'
import { Note } from './note.tsx'
import { PagePicture } from './page-picture.tsx'
import { type DrawnPage, layOut, notesOn, type Pages, type Point } from './pages.ts'

interface Props {
  pages: Pages
  page: DrawnPage
  name: string
  points: Point[]
  selected: string | null
  onSelect: (id: string | null) => void
}

/** A page with the panel's marks, and its notes in the margin, each beside its words. */
export function Spread({ pages, page, name, points, selected, onSelect }: Props) {
  const { voice } = useReport()
  const [hovered, setHovered] = useState<string | null>(null)
  const notes = notesOn(points, page.number)
  const marked = points.flatMap(point =>
    point.places.filter(place => place.page === page.number).map(place => ({ point, ...place })),
  )
  // Below the marks on words that lie within it.
  marked.sort((a, b) => Number(b.isSeen ?? 0) - Number(a.isSeen ?? 0))
  const lit = selected !== null && marked.some(({ point }) => point.id === selected) ? selected : hovered
  const { tops, margin, leaders, height } = useMargin(notes, page, selected)
  const settling = notes.flatMap(({ choice }) => (choice?.split && choice.question ? choice : []))
  return (
    <section
      className={lit ? 'spread lit' : 'spread'}
      id={`page-${page.number}`}
      aria-labelledby={`page-${page.number}-title`}
    >
      <h3 id={`page-${page.number}-title`}>{name}</h3>
      <div className="spread-page">
        <PagePicture pages={pages} page={page} alt={`${name} as it was drawn`}>
          {marked.map(({ point, boxes, isSeen = false }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the note in the margin is the button; this is a second way to it
            <g
              key={`${point.id} ${boxes[0]?.x} ${boxes[0]?.y}`}
              className={point.id === lit ? 'on' : undefined}
              onClick={() => onSelect(point.id === selected ? null : point.id)}
              onPointerEnter={() => setHovered(point.id)}
              onPointerLeave={() => setHovered(null)}
            >
              <DrawnMarks
                label={point.label}
                boxes={boxes}
                isSeen={isSeen}
                sign={point.sign}
                weight={point.weight}
                pageWidth={page.width}
                mark={point.raisers[0] === undefined ? null : voice(point.raisers[0]).mark}
              />
            </g>
          ))}
        </PagePicture>
        {settling.map(choice => (
          <p className="settling" key={choice.id}>
            <b>C{choice.number}</b> {choice.question}
          </p>
        ))}
      </div>
      <svg className="leaders" aria-hidden="true">
        {leaders.map(({ id, d, mark }) => (
          <path
            key={id}
            d={d}
            className={`${mark === null ? '' : `analyst-${voice(mark).mark}`} ${id === lit ? 'on' : ''}`}
          />
        ))}
      </svg>
      <ol className="margin" ref={margin} style={{ minHeight: height }}>
        {notes.map((point, at) => (
          <Note
            key={point.id}
            point={point}
            open={point.id === selected}
            top={tops[at]}
            onToggle={() => onSelect(point.id === selected ? null : point.id)}
          />
        ))}
      </ol>
    </section>
  )
}

interface Leader {
  id: string
  d: string
  mark: number | null
}

/** Measures the notes and places them. Below the page, on narrow screens, they stand one after the other without leaders. */
function useMargin(notes: Point[], page: DrawnPage, selected: string | null) {
  const margin = useRef<HTMLOListElement>(null)
  const [placed, setPlaced] = useState<{ tops: number[]; leaders: Leader[]; height: number | undefined }>({
    tops: [],
    leaders: [],
    height: undefined,
  })
  const ids = notes.map(({ id }) => id).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the notes, whose list is made anew each time
  useLayoutEffect(() => {
    const list = margin.current
    const picture = list?.closest('.spread')?.querySelector<HTMLElement>('.page-picture')
    if (!list || !picture) return
    const place = () => {
      if (getComputedStyle(list).position === 'static') return setPlaced({ tops: [], leaders: [], height: undefined })
      const scale = picture.offsetWidth / page.width
      const items = notes.map(({ places: [first] }, at) => {
        const box = first?.boxes[0]
        const height = (list.children[at] as HTMLElement | undefined)?.offsetHeight ?? 0
        return { wanted: box ? box.y * scale : 0, height, right: box ? (box.x + box.width) * scale : 0 }
      })
      const open = notes.findIndex(({ id }) => id === selected)
      const tops = layOut(items, picture.offsetHeight, open)
      const wide = list.offsetLeft - picture.offsetLeft - picture.offsetWidth
      const leaders = notes.map(({ id, raisers, places: [first] }, at) => {
        const box = first?.boxes[0]
        const from = box ? (box.y + box.height / 2) * scale : 10
        const to = (tops[at] ?? 0) + 18
        return { id, mark: raisers[0] ?? null, d: `M0 ${from}C${wide / 2} ${from} ${wide / 2} ${to} ${wide} ${to}` }
      })
      const last = items.length - 1
      setPlaced({ tops, leaders, height: last < 0 ? undefined : (tops[last] ?? 0) + (items[last]?.height ?? 0) })
    }
    place()
    const observer = new ResizeObserver(place)
    for (const element of [picture, ...list.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [ids, page, selected])
  return { margin, ...placed }
}
