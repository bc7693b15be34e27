import { Link2 } from 'lucide-react'
import { notify } from '../../stores/notices.ts'
import { reviewInAddress } from '../projects/address.ts'

/** The page's path with the version that is shown. */
function versionPath(): string {
  const review = reviewInAddress()
  return review ? `${location.pathname}?review=${encodeURIComponent(review)}` : location.pathname
}

/** Copies the address of a claim or choice, without the filters of whoever copies it. */
export function CopyLink({ anchor, name }: { anchor: string; name: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}${versionPath()}#${anchor}`)
      notify({ title: 'Link copied', text: `It leads to ${name}.` })
    } catch {
      // The clipboard needs a secure connection.
      location.hash = anchor
      notify({ title: 'Link not copied', text: 'It is in the address bar now: copy it from there.', error: true })
    }
  }
  return (
    <button className="button ghost compact" type="button" aria-label={`Copy link to ${name}`} onClick={copy}>
      <Link2 size={14} aria-hidden="true" />
      Copy link
    </button>
  )
}
