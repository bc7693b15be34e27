/** Finds only sure consent notices: a known manager's, or one over the page that is about cookies and can be answered. */
import { parentOf, selfAndAround } from './tree.ts'

import { clean, textOf } from './words.ts'

/** The notice that was found last; it is the `consent` zone. */
export let consentRoot: Element | null = null

/** Buttons of widespread consent managers, refusal first (OneTrust, Cookiebot, Didomi, Usercentrics, Quantcast, …). */
const knownButtons = [
  '#onetrust-reject-all-handler',
  '#CybotCookiebotDialogBodyButtonDecline',
  '#didomi-notice-disagree-button, .didomi-continue-without-agreeing',
  '[data-testid="uc-deny-all-button"]',
  '#truste-consent-required',
  '.cky-btn-reject, .cmplz-deny, .iubenda-cs-reject-btn, .osano-cm-denyAll, .cc-deny, .cm-btn-decline',
  '#tarteaucitronAllDenied2, #hs-eu-decline-button, #axeptio_btn_dismiss, .fc-cta-do-not-consent',
  '#onetrust-accept-btn-handler, #CybotCookiebotDialogBodyLevelButtonLevelOptinAllowAll, #didomi-notice-agree-button',
  '[data-testid="uc-accept-all-button"], .cky-btn-accept, .cmplz-accept, .iubenda-cs-accept-btn, .osano-cm-acceptAll, .cc-dismiss',
]

/** Phrases about using cookies and consenting; the words alone do not count, because bakeries and VPN sites use them too. */
const topics = [
  /\b(?:uses?|using|sets?|stores?|places?|accept|allow|reject|decline|refuse|manage|enable|disable)\s+(?:[\p{L}-]+\s+){0,4}cookies?\b/iu,
  /\bcookies?\s+(?:(?:and|or|&)\s+(?:similar|other|related|comparable|tracking|your)\b|to\s+(?:improve|enhance|measure|personali[sz]e|analy[sz]e|understand|remember|track|optimi[sz]e|collect|store)\b|(?:are|is) used|on (?:this|our|your) (?:site|website|device|browser)|(?:policy|settings|preferences|notice|consent|choices|statement)\b)/i,
  /\bgdpr\b|\b(?:your|cookies? and|manage|withdraw) (?:cookie )?consent\b|\byour privacy (?:choices|settings|preferences)\b|\b(?:value|respect|care about) your privacy\b/i,
  /(?:verwend|nutz|setz|speicher|brauch|akzeptier|zulass|ablehn)\p{L}*\s+(?:[\p{L}-]+\s+){0,5}cookies|cookies?\s+(?:(?:und|oder|zu|um|für|ein|akzeptieren|zulassen|ablehnen)\b|-?einstellungen|-?richtlinie)|einwilligung|datenschutz-?einstellungen|privatsphäre/iu,
  /(?:utilis|emploi|dépos|accept|refus|usa|utiliz|emplea|acept|rechaz|rechaç|impieg|accett|rifiut|aceit|recus|gebruik|plaats|stosuj|korzysta|używa|använd|bruker|bruger|käyt)\p{L}*\s+(?:[\p{L}'’-]+\s+){0,5}(?:cookies?|traceurs|témoins|cookie'?k?|plik\p{L}*|kakor|informasjonskapsler|evästei\p{L}*|ciaste\p{L}*)/iu,
  /consentement|votre vie privée|(?:su|tu) privacidad|sua privacidade|la (?:tua|vostra|sua) privacy|consentimento|consentimiento|il consenso|ciasteczk|informasjonskapsler|クッキー|cookie(?:を|の使用)|쿠키(?:를|의)|使用.{0,6}cookie/i,
]

/** How a label may continue. Whole labels are matched, because "Allow list" and "Agree a price" are not answers. */
const furtherWords =
  '(?: (?:all|any|everything|cookies?|optional|additional|analytics|marketing|tracking|non-?essential|unnecessary|necessary|essential|required|functional|strictly|only|selected|selection|recommended|and|&|to|continue|close|proceed|exit|visit|site|the|use|of|these|them|it|our|your|my|their|non|terms|anyway|without|accepting|agreeing|consent|consenting))*[.!]?$'

/** Labels of answers in order of preference, refusals first. */
const answers = [
  new RegExp(
    `^(?:no,? thanks|no|(?:i )?(?:reject|decline|deny|refuse|disagree|opt out|do not (?:accept|consent|agree|sell.*|allow)|don['’]t (?:accept|allow|consent))|continue without|(?:(?:use|accept|allow) )?(?:only )?(?:strictly )?(?:necessary|essential|required))${furtherWords}`,
    'i',
  ),
  /^(?:alle? (?:cookies )?ablehnen|ablehnen|nur (?:notwendige|erforderliche|essenzielle)|tout refuser|refuser|continuer sans accepter|rechazar|solo (?:necesarias|esenciales)|rifiuta|recusar|rejeitar|weigeren|alles weigeren|alleen noodzakelijke|odrzu[cć]|avvisa|afvis|avslå|hylkää|拒否|拒绝|거부)/i,
  new RegExp(
    `^(?:yes,? )?(?:i )?(?:accept|agree|allow|consent|got it|ok(?:ay)?|understood|understand|continue|close|dismiss|fine|that['’]s (?:ok|okay|fine))${furtherWords}`,
    'i',
  ),
  /^(?:alle? (?:cookies )?(?:akzeptieren|zulassen)|akzeptieren|zustimmen|einverstanden|verstanden|tout accepter|accepter|j.accepte|d.accord|aceptar|acepto|accetta|accetto|ho capito|aceitar|concordo|accepteren|akkoord|akceptuj|zgadzam|godkänn|accepter|godta|hyväksy|同意|すべて許可|接受|동의)/i,
  /^[×✕✖x]$/i,
]

const typedInto = 'textarea, input:is([type=email], [type=text], [type=tel], [type=password], :not([type]))'
const pressed = 'button, [role=button], input[type=button], input[type=submit], a'

const frameOf = (element: Element) =>
  element.localName === 'iframe' ? ((element as HTMLIFrameElement).contentDocument?.body ?? null) : null

function* within(root: Document | ShadowRoot | Element): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    yield element
    if (element.shadowRoot) yield* within(element.shadowRoot)
    const inFrame = frameOf(element)
    if (inFrame) yield* within(inFrame)
  }
}

