import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { reviewInAddress } from '../projects/address.ts'
import { $printing } from '../report/printing.ts'
import { pictureRead } from '../report/reads.ts'
import type { DrawnPage, Pages } from './pages.ts'

/** Shown in prints from the browser's own menu, which do not wait. */
const notFetched = 'This picture was not fetched yet. The report’s own Print button waits for all of them.'

/** Loads the picture only when it is nearly in view, or for a print. */
function usePicture({ projectId, pictures }: Pages, page: DrawnPage, size: 'large' | 'small', near: boolean) {
  const printing = useStore($printing)
  const wanted = printing || near
  // All pages of a website are in one picture.
  const of = page.picture ? { number: page.number, size } : 'desktop'
  const { data, isError } = useQuery({ ...pictureRead(projectId, reviewInAddress(), of), enabled: wanted && !pictures })
  const missing = isError ? 'This picture is not available.' : printing && notFetched
  return { missing, address: pictures && wanted ? `${pictures}/${page.number}-${size}.webp` : data }
}

function useNear() {
  const element = useRef<HTMLSpanElement>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: '800px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return { element, near }
}

interface Props {
  pages: Pages
  page: DrawnPage
  size?: 'large' | 'small'
  /** Empty if the page's words are beside it anyway. */
  alt: string
  /** Drawn over the picture, in the page's own pixels. */
  children?: ReactNode
}

export function PagePicture({ pages, page, size = 'large', alt, children }: Props) {
  const { element, near } = useNear()
  const { address, missing } = usePicture(pages, page, size, near)
  const { width, height, top, picture } = page
  const style = picture ? undefined : { height: 'auto', top: `${(-100 * top) / height}%` }
  const maxWidth = size === 'small' ? `${(16 * width) / height}rem` : undefined
  return (
    <span className="page-picture" ref={element} style={{ aspectRatio: `${width} / ${height}`, maxWidth }}>
      {address && <img src={address} alt={alt} style={style} />}
      {!address && missing && <span className="failed">{missing}</span>}
      {children && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
      )}
    </span>
  )
}
