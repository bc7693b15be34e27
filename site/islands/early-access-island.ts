/** The early-access forms of /. Fetched with the first touch of one of them: nothing of it is loaded before. */
import { enliven } from '../components/early-access/form.ts'
import { prepareNotices } from '../components/early-access/notice.ts'

prepareNotices()
for (const form of document.querySelectorAll<HTMLFormElement>('form.early')) enliven(form)
