import { limits, readingLimits } from '#db/limits.ts'
import { SourceFailure } from '../../source-failure.ts'

export interface FailureDetail {
  host: string
  status?: number
  /** What is there instead of a page: "a file of the type text/css". */
  found?: string
  destination?: string
  /** What the page does instead of coming to rest: "keeps loading anew". */
  behaviour?: string
  /** The words of a loading notice that never went away. */
  notice?: string
}

const pageSeconds = readingLimits.pageMs / 1000
const pageMegabytes = readingLimits.pageBytes / 1024 / 1024

const sentences = {
  not_resolvable: ({ host }) =>
    `No website was found under ${host}. Check the spelling of the address, and whether the site is online yet.`,
  address_refused: ({ host, destination }) =>
    destination
      ? `${host} sends its visitors on to ${destination}, so it was not opened. Submit the address of the page itself, or a PDF of it.`
      : `${host} is not on the public internet, so it was not opened. Publish the page, or submit a PDF of it.`,
  connection_refused: ({ host }) =>
    `${host} did not accept the connection. Check that the site is running, then submit it again.`,
  tls_error: ({ host }) =>
    `The secure connection to ${host} failed: its certificate is missing, expired or made for another name. Renew the certificate, then submit again.`,
  http_status: ({ host, status = 0 }) => {
    if (status === 429) return `${host} answered that it gets too many requests for now (429). Submit it again later.`
    if (status >= 500) {
      return `${host} answered with the error ${status}: something is wrong on its side. Submit it again once the page opens in a browser.`
    }
    return `${host} answered with the error ${status} instead of the page. Check the address in a browser without being signed in.`
  },
  page_timeout: ({ host, behaviour }) =>
    behaviour
      ? `${host} ${behaviour}, so it could not be read. Submit an address that comes to rest, or a PDF of the page.`
      : `${host} did not finish loading within ${pageSeconds} seconds. Submit it again later, or submit a PDF of the page.`,
  page_too_large: () =>
    `The page is larger than the ${pageMegabytes} MB that a review loads. Submit a lighter page, or a PDF of it.`,
  page_crashed: ({ host }) =>
    `The page at ${host} made the browser crash. It may be too deeply nested, or need too much memory. Submit a lighter page, or a PDF of it.`,
  not_a_page: ({ found }) =>
    `The address leads to ${found ?? 'something that is no web page'}. Submit the address of a page, or upload a PDF, DOC, DOCX, PPTX or TXT file.`,
  sign_in_needed: ({ host }) =>
    `${host} asks for a sign-in before it shows the page. Submit a page that everyone can see, or a PDF of this one.`,
  blocked_as_bot: ({ host }) =>
    `${host} took the review for an automated visitor and showed a check instead of the page. Let it through at your site's bot protection, or submit a PDF of the page.`,
  empty_page: ({ host, notice }) =>
    notice
      ? `The page at ${host} said “${notice}” and nothing else for as long as a review waits. Submit it again later, or submit a PDF of the page once it is complete.`
      : `The page at ${host} showed no words. If its content is a picture or a video, submit a document that says the same in text.`,
  too_large: () =>
    `The document behind this address is larger than ${limits.uploadBytes / 1024 / 1024} MB. Make it smaller, then submit it again.`,
} satisfies Record<string, (about: FailureDetail) => string>

export type WebsiteFailureCode = keyof typeof sentences

export function websiteFailure(code: WebsiteFailureCode, about: FailureDetail): SourceFailure {
  return new SourceFailure(code, sentences[code](about))
}
