/// <reference lib="dom" />
import type { Tools } from './tools.ts'

/**
 * Finds a consent notice. `press` false only marks it as the consent zone; true presses the plainest refusal in it, else
 * what closes it. Says what was found.
 */
export function dismissConsent(tools: Tools, options: { press: boolean }): 'none' | 'found' | 'pressed' {
  // Buttons of widespread consent managers, refusal first (OneTrust, Cookiebot, Didomi, Usercentrics, Quantcast, …).
  const known = [
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
  const topic =
    /cookie|consent|gdpr|datenschutz|einwilligung|témoins|traceurs|privacidad|privacy|riservatezza|ciasteczk|kakor|informasjonskapsler|クッキー|隐私|쿠키/i
  const words: RegExp[] = [
    /^(?:no,? thanks|reject|decline|deny|refuse|disagree|continue without|only (?:necessary|essential|required)|(?:use |accept |allow )?(?:only )?(?:necessary|essential|required|strictly necessary)(?: cookies)?(?: only)?$|do not (?:accept|consent|sell)|opt out)/i,
    /^(?:alle? ablehnen|ablehnen|nur (?:notwendige|erforderliche|essenzielle)|tout refuser|refuser|continuer sans accepter|rechazar|solo (?:necesarias|esenciales)|rifiuta|recusar|rejeitar|weigeren|alles weigeren|alleen noodzakelijke|odrzu[cć]|avvisa|afvis|avslå|hylkää|拒否|拒绝|거부)/i,
    /^(?:accept|agree|allow|i agree|got it|ok(?:ay)?$|understood|i understand|continue$|close$|dismiss)/i,
    /^(?:alle? (?:akzeptieren|zulassen)|akzeptieren|zustimmen|einverstanden|verstanden|tout accepter|accepter|j.accepte|d.accord|aceptar|acepto|accetta|accetto|ho capito|aceitar|concordo|accepteren|akkoord|akceptuj|zgadzam|godkänn|accepter|godta|hyväksy|同意|すべて許可|接受|동의)/i,
    /^[×✕✖x]$/i,
  ]
  const everywhere = function* (root: Document | ShadowRoot): Generator<Element> {
    for (const element of root.querySelectorAll('*')) {
      yield element
      if (element.shadowRoot) yield* everywhere(element.shadowRoot)
    }
  }
  const shown = (element: Element) => {
    const box = element.getBoundingClientRect()
    return (
      box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const all = [...everywhere(document)]
  const holderOf = (element: Element): Element => {
    let holder = element
    for (let at: Element | null = element; at && at !== document.body; at = tools.parent(at)) {
      const position = getComputedStyle(at).position
      if (position === 'fixed' || position === 'sticky' || at.getAttribute('role') === 'dialog') holder = at
    }
    return holder
  }
  const found = (holder: Element, button: Element): 'found' | 'pressed' => {
    tools.consentRoot = holder
    if (!options.press) return 'found'
    ;(button as HTMLElement).click()
    return 'pressed'
  }

  for (const selector of known) {
    const button = all.find(element => element.matches(selector) && shown(element))
    if (button) return found(holderOf(button), button)
  }
  const holders = all.filter(element => {
    const name = `${element.id} ${element.getAttribute('class') ?? ''} ${element.getAttribute('aria-label') ?? ''}`
    const set =
      /fixed|sticky/.test(getComputedStyle(element).position) ||
      element.matches('[role=dialog], [role=alertdialog], dialog')
    if (!set && !/cookie|consent|gdpr|cmp/i.test(name)) return false
    if (element === document.body || element === document.documentElement || !shown(element)) return false
    const text = element.textContent ?? ''
    return (
      text.length < 4_000 &&
      topic.test(text) &&
      element.querySelector('button, a, [role=button], input[type=button]') !== null
    )
  })
  for (const holder of holders) {
    const buttons = [
      ...holder.querySelectorAll('button, [role=button], input[type=button], input[type=submit], a'),
    ].filter(shown)
    for (const wording of words) {
      const button = buttons.find(each => {
        const leads = each.localName === 'a' && /^https?:|^\//.test(each.getAttribute('href') ?? '')
        const label = tools.clean(
          each.textContent || (each as HTMLInputElement).value || each.getAttribute('aria-label') || '',
        )
        return !leads && label.length < 60 && wording.test(label)
      })
      if (button) return found(holder, button)
    }
  }
  return 'none'
}
