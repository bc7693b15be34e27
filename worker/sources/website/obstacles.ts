import { wordCount } from '#db/word-count.ts'
import type { SourceFailure } from '../../source-failure.ts'
import type { Glance } from './in-page/impression.ts'
import { type Arrival, hostOf } from './navigation.ts'
import { websiteFailure } from './website-failures.ts'

export interface Impression extends Glance {
  url: string
}

/** Bot checks and sign-in screens have fewer words than this; a longer page is reviewed whatever it mentions. */
const maxObstacleWords = 150
/** A bot check that is sent with status 200 has fewer words than this. */
const maxCheckWords = 60
/** A sign-in screen has fewer words than this around its form: a heading, a slogan, links. */
const maxWordsAroundSignIn = 25

/** Words of a bot check in a response that refuses (403, 405, 429, 503). */
const checkWords =
  /just a moment|checking (?:your browser|if the site connection is secure)|verify(?:ing)? (?:that )?you are (?:a )?human|attention required|are you a robot|i'm not a robot|unusual traffic|press (?:&|and) hold|pardon our interruption|bot (?:detection|protection)|security check(?:point)?|access (?:to this page has been )?denied|enable javascript and cookies to continue|captcha/i
const checkTitle =
  /^(?:just a moment\W*|one moment, please\W*|nur einen moment\W*|un instant\W*|un momento\W*|attention required!?(?: \| cloudflare)?|access denied|robot check|ddos-guard|vercel security checkpoint|pardon our interruption|(?:bot|human) verification|are you a (?:robot|human)\??|checking your browser\W*|captcha)$/i
/** What a bot check says to its visitor, in words that a page about bot checks would not use. */
const checkSentences =
  /(?:verify|confirm|prove|make sure|check(?:ing)? (?:that|if|whether))\s+(?:that\s+)?(?:you are|you're)\s+(?:a |not a )?(?:human|robot|bot)|verifying (?:that )?you are (?:a )?human|checking your browser before|checking if the site connection is secure|(?:solv|complet)(?:e|ing) (?:this|the) (?:captcha|security check)|press (?:&|and) hold to|unusual traffic from|enable javascript and cookies to continue|pardon our interruption|incapsula incident|you (?:have been|were) blocked/i
const checkHosts =
  /(?:^|\.)(?:challenges\.cloudflare\.com|hcaptcha\.com|captcha-delivery\.com|perimeterx\.net|px-cdn\.net|arkoselabs\.com)$/
/** A title that says only that the page is missing, perhaps with the site's name. */
const missingTitle =
  /^(?:(?:error|http)\s*)?404(?:\s*(?:[-–—:|]\s*)?(?:error|(?:page |file )?not found))?(?:\s*[-–—|:]\s*.{1,40})?$|^(?:page|file) not found(?:\s*[-–—|:]\s*.{1,40})?$|^.{1,40}\s[-–—|:]\s(?:404|(?:404\s*)?(?:page )?not found)$/i
const missingWords =
  /not (?:be )?found|(?:does not|doesn['’]t|no longer) exist|can(?:not|['’]t) find|no longer available/i
const signInPath = /(?:^|[/._-])(?:log-?in|sign-?in|auth|sso|account\/login|session\/new|wp-login)(?:[/.?_-]|$)/i
const signInWords =
  /\b(?:sign(?:ing)?[ -]?in|log(?:ging)?[ -]?in|login|welcome back|anmelden|einloggen|anmeldung|connexion|se connecter|identifi\w+|iniciar sesión|acceder|accedi|entrar|inloggen|logga in|zaloguj)/i
const signUpWords =
  /\b(?:sign(?:ing)?[ -]?up|create|register|join|get started|start|try|open an? |registrieren|konto (?:anlegen|erstellen)|loslegen|s.inscrire|créer|inscription|regístrate|crear|registrati|crea )/i

export function obstacleInAnswer(arrival: Arrival): SourceFailure | null {
  const host = hostOf(arrival.url)
  if (arrival.status === 401 || arrival.status === 407) return websiteFailure('sign_in_needed', { host })
  if (arrival.status === 204 || arrival.status === 205) {
    return websiteFailure('not_a_page', { host, found: `an answer with nothing in it (status ${arrival.status})` })
  }
  if (arrival.status < 400 && !/^(?:text\/html|application\/xhtml\+xml)$/.test(arrival.type)) {
    return websiteFailure('not_a_page', { host, found: `a file of the type ${arrival.type}` })
  }
  return null
}

export function obstacleInPage(arrival: Arrival, requestedUrl: string, shown: Impression): SourceFailure | null {
  const host = hostOf(shown.url)
  const words = wordCount(shown.text)
  if (isCheck(arrival, words, shown)) return websiteFailure('blocked_as_bot', { host })
  if (arrival.status >= 400) return websiteFailure('http_status', { host, status: arrival.status })
  if (isSignIn(words, requestedUrl, shown)) return websiteFailure('sign_in_needed', { host })
  if (words === 0) return websiteFailure('empty_page', { host })
  const missingTitleText = saysMissing(words, shown)
  if (missingTitleText) return websiteFailure('not_a_page', { host, found: `a page that says “${missingTitleText}”` })
  return shown.onlyLoading ? websiteFailure('empty_page', { host, notice: shown.loading ?? '' }) : null
}

function saysMissing(words: number, shown: Impression): string | null {
  if (words >= maxCheckWords || !missingTitle.test(shown.title)) return null
  return missingWords.test(shown.text) ? shown.title : null
}

function isCheck(arrival: Arrival, words: number, shown: Impression): boolean {
  if (words >= maxObstacleWords) return false
  if (shown.wall) return true
  if ([403, 405, 429, 503].includes(arrival.status)) {
    return checkWords.test(`${shown.title} ${shown.text}`) || shown.frameHosts.some(frame => checkHosts.test(frame))
  }
  // A short page may mention bot checks, and its form may contain one; but a real check has no links to the site's pages.
  return words < maxCheckWords && shown.ways === 0 && (checkTitle.test(shown.title) || checkSentences.test(shown.text))
}

function isSignIn(words: number, requestedUrl: string, shown: Impression): boolean {
  if (words >= maxObstacleWords) return false
  const path = (url: string) => `${URL.parse(url)?.host ?? ''}${URL.parse(url)?.pathname ?? ''}`
  const sentThere = signInPath.test(path(shown.url)) && path(shown.url) !== path(requestedUrl)
  const { password } = shown
  if (!password) return sentThere && signInWords.test(shown.text)
  const signsUp =
    password.isNew ||
    password.fields > 1 ||
    password.others > 2 ||
    password.buttons.some(label => signUpWords.test(label) && !signInWords.test(label))
  const signsIn = [shown.title, ...shown.headings, ...password.buttons].some(label => signInWords.test(label))
  if (sentThere) return signsIn || !signsUp
  return signsIn && !signsUp && words < maxCheckWords && password.wordsAround < maxWordsAroundSignIn
}
