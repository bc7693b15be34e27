import { labelOf } from './fields.ts'
import { hiddenElement } from './hidden.ts'
import { clean, textOf } from './words.ts'

export interface Glance {
  title: string
  text: string
  frameHosts: string[]
  /** Whether it has the markup of a known bot check. */
  wall: boolean
  /** The number of links to other pages of the site, without those that a bot check has too (privacy, terms). */
  ways: number
  /** The form that asks for a password, or null. */
  password: {
    fields: number
    isNew: boolean
    others: number
    buttons: string[]
    wordsAround: number
  } | null
  headings: string[]
  /** The text of a loading notice, or '' for a loading mark without text; null if there is neither. */
  loading: string | null
  spins: boolean
  /** Whether the loading notice is the page's only text. */
  onlyLoading: boolean
  programs: boolean
  refresh: { url: string; seconds: number } | null
}

const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
const shown = <E extends Element>(selector: string) => all<E>(selector).filter(element => !hiddenElement(element))
const wordsIn = (words: string) => words.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

/** The checks of Cloudflare, HUMAN, DataDome, Imperva, Amazon and Sucuri; not their other scripts, which normal pages have too. */
const isWall = () =>
  all(
    'form[action*="__cf_chl"], #px-captcha, form[action*="/errors/validateCaptcha"], iframe[src*="captcha-delivery.com"], script[src*="captcha-delivery.com/c.js"], iframe[src*="_Incapsula_Resource"]',
  ).length > 0 ||
  all<HTMLScriptElement>('script:not([src])').some(script => /_cf_chl_opt|sucuri_cloudproxy_js/.test(script.text))

const waysOn = () =>
  shown<HTMLAnchorElement>('a[href]').filter(
    link =>
      link.host === location.host &&
      link.pathname !== location.pathname &&
      !/privacy|terms|legal|cdn-cgi|datenschutz|impressum|support|contact/i.test(link.href),
  )

function passwordForm(text: string): Glance['password'] {
  const fields = shown<HTMLInputElement>('input[type=password]')
  const first = fields[0]
  if (!first) return null
  const form = first.closest('form') ?? document.body
  const says = (field: HTMLInputElement) => `${field.name} ${field.placeholder} ${labelOf(field).name}`
  const isNew = (field: HTMLInputElement) =>
    field.autocomplete === 'new-password' ||
    /\b(?:choose|create|new|confirm|repeat|retype|set|at least|wählen|neues|wiederholen|choisi\w*|nouveau|crea\w*|nueva|nuova)\b/i.test(
      says(field),
    )
  const inForm = [...form.querySelectorAll<HTMLInputElement>('input, textarea, select')]
  const nonText = /^(?:hidden|submit|button|image|reset|checkbox|radio|password)$/
  const buttons = [...form.querySelectorAll('button, [role=button], input[type=submit], input[type=button]')]
  return {
    fields: fields.length,
    isNew: fields.some(isNew),
    others: inForm.filter(field => !nonText.test(field.type) && !hiddenElement(field)).length,
    buttons: buttons
      .filter(button => !hiddenElement(button))
      .map(button => clean(button.textContent || (button as HTMLInputElement).value || '')),
    wordsAround: form === document.body ? 0 : wordsIn(text) - wordsIn(textOf(form)),
  }
}

/** "Loading…", "Please wait", "Redirecting you to the shop …": `alone` as a whole line, `trailing` only with an ellipsis. */
const alone =
  /^(?:(?:still )?loading|please wait(?: while .{0,60})?|(?:just )?(?:a|one) moment(?:,? please)?|please stand by|hang on|redirecting(?: you)?|you are being redirected|(?:taking|sending|bringing) you there.{0,40}|wird geladen|lädt|bitte warten|einen moment(?: bitte)?|chargement(?: en cours)?|veuillez patienter|cargando|espere(?: por favor)?|carregando|aguarde|caricamento(?: in corso)?|attendere|laden|even geduld|ładowanie|загрузка|読み込み中|加载中|로딩 ?중)\s*(?:\.{1,4}|…|!)?$/i
const trailing =
  /^(?:loading|redirecting|preparing|fetching|starting|getting|connecting|lade|chargement|cargando|caricamento)\b.{0,40}(?:\.\.\.|…)$/i

function loading(text: string): Pick<Glance, 'loading' | 'spins' | 'onlyLoading'> {
  const lines = new Set<string>()
  let marked = false
  let spins = false
  if (text.length < 400) {
    for (const element of all('body *')) {
      const line = clean(element.textContent ?? '')
      const says = line !== '' && line.length < 100 && (alone.test(line) || trailing.test(line))
      const marks = element.matches('[aria-busy=true], [role=progressbar]:not([aria-valuenow])')
      const name = element.getAttribute('class') ?? ''
      const turns =
        line === '' && element.matches('div, span, i, svg') && /(?:^|[\s_-])(?:spinner|skeleton|loading)/i.test(name)
      if ((!says && !marks && !turns) || hiddenElement(element)) continue
      if (says) lines.add(line)
      marked ||= marks
      spins ||= turns
    }
    const whole = clean(text)
    if (alone.test(whole) || trailing.test(whole)) lines.add(whole)
  }
  let rest = text
  for (const line of lines) rest = rest.replaceAll(line, ' ')
  return { loading: [...lines][0] ?? (marked ? '' : null), spins, onlyLoading: lines.size > 0 && wordsIn(rest) === 0 }
}

function refresh(): Glance['refresh'] {
  const content = document.querySelector('meta[http-equiv=refresh i]')?.getAttribute('content') ?? ''
  const parts = /^\s*(\d+)(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?["']?([^"']+)/i.exec(content)
  const url = parts ? URL.parse(parts[2]?.trim() ?? '', document.baseURI) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.href === location.href) return null
  return { url: url.href, seconds: Number(parts?.[1]) }
}

export function impression(): Glance {
  const text = document.body ? textOf(document.body).slice(0, 20_000) : ''
  return {
    title: clean(document.title),
    text,
    frameHosts: all<HTMLIFrameElement>('iframe')
      .map(frame => URL.parse(frame.src)?.hostname ?? '')
      .filter(Boolean),
    wall: isWall(),
    ways: waysOn().length,
    password: passwordForm(text),
    headings: shown('h1, h2, legend').map(heading => clean(heading.textContent ?? '')),
    ...loading(text),
    programs: all('script').length > 0,
    refresh: refresh(),
  }
}
