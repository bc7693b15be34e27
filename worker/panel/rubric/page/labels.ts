/** What a button's label asks for: the lists of calls to action, English with samples of three other languages. */

export const intents = ['start', 'buy', 'talk', 'get', 'wait', 'apply'] as const
export type Intent = (typeof intents)[number]

/** Lower case, without arrows, punctuation and "now". */
export function plainLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/[‘’]/g, "'")
    .replace(/[^\p{L}\p{N}'&/$€£%. -]/gu, ' ')
    .replace(/\bnow\b/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s.\-/]+|[\s.\-/]+$/g, '')
}

const tail = "(?: (?:today|for free|free|it's free|instantly|online))?"
const whole = (source: string): RegExp => new RegExp(`^(?:${source})${tail}$`, 'u')

const patterns: [Intent, RegExp][] = [
  [
    'start',
    whole(
      'sign up(?: (?:with|via) \\w+| (?:and|to) .{1,25})?|create (?:an? |your |my )?(?:free )?account|(?:start|begin) (?:(?:a|your|my) )?(?:free|free trial|\\d+[- ]day (?:free )?trial|trial|for)(?: .{1,15})?|try (?:it|us|free|for|[\\p{L}\\d.]+)(?: (?:free|\\w+ free|for \\d+ days))?|open an? (?:\\w+ )?account|claim your account|register|join(?: (?:us|free|for free))?|get started(?: .{1,20})?|kostenlos testen|jetzt registrieren|registrieren|essayer(?: gratuitement)?|créer un compte|probar gratis|crear (?:una )?cuenta',
    ),
  ],
  [
    'buy',
    whole(
      'buy(?: .{1,25})?|add to (?:cart|bag|basket)|check ?out|order(?: .{1,20})?|pre-?order|subscribe|upgrade|(?:choose|select|get) (?:\\w+ )?plan|book(?: (?!a demo|a call|an? (?:intro|sales)).{1,30})?|reserve(?: .{1,20})?|donate|pay|rent(?: .{1,20})?|enroll?(?: .{1,15})?|shop(?: .{1,20})?|kaufen|in den warenkorb|bestellen|acheter|ajouter au panier|comprar|añadir al carrito',
    ),
  ],
  [
    'talk',
    whole(
      '(?:book|request|get|schedule|arrange) (?:a |your )?(?:\\w+ )?(?:demo|call|consultation|meeting|appointment with sales)|talk to (?:sales|us|an? (?:expert|human)|our team)|(?:speak|chat) (?:to|with) (?:sales|us|an? expert|our team)|contact(?: (?:sales|us|our team))?|get in touch|(?:get|request) (?:a |your )?(?:free )?quote|demo vereinbaren|angebot anfordern|demander une démo|obtenir un devis|solicitar demo|pedir presupuesto',
    ),
  ],
  [
    'wait',
    whole(
      "join (?:the |our )?(?:wait(?:ing)? ?list|list|beta list)|get (?:on the (?:wait)?list|early access|notified)|request (?:early )?access|request an invite|(?:get|want) an invite|notify me(?: .{1,20})?|keep me (?:posted|updated|in the loop)|be the first to know|auf die warteliste|benachrichtigen|rejoindre la liste d'attente|unirse a la lista de espera",
    ),
  ],
  [
    'apply',
    whole(
      'apply(?: .{1,20})?|check (?:your |my )?eligibility|(?:get|see) my (?:estimate|rate|price)|calculate (?:my|your) .{1,20}|find an? .{1,25} near (?:me|you)|jetzt bewerben|preis berechnen|postuler|calculer mon tarif|solicitar|calcular precio',
    ),
  ],
  [
    'get',
    whole(
      'download(?: .{1,30})?|get the (?:\\w+ )?(?:app|guide|report|template|checklist|e-?book)|install(?: .{1,20})?|add to (?:browser|chrome|firefox|slack|edge)|watch (?:the |a )?demo|see (?:it in action|(?:the |a )?(?:live )?demo)|use (?:this )?template|herunterladen|télécharger|descargar',
    ),
  ],
]

const notAction =
  /^(?:sign in|log ?in|login|search|menu|close|accept.*|reject.*|deny|manage (?:cookies|preferences)|language|english|deutsch|français|español|share|like|back to top|skip.*|play|pause|previous|prev|next slide|toggle.*|open menu|dismiss|×|x)$/

const weak = new Set(
  "click here|here|learn more|read more|find out more|more|more info|discover|explore|see more|view more|details|go|ok|next|continue|submit|send|start|let's go|enter|get started|discover more|check it out|take a look|this link|mehr erfahren|weiterlesen|hier klicken|absenden|en savoir plus|cliquez ici|lire la suite|envoyer|más información|saber más|haz clic aquí|enviar".split(
    '|',
  ),
)

/** The intent behind a label, by the list of calls to action; null where it is on none. */
export function intentOf(label: string): Intent | null {
  const plain = plainLabel(label)
  if (notAction.test(plain)) return null
  return patterns.find(([, pattern]) => pattern.test(plain))?.[0] ?? null
}

/** Sign in, search, menu, close: a label that is no call to action, however it looks. */
export function isUtility(label: string): boolean {
  const plain = plainLabel(label)
  return plain === '' || notAction.test(plain)
}

/** A label that does not say what happens next. */
export function isWeak(label: string): boolean {
  return weak.has(plainLabel(label))
}
