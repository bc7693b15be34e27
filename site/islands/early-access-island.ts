/** The early-access forms of /. Fetched with the first touch of one of them: nothing of it is loaded before. */
import { enhance, reportEmptyEmail } from '../components/early-access/form.ts'
import { prepareNotices } from '../components/early-access/notice.ts'

prepareNotices()
for (const form of document.querySelectorAll<HTMLFormElement>('form.early')) enhance(form)

/** What led here. Where that was sending an empty form, before there was anything to answer it, it is answered now. */
export function touched(event: Event): void {
  if (event.type === 'invalid' && event.target instanceof HTMLInputElement) reportEmptyEmail(event.target)
}
