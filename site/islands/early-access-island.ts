/** Enhances the early-access forms of /. Loaded with the first touch of one of them. */
import { enhance, reportEmptyEmail } from '../components/early-access/form.ts'
import { prepareNotices } from '../components/early-access/notice.ts'

prepareNotices()
for (const form of document.querySelectorAll<HTMLFormElement>('form.early')) enhance(form)

/** Called with the event that loaded this script. If that submitted an empty form, its error is shown now. */
export function touched(event: Event): void {
  if (event.type === 'invalid' && event.target instanceof HTMLInputElement) reportEmptyEmail(event.target)
}
