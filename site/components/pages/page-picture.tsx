import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { client } from '../../stores/api.ts'
import { reviewInAddress } from '../projects/address.ts'
import { $printing } from '../report/printing.ts'
import { ofReview } from '../report/reads.ts'
import type { DrawnPage, Pages } from './pages.ts'

const addresses = new WeakMap<Blob, string>()

/** One address for a picture, for as long as the browser's page lives: clippings and the reader share it. */
function addressOf(blob: Blob): string {
  const known = addresses.get(blob) ?? URL.createObjectURL(blob)
  addresses.set(blob, known)
  return known
}

/** Reading a picture needs the token, so it is fetched, not linked; and only once it is nearly in sight. */
function usePicture(pages: Pages, page: DrawnPage, size: 'large' | 'small', near: boolean) {
  const { projectId, pictures } = pages
  const printing = useStore($printing)
  const review = reviewInAddress()
  const query = ofReview(review)
  // All pages of a website are in one picture.
  const name = page.picture ? `pages/${page.number}/${size}` : 'screenshots/desktop'
  return useQuery({
    queryKey: [`/api/projects/${projectId}/${name}`, review],
    queryFn: async ({ signal }) => {
      if (pictures) return `${pictures}/${page.number}-${size}.webp`
      const response = page.picture
        ? await client.call('pagePicture', { params: { id: projectId, number: page.number, size }, query, signal })
        : await client.call('projectScreenshot', { params: { id: projectId, viewport: 'desktop' }, query, signal })
      return addressOf(await response.blob())
    },
    enabled: near || printing,
    staleTime: Number.POSITIVE_INFINITY,
  })
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
  /** Empty where the page's words stand beside it anyway. */
  alt: string
  /** What is drawn on it, in the page's own pixels. */
  children?: ReactNode
}

/** A page as it was drawn. It keeps its own colours in the dark theme. */
export function PagePicture({ pages, page, size = 'large', alt, children }: Props) {
  const { element, near } = useNear()
  const { data: address, isError } = usePicture(pages, page, size, near)
  const { width, height, top, picture } = page
  const style = picture ? undefined : { height: 'auto', top: `${(-100 * top) / height}%` }
  return (
    <span className="page-picture" ref={element} style={{ aspectRatio: `${width} / ${height}` }}>
      {address && <img src={address} alt={alt} style={style} />}
      {isError && <span className="failed">This picture is not available.</span>}
      {children && (
        <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {children}
        </svg>
      )}
    </span>
  )
}