function shown(element: Element): boolean {
  const box = element.getBoundingClientRect()
  return box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}

const isAboutCookies = (text: string) => topics.some(topic => topic.test(text))

/** Whether it is or contains content that must be read, whatever it says: the page itself, its navigation, a main heading. */
function containsContent(element: Element): boolean {
  if (element === document.body || element === document.documentElement) return true
  if (element.matches('header, nav, main')) return true
  const parts = [...within(frameOf(element) ?? element)]
  return parts.some(
    part => part.matches('main, nav, h1') && !(part.localName === 'h1' && isAboutCookies(part.textContent ?? '')),
  )
}

/** Whether it is positioned over the page, or a region labelled as being about cookies. */
function isOverPage(element: Element): boolean {
  const { position } = getComputedStyle(element)
  if (position === 'fixed' || position === 'sticky') return true
  if (selfAndAround(element).some(at => at.matches('main, article, section'))) return false
  const dialog = element.matches('[role=dialog], [role=alertdialog], dialog')
  return (
    position === 'absolute' ||
    dialog ||
    (element.matches('[role=region]') && /cookie|consent/i.test(element.ariaLabel ?? ''))
  )
}

function isInViewport(element: Element): boolean {
  const box = element.getBoundingClientRect()
  return box.bottom > 0 && box.right > 0 && box.top < innerHeight && box.left < innerWidth
}

function holderOf(element: Element): Element {
  let holder = element
  for (let at: Element | null = element; at && !containsContent(at); at = parentOf(at)) {
    const position = getComputedStyle(at).position
    if (position === 'fixed' || position === 'sticky' || at.getAttribute('role') === 'dialog') holder = at
  }
  return holder
}

function isAnswer(button: Element, wording: RegExp): boolean {
  const leads = button.localName === 'a' && /^https?:|^\//.test(button.getAttribute('href') ?? '')
  const label = clean(
    button.textContent || (button as HTMLInputElement).value || button.getAttribute('aria-label') || '',
  )
  return !leads && label.length < 60 && wording.test(label)
}

/** A notice, with its button for refusing or, if there is none, for closing it. */
function findNotice(): { holder: Element; button: Element } | null {
  const all = [...within(document)]
  for (const selector of knownButtons) {
    const button = all.find(element => element.matches(selector) && shown(element))
    if (button) return { holder: holderOf(button), button }
  }
  for (const holder of all) {
    if (!isOverPage(holder) || !shown(holder) || !isInViewport(holder) || containsContent(holder)) continue
    const whole = frameOf(holder) ?? holder
    const text = textOf(whole)
    if (text.length > 4_000 || !isAboutCookies(text)) continue
    const parts = [...within(whole)].filter(shown)
    // With a field to type into, it is a newsletter box or a sign-up form.
    if (parts.some(part => part.matches(typedInto))) continue
    const buttons = parts.filter(part => part.matches(pressed))
    for (const wording of answers) {
      const button = buttons.find(each => isAnswer(each, wording))
      if (button) return { holder, button }
    }
  }
  return null
}

export function dismissConsent({ press }: { press: boolean }): 'none' | 'found' | 'pressed' {
  const notice = findNotice()
  if (!notice) return 'none'
  consentRoot = notice.holder
  if (!press) return 'found'
  ;(notice.button as HTMLElement).click()
  return 'pressed'
}
