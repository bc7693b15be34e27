/** Pages that stand where the page should be: sign-in screens, checks for robots, errors, nothing at all. */
import type { SourceFailure } from '../failure.ts'
import { type Arrival, hostOf } from './navigation.ts'
import { websiteFailure } from './website-failures.ts'

export interface Impression {
  url: string
  title: string
  /** The words that are shown. */
  text: string
  passwordFields: number
  /** Hosts of the frames in it. */
  frameHosts: string[]
}

/** More words than a check or a sign-in screen shows; a page of this length is reviewed whatever it mentions. */
const fewWords = 150

const checkWords =
  /just a moment|checking (?:your browser|if the site connection is secure)|verify(?:ing)? (?:that )?you are (?:a )?human|attention required|are you a robot|i'm not a robot|unusual traffic|press (?:&|and) hold|pardon our interruption|bot (?:detection|protection)|security check(?:point)?|access (?:to this page has been )?denied|enable javascript and cookies to continue|captcha/i
const checkHosts =
  /(?:^|\.)(?:challenges\.cloudflare\.com|hcaptcha\.com|captcha-delivery\.com|perimeterx\.net|px-cdn\.net|arkoselabs\.com|geo\.captcha-delivery\.com)$/
const signInPath = /(?:^|[/._-])(?:log-?in|sign-?in|auth|sso|account\/login|session\/new|wp-login)(?:[/.?_-]|$)/i

/** Judged before anything is rendered, from the answer alone; null where it may be a page. */
export function obstacleInAnswer(arrival: Arrival): SourceFailure | null {
  const host = hostOf(arrival.url)
  if (arrival.status === 401 || arrival.status === 407) return websiteFailure('sign_in_needed', { host })
  if (arrival.status === 204 || arrival.status === 205) {
    return websiteFailure('not_a_page', { host, detail: `an answer with nothing in it (status ${arrival.status})` })
  }
  if (arrival.status < 400 && !/^(?:text\/html|application\/xhtml\+xml)$/.test(arrival.type)) {
    return websiteFailure('not_a_page', { host, detail: `a file of the type ${arrival.type}` })
  }
  return null
}

/** Judged from what is shown; null where it is a page to review. */
export function obstacleInPage(arrival: Arrival, requestedUrl: string, shown: Impression): SourceFailure | null {
  const host = hostOf(shown.url)
  const words = shown.text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length
  const short = words < fewWords
  const check =
    checkWords.test(`${shown.title} ${shown.text}`) || shown.frameHosts.some(frame => checkHosts.test(frame))
  const refusing = [403, 405, 429, 503].includes(arrival.status)
  if (short && check && (refusing || words < 60)) return websiteFailure('blocked_as_bot', { host })
  if (arrival.status >= 400) return websiteFailure('http_status', { host, status: arrival.status })
  const path = (url: string) => `${URL.parse(url)?.host ?? ''}${URL.parse(url)?.pathname ?? ''}`
  const sentThere = signInPath.test(path(shown.url)) && path(shown.url) !== path(requestedUrl)
  if (short && shown.passwordFields > 0 && (sentThere || words < 60)) return websiteFailure('sign_in_needed', { host })
  if (short && sentThere && /sign in|log ?in|anmelden|connexion|iniciar sesión|accedi/i.test(shown.text)) {
    return websiteFailure('sign_in_needed', { host })
  }
  return words === 0 ? websiteFailure('empty_page', { host }) : null
}
