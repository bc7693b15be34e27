import { hiddenElement } from './hidden.ts'
import { clean } from './words.ts'

export interface PageFacts {
  title: string
  description: string
  siteNames: string[]
  language: string
  links: number
  forms: number
  images: number
  imagesWithoutAlt: number
  videos: number
}

const shown = (element: Element) => hiddenElement(element) === null
const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content')

const players =
  /(?:^|\.)(?:youtube(?:-nocookie)?\.com|youtu\.be|vimeo\.com|wistia\.(?:com|net)|loom\.com|dailymotion\.com|vidyard\.com|mediadelivery\.net|videodelivery\.net|cloudflarestream\.com|brightcove\.net)$/

function isVideo(player: HTMLVideoElement | HTMLIFrameElement): boolean {
  const box = player.getBoundingClientRect()
  if (!shown(player) || box.width < 100 || box.height < 100) return false
  if (player.localName === 'iframe') return players.test(URL.parse(player.src)?.hostname ?? '')
  // A muted loop that plays by itself is decoration, like an animated picture.
  const video = player as HTMLVideoElement
  return !(video.muted && video.loop && video.autoplay && !video.controls)
}

const runs =
  /^(?:Organization|Corporation|NGO|WebSite|LocalBusiness|Restaurant|Hotel|Dentist|School|\w+(?:Business|Organization|Service|Store|Company|Agency|Clinic|Shop|Contractor|Establishment))$/

function siteNames(): string[] {
  const names = new Set<string>()
  const name = (value: unknown) => {
    const text = typeof value === 'string' ? clean(value).slice(0, 100) : ''
    if (text !== '' && names.size < 8) names.add(text)
  }
  const namesIn = (node: unknown, depth: number) => {
    if (depth > 6 || node === null || typeof node !== 'object') return
    if (Array.isArray(node)) {
      for (const one of node.slice(0, 50)) namesIn(one, depth + 1)
      return
    }
    const fields = node as Record<string, unknown>
    if ([fields['@type']].flat().some(type => typeof type === 'string' && runs.test(type))) name(fields.name)
    namesIn(fields['@graph'], depth + 1)
    namesIn(fields.publisher, depth + 1)
    namesIn(fields.provider, depth + 1)
  }
  name(meta('og:site_name'))
  name(meta('application-name'))
  for (const script of [...document.querySelectorAll('script[type="application/ld+json"]')].slice(0, 10)) {
    try {
      namesIn(JSON.parse((script.textContent ?? '').slice(0, 200_000)), 0)
    } catch {
      // Invalid JSON is ignored.
    }
  }
  return [...names]
}

export function collectFacts(): PageFacts {
  const images = [...document.images].filter(image => {
    const box = image.getBoundingClientRect()
    return shown(image) && box.width >= 16 && box.height >= 16
  })
  const videos = [...document.querySelectorAll<HTMLVideoElement | HTMLIFrameElement>('video, iframe')].filter(isVideo)
  return {
    title: clean(document.title).slice(0, 500),
    description: clean(meta('description') ?? meta('og:description') ?? '').slice(0, 2000),
    siteNames: siteNames(),
    language: document.documentElement.lang,
    links: [...document.links].filter(shown).length,
    forms: [...document.forms].filter(shown).length,
    images: images.length,
    imagesWithoutAlt: images.filter(image => !image.hasAttribute('alt')).length,
    videos: videos.length,
  }
}
