import { useLayoutEffect, useRef, useState } from 'react'
import { fixedSides } from '#api/contracts/report/words.ts'
import { useReport } from '../report/report-context.ts'
import { DrawnMarks } from './drawn-marks.tsx'
import { useNarrow } from './narrow-screen.ts'
import { Note } from './note.tsx'
import { PagePicture } from './page-picture.tsx'
import { type DrawnPage, layOut, marginOf, marksOn, type Pages, type Point, pageName } from './pages.ts'
import { placeMarks } from './pins.ts'

export interface SpreadProps {
  pages: Pages
  page: DrawnPage
  points: Point[]
  selected: string | null
  onSelect: (id: string | null, scroll?: boolean) => void
}

export function Spread({ pages, page, points, selected, onSelect }: SpreadProps) {
  const { document, voice } = useReport()
  const name = pageName(document, page.number)
  const [hovered, setHovered] = useState<string | null>(null)
  const notes = marginOf(points, page.number)
  const unit = page.width / 1_000
  const marked = placeMarks(marksOn(points, page, voice), page, useNarrow() ? 2 * unit : unit)
  const lit = selected !== null && marked.some(({ point }) => point.id === selected) ? selected : hovered
  const { tops, margin, leaders, ties, height } = useMargin(notes, page, selected)
  const settling = notes.flatMap(({ point: { choice }, side }) => (side === 'back' && choice?.question ? choice : []))
  return (
    <section
      className={lit ? 'spread lit' : 'spread'}
      id={`page-${page.number}`}
      aria-labelledby={`page-${page.number}-title`}
    >
      <h3 id={`page-${page.number}-title`}>{name}</h3>
      <div className="spread-page">
        <PagePicture pages={pages} page={page} alt={page.drawn ? `${name} as it was drawn: ${page.text}` : page.text}>
          {marked.map(({ point, ...mark }) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: the note in the margin is the button; this is a second way to it
            <g
              key={`${point.id} ${mark.boxes[0]?.x} ${mark.boxes[0]?.y}`}
              className={point.id === lit ? 'on' : undefined}
              onClick={() => onSelect(point.id === selected ? null : point.id)}
              onPointerEnter={() => setHovered(point.id)}
              onPointerLeave={() => setHovered(null)}
            >
              <DrawnMarks {...mark} unit={unit} />
            </g>
          ))}
        </PagePicture>
        {settling.map(choice => (
          <div className="settling" key={choice.id}>
            <p className="small">
              <b>C{choice.number}</b> {choice.sentence} {choice.fixed && fixedSides}
            </p>
            <p>{choice.question}</p>
          </div>
        ))}
      </div>
      <svg className="leaders" aria-hidden="true">
        {leaders.map((d, at) => {
          const { point, side, analyst } = notes[at] ?? {}
          const colour = analyst == null ? '' : `analyst-${voice(analyst).mark}`
          return <path key={`${point?.id} ${side}`} d={d} className={`${colour} ${point?.id === lit ? 'on' : ''}`} />
        })}
        {ties.map(({ id, d, x, y }) => (
          <g key={id} className={id === lit ? 'tie on' : 'tie'}>
            <path d={d} />
            <circle cx={x} cy={y} r="10" />
            <text x={x} y={y + 5}>
              ?
            </text>
          </g>
        ))}
      </svg>
      {notes.length > 0 && (
        <ol className={settling.length > 0 ? 'margin tied' : 'margin'} ref={margin} style={{ minHeight: height }}>
          {notes.map(({ point, side, isElsewhere }, at) => (
            <Note
              key={`${point.id} ${side}`}
              point={point}
              side={side}
              isElsewhere={isElsewhere}
              open={point.id === selected}
              top={tops[at]}
              onToggle={() => onSelect(point.id === selected && !isElsewhere ? null : point.id, isElsewhere)}
            />
          ))}
        </ol>
      )}
    </section>
  )
}

/** The line that joins both sides of a choice and ends in its question. */
type Tie = { id: string; d: string; x: number; y: number }

type Placed = { tops: number[]; leaders: string[]; ties: Tie[]; height?: number }

const unplaced: Placed = { tops: [], leaders: [], ties: [] }
/** From a note's top to the middle of its first line. */
const firstLine = 18

/** Measures the notes and places them. On narrow screens, they are below the page one after the other, without lines. */
function useMargin(notes: ReturnType<typeof marginOf>, page: DrawnPage, selected: string | null) {
  const margin = useRef<HTMLOListElement>(null)
  const [placed, setPlaced] = useState(unplaced)
  const ids = notes.map(({ point, side }) => `${point.id} ${side}`).join(' ')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ids stand for the notes, whose list is made anew each time
  useLayoutEffect(() => {
    const list = margin.current
    const spread = list?.closest('.spread')
    const picture = spread?.querySelector<HTMLElement>('.page-picture')
    if (!list || !picture) return
    const place = () => {
      if (getComputedStyle(list).position === 'static') return setPlaced(unplaced)
      const scale = picture.offsetWidth / page.width
      const items = notes.map(({ box }, at) => {
        const height = (list.children[at] as HTMLElement | undefined)?.offsetHeight ?? 0
        return { wanted: box ? box.y * scale : 0, height }
      })
      const open = notes.findIndex(({ point, side }) => point.id === selected && side !== 'doubt')
      const tops = layOut(items, picture.offsetHeight, open)
      const wide = list.offsetLeft - picture.offsetLeft - picture.offsetWidth
      const ends = tops.map(top => top + firstLine)
      const leaders = notes.map(({ box }, at) => {
        const from = box ? (box.y + box.height / 2) * scale : 10
        return `M0 ${from}C${wide / 2} ${from} ${wide / 2} ${ends[at]} ${wide} ${ends[at]}`
      })
      const bottoms = tops.map((top, at) => top + (items[at]?.height ?? 0))
      const right = wide + list.offsetWidth - tieWidth / 2
      const settling = spread?.querySelectorAll<HTMLElement>('.settling') ?? []
      const questions = Array.from(settling, ({ offsetTop }) => offsetTop - picture.offsetTop)
      const backed = notes.flatMap(({ point, side }, at) => (side === 'back' && point.choice?.question ? at : []))
      const ties = backed.map((back, at): Tie => {
        const { id } = notes[back]?.point ?? { id: '' }
        const doubt = notes.findIndex(({ point, side }) => point.id === id && side === 'doubt')
        const [from = 0, to = 0] = [ends[back] ?? 0, ends[doubt] ?? 0].sort((a, b) => a - b)
        const x = right - at * 4
        const rule = questions[at] ?? 0
        const joined = `M${right - 12} ${from}H${x}V${to}H${right - 12}`
        const crossed = tops.some((top, at) => top < rule && (bottoms[at] ?? 0) > rule)
        const down = !crossed && to < rule ? `M${x} ${to}V${rule}H0` : ''
        return { id, d: joined + down, x, y: (from + to) / 2 }
      })
      setPlaced({ tops, leaders, ties, height: Math.max(...bottoms) })
    }
    place()
    const observer = new ResizeObserver(place)
    for (const element of [picture, ...list.children]) observer.observe(element)
    return () => observer.disconnect()
  }, [ids, page, selected])
  return { margin, ...placed }
}

/** The width of the column beside the notes, which is that of the sign in it, in pixels. */
const tieWidth = 24
