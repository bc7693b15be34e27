import { useStore } from '@nanostores/react'
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { readStored, writeStored } from '../../stores/storage.ts'
import { Empty } from '../../ui/empty.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { focusOn } from '../report/anchors.ts'
import { Narrow } from '../report/narrow.tsx'
import { underSheet } from '../report/points.ts'
import { $printing } from '../report/printing.ts'
import { useReport } from '../report/report-context.ts'
import { useNotesBelow } from './narrow-screen.ts'
import { Note } from './note.tsx'
import { PageThumbs } from './page-thumbs.tsx'
import { marginOf, type Pages, type Point, pointsOf, undrawnWords } from './pages.ts'
import { Spread, type SpreadProps } from './spread.tsx'
import './pages.css'
import './paper.css'

const KeysDialog = lazyComponent(() => import('./keys-dialog.tsx'), 'KeysDialog')

/** The state of the history entry that an open sheet adds, so that Back closes it. */
const sheet = 'sheet'

export function Reader() {
  const { pages } = useReport()
  if (!pages || (pages.pages.length === 0 && !pages.finished))
    return <Empty title="The pages are being drawn" text="They appear here in a moment." />
  if (pages.pages.length === 0)
    return (
      <Empty
        title="There are no pictures of the pages"
        text="This submission could not be drawn, or it was read before pages were kept. The overview holds the whole report."
      />
    )
  return <ReaderOf pages={pages} />
}

function ReaderOf({ pages }: { pages: Pages }) {
  const { document: submission, report, narrowing } = useReport()
  const undrawn = undrawnWords(submission, pages)
  const all = useMemo(() => pointsOf(report, pages), [report, pages])
  const printing = useStore($printing)
  const points = all.filter(({ claim, choice }) => printing || [claim, choice].some(one => one && narrowing.shows(one)))
  const [selected, setSelected] = useState<string | null>(() => location.hash.slice(1) || null)
  const notesBelow = useNotesBelow()
  const isOpen = points.some(({ id }) => id === selected)
  useEffect(() => (isOpen ? () => void (history.state === sheet && history.back()) : undefined), [isOpen])
  const select = (id: string | null, scroll = false) => {
    setSelected(id)
    if (id && notesBelow && history.state !== sheet) {
      history.replaceState(underSheet, '', '#report')
      // The pages may be scrolled while the sheet is open.
      history.scrollRestoration = 'manual'
      history.pushState(sheet, '')
    }
    if (id || history.state !== sheet) history.replaceState(history.state, '', `#${id ?? 'report'}`)
    if (id && scroll) reach(`note-${id}`)
  }
  const inOrder = pages.pages.flatMap(({ number }) =>
    marginOf(points, number).flatMap(({ point, side, isElsewhere }) => (isElsewhere || side === 'doubt' ? [] : point)),
  )
  const unplaced = points.filter(({ places }) => places.length === 0)
  const [withKeys, setWithKeys] = useWithKeys()
  const [showsKeys, setShowsKeys] = useState(false)
  const help = () => setShowsKeys(true)
  useKeys({ points: withKeys ? [...inOrder, ...unplaced] : null, selected, select, help })
  // Links to a claim or a page work once the pages are rendered, including links on the pages.
  useEffect(() => {
    const follow = () => {
      const hash = location.hash.slice(1)
      const toPage = hash.startsWith('page-')
      if (!toPage) setSelected(hash || null)
      // Waits a frame, in which the notes are placed.
      requestAnimationFrame(() => reach(toPage ? hash : `note-${hash}`))
    }
    follow()
    // Not `hashchange`: Back fires none if a filter has changed the hash while the sheet was open.
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])
  return (
    <div className="reader">
      <h2 className={printing ? undefined : 'visually-hidden'}>On the pages</h2>
      <PageRail pages={pages} points={points} />
      <div className="reader-pages">
        <div>
          <button className="button ghost compact keys-open" type="button" onClick={help}>
            Keys <kbd>?</kbd>
          </button>
          <Narrow />
        </div>
        {showsKeys && <KeysDialog on={withKeys} onChange={setWithKeys} onClose={() => setShowsKeys(false)} />}
        {pages.pages.map(page => (
          <Spread key={page.number} pages={pages} page={page} points={points} selected={selected} onSelect={select} />
        ))}
        {undrawn && <p className="quiet small">{undrawn}</p>}
        <Unplaced points={unplaced} selected={selected} onSelect={select} />
      </div>
    </div>
  )
}

