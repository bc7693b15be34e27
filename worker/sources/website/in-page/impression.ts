/** Enough to tell a page from what stands in its way, or comes before it. */
import { labelOf } from './fields.ts'
import { hiddenElement } from './hidden.ts'
import { clean, textOf } from './words.ts'

/** What a visitor would say of the page at a glance. */
export interface Glance {
  title: string
  /** The words that are shown. */
  text: string
  /** Hosts of the frames in it. */
  frameHosts: string[]
  /** It is built as the check of a widespread bot protection is. */
  wall: boolean
  /** Ways on to other pages of the same site, without those that a check has too (privacy, terms). */
  ways: number
  /** The form that asks for a password; null where none is shown. */
  password: {
    fields: number
    /** A new password is to be chosen, by what the field says of itself. */
    isNew: boolean
    /** Fields of text beside it. */
    others: number
    buttons: string[]
    /** Words that stand outside the form. */
    wordsAround: number
  } | null
  headings: string[]
  /** What says that more is to come: the words, or '' for a mark without words; null where nothing does. */
  loading: string | null
  /** Something turns in it as what is loading does. */
  spins: boolean
  /** All its words say that it is loading. */
  onlyLoading: boolean
  /** Programs run in it, which may draw what is not there yet. */
  programs: boolean
  /** Where its own markup sends a visitor on, and after how many seconds. */
  refresh: { url: string; seconds: number } | null
}

const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
const shown = <E extends Element>(selector: string) => all<E>(selector).filter(element => !hiddenElement(element))
const wordsIn = (words: string) => words.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length

/** Cloudflare, HUMAN, DataDome, Imperva, Amazon, Sucuri. Their scripts for measuring stand on good pages as well. */
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

/** "Loading…", "Please wait", "Redirecting you to the shop …": a line of its own, or words that a title may hold too. */
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
  return {
    loading: [...lines][0] ?? (marked ? '' : null),
    spins,
    onlyLoading: lines.size > 0 && wordsIn(rest) === 0,
  }
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
