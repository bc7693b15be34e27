import { queryClient } from '../../stores/api.ts'
import { userRead } from '../../stores/reads.ts'

/** A text with /admin/model as a link, for administrators. */
export function LinkedText({ text }: { text: string }) {
  const isAdmin = queryClient.getQueryData(userRead.queryKey)?.role === 'admin'
  const [, before = text, address, after] = (isAdmin && /(.*?)(\/admin\/model)(.*)/s.exec(text)) || []
  return (
    <>
      {before}
      {address && <a href={address}>{address}</a>}
      {after}
    </>
  )
}
