/** Whether a page answers, and whether someone can be asked. */
import type { Block } from '#db/shapes.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, quoteOf, wordsOf } from '../text.ts'
import { legalForm } from './identity.ts'
import { brief, isEnglishPage, isWholePage, listed, makesOffer, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { openLicence } from './proof.ts'
import { saysHowToReach, signs } from './reachable.ts'

const contactLabel =
  /\b(?:contact|support|help|imprint|impressum|get in touch|touch|reach (?:us|out)|talk|speak|chat|call|phone|e-?mail|mail us|write to|message us|book|demo|sales|quote|consultation|community|discord|slack|find us|visit us|location|opening hours|about|team|feedback|customer (?:service|care)|linkedin|instagram|facebook|twitter|mastodon|bluesky|github|whatsapp)\b/i

export const contactAbsent: Observation = {
  id: 'contact-absent',
  category: 'structure',
  appliesTo: reading => isWholePage(reading) && makesOffer(reading),
  sources: ['STAN', 'NNG-TRUST'],
  detect: onPage((page, reading) => {
    const isDead = (block: Block): boolean =>
      block.type === 'link' && block.href !== undefined && /^\s*$|#$/.test(block.href) && block.reacts !== true
    const { clickables } = page
    const dead = clickables.filter(block => contactLabel.test(block.text) && isDead(block))
    const alive = clickables.some(
      block =>
        /^(?:mailto|tel|sms|https:\/\/wa\.me)/i.test(block.href ?? '') ||
        (contactLabel.test(block.text) && !isDead(block)),
    )
    if (alive || reading.document.blocks.some(block => saysHowToReach(block.text))) return []
    if (page.forms.some(form => form.questions.some(({ field }) => field.type === 'textarea'))) return []
    // Open code has a place where its makers answer.
    const open = clickables.some(
      block => /^(?:source(?: code)?|code|repository|issues|forum)$/i.test(block.text.trim()) && !isDead(block),
    )
    if (open && reading.visible.some(({ text }) => openLicence.test(text))) return []
    // A company or a person signs the page: whom to hold to it is said, if not how to reach them.
    if (reading.visible.some(({ text }) => legalForm.test(text) || signs(text, page.brand, page.facts.title))) return []
    const labels = dead.map(({ text }) => text.trim())
    return [
      sight(
        2,
        dead.map(quoteOf),
        {
          dead:
            labels.length > 0
              ? `${listed(labels, 3)} ${labels.length > 1 ? 'lead' : 'leads'} nowhere`
              : 'no link leads to one',
          last: brief(page.footer.at(-1)?.text ?? page.content.at(-1)?.text ?? '', 50),
          name: page.brand ?? 'this page',
        },
        'An e-mail address, a phone number, a messenger, a postal address, opening hours, a registered company, a contact, support, help, about or imprint link, a chat or a message form, on the whole page and in its footer',
      ),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'When something goes wrong with {name}, whom do I call? There is no address, no number and no company here, and {dead}.',
      'Put a name, an address and a mail that is answered into the footer.',
      'I do not pay people whom I cannot find.',
    ],
    brand: [
      '-',
      '{name} speaks and cannot be spoken to: down to “{last}” nobody signs the page.',
      'Say who is behind it and how to say hello.',
      'A name that cannot be reached stays a label.',
    ],
    'funnel-fixer': [
      '-',
      'Visitors with one open question have no way to ask {name}: no address, no number, and {dead}.',
      'Add one address to write to and count what arrives.',
      'An unanswered question at the end of the page ends the visit.',
    ],
    'team-execution': [
      '-',
      'Nobody is answerable for {name} on this page: no person, no company, and {dead}.',
      'Find out which company runs the page and who answers its mail.',
      'The people behind {name} cannot be told from it.',
    ],
  }),
}

/** A subject, how it is asked about, and how an answer speaks of it: a word may be in the question by chance. */
const topics: [string, asked: RegExp, told: RegExp][] = [
  [
    'price',
    /\b(?:cost|costs|price|pricing|pay|payment|fees?|charged?|billing|expensive|discount|card)\b/i,
    /[$€£₹¥%]|\b(?:costs?|prices?|pric(?:ed|ing)|pay|paid|payments?|fees?|charges?|charged|bill(?:ed|ing)?|invoices?|free|included?|cards?|EUR|USD|GBP|CHF|AED|plans?)\b/i,
  ],
  [
    'cancelling',
    /\b(?:cancel\w*|quit|(?:leave|stop)(?! (?:my|an?|the|your|our|it)\b)|contract|commitment|minimum term|notice period|unsubscribe)\b/i,
    /\b(?:cancel\w*|leave|quit|stop|end(?:s|ed)?|contracts?|notice|terms?|refund\w*|unsubscribe|any ?time|clicks?|(?:days?|weeks?|months?|hours?) (?:before|to go|in advance)|account|renew\w*)\b/i,
  ],
  [
    'refunds',
    /\b(?:refund\w*|money[- ]back|return(?:s|ed)?(?! (?:calls?|messages?|e-?mails?)\b)|guarantee\w*|not (?:happy|satisfied))\b/i,
    /\b(?:refund\w*|money|returns?|returned|guarantee\w*|credit\w*|exchange\w*|replace\w*|repair\w*|back within|(?:within|for|up to) (?:\d+|\p{L}+) (?:days|weeks|months|years))\b/iu,
  ],
  [
    'data and security',
    /\b(?:data|secur\w+|privacy|private|gdpr|encrypt\w+|safe|hosted|confidential\w*|hipaa)\b/i,
    /\b(?:data|secur\w+|priva\w+|gdpr|encrypt\w+|hosted|servers?|confidential\w*|hipaa|stor(?:e|es|ed)|kept|keep|delet\w+|back-?ups?|passwords?|access|(?:in|within) (?:the )?(?:EU|UK|\p{Lu}\p{L}+))/iu,
  ],
  [
    'switching',
    /\b(?:switch\w*|migrat\w+|import\w*|export\w*|move from|moving from|integrat\w+|existing (?:system|software|tools?)|replace)\b/i,
    /\b(?:switch\w*|migrat\w+|import\w*|export\w*|mov(?:e|es|ed|ing)|integrat\w+|connect\w*|replace\w*|transfer\w*|bring|copy|CSV|Excel|API|spreadsheets?|files?|works? with|set up)\b/i,
  ],
  [
    'support',
    // "Do you help with accommodation?" asks for a service, and not who answers when something does not work.
    /\b(?:(?:customer |technical )?support(?! (?:for|with) )|onboarding|set ?up|training|who do i (?:call|contact|ask)|get stuck|response time|(?:if|when|where|how do) (?:i|we) (?:need|get|find) (?:any |some )?help|is there (?:any(?:one|body)|someone) (?:to talk to|i can (?:ask|call)))\b/i,
    /\b(?:support|help|onboard\w*|set ?up|train\w*|call|phone|e-?mail|chat|repl(?:y|ies)|answers?|hours|visit|talk|team|ask)\b/i,
  ],
]

export const faqAnswersObjections: Observation = {
  id: 'faq-answers-objections',
  category: 'structure',
  appliesTo: isEnglishPage,
  sources: ['PL-FAQ', 'NNG-TRUST'],
  detect: onPage(page => {
    const answered = page.faq.questions.filter(({ answer }) => answer.some(block => wordsOf(block.text).length >= 4))
    const covered = topics.flatMap(([topic, asked, told]) => {
      const found = answered.find(
        ({ question, answer }) =>
          everyMatch(asked, question.text).length > 0 && answer.some(({ text }) => everyMatch(told, text).length > 0),
      )
      return found ? [{ topic, question: found.question }] : []
    })
    const distinct = new Set(covered.map(({ question }) => question))
    if (covered.length < 2 || distinct.size < 2) return []
    return [
      sight(1, [...distinct].map(quoteOf), {
        topics: covered.map(({ topic }) => topic).join(', '),
        first: brief(covered[0]?.question.text ?? '', 70),
        name: whereOf(page),
      }),
    ]
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{first}” is a question that I would have asked, and {name} answers it in writing: {topics}.',
      'Change the answers whenever the terms change.',
      'Answers on {topics} are what I look for before I pay.',
    ],
    'funnel-fixer': [
      '+',
      'Doubts keep people from the last step, and {name} meets them on the page itself: {topics}.',
      'Watch whether those who read the answers go on to the step.',
      'A visitor who asks “{first}” gets an answer without leaving.',
    ],
  }),
}
