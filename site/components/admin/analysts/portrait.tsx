import { User } from 'lucide-react'
import { Avatar } from 'radix-ui'
import { Mark } from '../../../ui/mark.tsx'

interface Props {
  url: string | null
  /** The fallback where there is no picture; null for an analyst who has no mark yet. */
  mark: number | null
  large?: boolean
}

export function Portrait({ url, mark, large = false }: Props) {
  return (
    <Avatar.Root className={large ? 'portrait large' : 'portrait'}>
      {url && <Avatar.Image src={url} alt="" />}
      <Avatar.Fallback>{mark === null ? <User size={24} aria-hidden="true" /> : <Mark n={mark} />}</Avatar.Fallback>
    </Avatar.Root>
  )
}
