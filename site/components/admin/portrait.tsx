import { User } from 'lucide-react'
import { Avatar } from 'radix-ui'

/** An analyst's picture, or a figure where there is none or it does not load. The name stands beside it. */
export function Portrait({ url, large = false }: { url: string | null; large?: boolean }) {
  return (
    <Avatar.Root className={large ? 'adm-portrait large' : 'adm-portrait'}>
      {url && <Avatar.Image src={url} alt="" />}
      <Avatar.Fallback>
        <User size={large ? 24 : 16} aria-hidden="true" />
      </Avatar.Fallback>
    </Avatar.Root>
  )
}