function reach(id: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: id.startsWith('note-') ? 'center' : 'start' })
  if (place) focusOn(place)
}

const spreads = () => [...document.querySelectorAll('.spread')]
const isReached = (spread: Element) => spread.getBoundingClientRect().top < innerHeight / 3
/** The index of the page at the upper third of the window. */
const pageInView = () => Math.max(0, spreads().findLastIndex(isReached))

const onScroll = (heard: () => void) => {
  window.addEventListener('scroll', heard, { passive: true })
  return () => window.removeEventListener('scroll', heard)
}

/** A thumbnail of every page. It scrolls to the one that is being read, and marks it. */
function PageRail({ pages, points }: Pick<SpreadProps, 'pages' | 'points'>) {
  const rail = useRef<HTMLElement>(null)
  const current = useSyncExternalStore(onScroll, pageInView)
  useEffect(() => {
    const thumb = rail.current?.children[current]
    if (thumb instanceof HTMLElement) rail.current?.scrollTo(thumb.offsetLeft, thumb.offsetTop - thumb.offsetHeight)
  }, [current])
  return (
    <nav className="page-rail" aria-label="Thumbnails" ref={rail}>
      <PageThumbs pages={pages} points={points} current={current} addressOf={anchor => `#${anchor}`} />
    </nav>
  )
}

/** Points without words on a page, mostly about something missing. */
function Unplaced({ points, selected, onSelect }: Pick<SpreadProps, 'points' | 'selected' | 'onSelect'>) {
  if (points.length === 0) return null
  return (
    <section className="unplaced" aria-labelledby="unplaced-title">
      <h3 id="unplaced-title">On no page</h3>
      <p className="quiet small">What is missing, what is drawn as a picture, and what is said of other places.</p>
      <ol>
        {points.map(point => (
          <Note
            key={point.id}
            point={point}
            open={point.id === selected}
            onToggle={() => onSelect(point.id === selected ? null : point.id)}
          />
        ))}
      </ol>
    </section>
  )
}

/** Whether single keys are shortcuts. Users of speech control must be able to switch them off (WCAG 2.1.4). */
function useWithKeys(): [boolean, (on: boolean) => void] {
  const [isOn, setIsOn] = useState(() => readStored('localStorage', keysKey) !== 'off')
  useEffect(() => writeStored('localStorage', keysKey, isOn ? null : 'off'), [isOn])
  return [isOn, setIsOn]
}

const near = <T,>(all: T[], at: number): T | undefined => all[Math.max(0, Math.min(all.length - 1, at))]

const keysKey = 'panel.reader-keys'

/** `points` is null while the keys are switched off. */
type Keys = { points: Point[] | null; select: SpreadProps['onSelect']; help(): void } & Pick<SpreadProps, 'selected'>

/** Single keys. They do nothing while somebody types, or together with a modifier key. */
function useKeys({ points, selected, select, help }: Keys) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const typing =
      event.target instanceof HTMLElement &&
      event.target.closest('input:not([type=checkbox]), textarea, select, [role=dialog]:not(.note-sheet)')
    if (!points || typing || event.metaKey || event.ctrlKey || event.altKey) return
    const step = (by: number) => {
      const next = near(points, points.findIndex(({ id }) => id === selected) + by)
      if (next) select(next.id, true)
    }
    const turn = (by: number) => near(spreads(), pageInView() + by)?.scrollIntoView()
    if (event.key === 'j') step(1)
    else if (event.key === 'k') step(-1)
    else if (event.key === 'n') turn(1)
    else if (event.key === 'p') turn(-1)
    else if (event.key === 'f') {
      const buttons = document.querySelectorAll<HTMLElement>('.narrow button')
      // Which of the buttons is shown depends on the screen's width.
      ;[...buttons].find(button => button.checkVisibility())?.focus()
    } else if (event.key === '?') help()
    else if (event.key === 'Escape' && selected) select(null)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
