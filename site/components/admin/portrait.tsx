import { User } from 'lucide-react'
import { Avatar } from 'radix-ui'
import { Mark } from '../../ui/mark.tsx'

interface Props {
  url: string | null
  /** The analyst's mark, which stands where there is no picture; null for one who has none yet. */
  mark: number | null
  large?: boolean
}

/** An analyst's picture, or its mark where there is none or it does not load. The name stands beside it. */
export function Portrait({ url, mark, large = false }: Props) {
  return (
    <Avatar.Root className={large ? 'portrait large' : 'portrait'}>
      {url && <Avatar.Image src={url} alt="" />}
      <Avatar.Fallback>{mark === null ? <User size={24} aria-hidden="true" /> : <Mark n={mark} />}</Avatar.Fallback>
    </Avatar.Root>
  )
}
