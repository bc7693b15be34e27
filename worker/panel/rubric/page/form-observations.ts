/** What a page's forms ask. */
import type { Observation } from '../observation.ts'
import { quoteOf } from '../text.ts'
import type { Form, Question } from './forms.ts'
import { brief, isPage, listed, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { isChrome } from './place.ts'

/** What is asked at length wherever it is done: an application, a policy, a treatment, a questionnaire. */
const longByNature =
  /\b(?:appl(?:y|ication|icant)|insur\w+|premium|medical|patient|health (?:history|questionnaire)|tax (?:return|number|id)|visa|(?:make|file|submit|my|your|insurance) (?:a )?claim|claim (?:form|number)|admission|enrol\w*|mortgage|loan|eligibility|(?:take|start|answer|complete|our|this) (?:the |our |this )?survey|questionnaire)\b/i

const limit = {
  contact: 7,
  checkout: 11,
  search: Number.POSITIVE_INFINITY,
  'sign-in': Number.POSITIVE_INFINITY,
} as const

/** Quotes of the fields that carry their name on the page, in order. */
function quotesOf(questions: Question[]): ReturnType<typeof quoteOf>[] {
  return questions.map(({ block }) => quoteOf(block)).filter(({ text }) => text !== '')
}

function namesOf(form: Form): string[] {
  // Of a group of options only the first one's words are known, and those ask nothing.
  const asked = form.questions.filter(({ field }) => !/^(?:radio|checkbox)$/i.test(field.type))
  return (asked.length > 0 ? asked : form.questions).map(({ name }) => name).filter(name => name !== '')
}

function lookedIn(form: Form): string {
  const count = form.questions.length
  return `The visible fields of the page’s main form, a group of options counted once and boxes of consent left out: ${count}`
}

interface Equal {
  /** The first of them. */
  form: Form
  /** How many forms of the page ask the same. */
  copies: number
}

/** Forms that ask the same questions are one fact: a page repeats its form at its end. */
function together(forms: Form[]): Equal[] {
  const key = (form: Form) => form.questions.map(({ name, field }) => `${field.type} ${name}`).join(' | ')
  return [...Map.groupBy(forms, key).values()].flatMap(equal => {
    const [form] = equal
    return form ? [{ form, copies: equal.length }] : []
  })
}

const numerals = ['no', 'one', 'two', 'three', 'four']

/** "The form asks", "Each of the two equal forms asks". */
function subject(copies: number): string {
  return copies === 1 ? 'The form' : `Each of the ${numerals[copies] ?? copies} equal forms`
}

export const formLong: Observation = {
  id: 'form-long',
  category: 'form',
  appliesTo: isPage,
  sources: ['BAY', 'HELLER'],
  detect: onPage(page =>
    together(
      page.forms.filter(form => {
        const about = [form.context, page.headline?.text ?? '', page.facts.title, ...namesOf(form)].join(' | ')
        return !form.aside && form.questions.length > limit[form.purpose] && !longByNature.test(about)
      }),
    ).map(({ form, copies }) =>
      sight(
        2,
        quotesOf(form.typed.length > 0 ? form.typed : form.questions),
        {
          count: form.questions.length,
          fields: listed(namesOf(form), 3),
          last: brief(namesOf(form).at(-1) ?? 'the last field', 40),
          subject: subject(copies),
          copies,
          name: whereOf(page),
        },
        lookedIn(form),
      ),
    ),
  ),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      '{subject} asks {count} things at once: {fields}.',
      'Ask only what the first reply needs, and the rest once it has been given.',
      'Each of the {count} questions is a place to stop.',
    ],
    'skeptical-buyer': [
      '-',
      '{count} fields to fill in, down to “{last}”: I start to wonder who will read it all.',
      'Say beside each field why it is asked, or drop it.',
      'That is a lot to hand over to {name} on a first visit.',
    ],
  }),
}

export const formPlaceholderLabels: Observation = {
  id: 'form-placeholder-labels',
  category: 'form',
  appliesTo: isPage,
  sources: ['NNG-PLACE', 'WCAG'],
  detect: onPage(page =>
    together(page.forms.filter(form => form.purpose !== 'search' && form.typed.length > 0 && !form.aside)).flatMap(
      ({ form, copies }) => {
        const nameless = form.typed.filter(({ field }) => !field.label?.trim() && field.placeholder?.trim())
        if (nameless.length === 0 || nameless.length * 2 < form.typed.length) return []
        // One field for an address: what it wanted is seen from what stands in it.
        if (form.questions.length === 1 && nameless.every(({ field }) => field.type === 'email')) return []
        const placeholders = nameless.map(({ field }) => field.placeholder?.trim() ?? '')
        return [
          sight(
            form.questions.length === 1 ? 1 : 2,
            quotesOf(nameless),
            {
              count: nameless.length,
              total: form.typed.length,
              first: brief(placeholders[0] ?? '', 40),
              fields: `${form.questions.length === 1 ? 'the one field' : `${nameless.length} of ${form.questions.length} fields`}${copies === 1 ? '' : ` of ${numerals[copies] ?? copies} equal forms`}`,
              copies,
              name: whereOf(page),
            },
            'A visible label beside or above each text field of the form',
          ),
        ]
      },
    ),
  ),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      'In {fields} the name stands inside and nowhere else: “{first}” vanishes with the first keystroke, and whoever is interrupted must empty the field to see what it was.',
      'Set the names above the fields, where they stay while one types.',
      'A name that disappears while typing costs corrections at the last step.',
    ],
    'skeptical-buyer': [
      '-',
      'When I check what I typed before sending, “{first}” is gone and I must guess what the field wanted.',
      'Keep the name of each field in view.',
      'I want to read over what I hand to {name}.',
    ],
  }),
}

/** A field outside any form is sent by nothing that is known of, and a link to nowhere beside it sends nothing. */
function canBeSent(page: PageReading, { id, blocks }: Form): boolean {
  if (id === 0) return false
  const sections = new Set(blocks.map(({ section }) => section))
  const beside = page.clickables.filter(block => sections.has(block.section) && !isChrome(block))
  const dead = beside.filter(({ type, href, reacts }) => type === 'link' && reacts === false && /#?$/.test(href ?? ''))
  return dead.length === 0 || beside.some(({ type }) => type === 'button')
}

const account =
  /\b(?:sign up|create (?:an? |your |my )?account|register|trial|start|get started|open an? account|join)\b/i
const mails = /\b(?:newsletter|subscribe|e-?mails?|updates|posts|letters?|notify|waitlist|waiting list)\b/i

/** When the rest can be asked: a sign-up has no first reply. */
function laterThan({ context, questions }: Form): string {
  if (mails.test(context) && questions.length === 1) return 'in a later mail'
  return account.test(context) ? 'once the account is open' : 'after the first reply'
}

export const formShort: Observation = {
  id: 'form-short',
  category: 'form',
  appliesTo: isPage,
  sources: ['BAY', 'HELLER'],
  detect: onPage(page => {
    const form = page.mainForm
    if (form?.purpose !== 'contact' || form.questions.length > 3 || !canBeSent(page, form)) return []
    // A lone choice or switch is no form that anyone fills in.
    if (form.typed.length === 0) return []
    // Few fields and a free one are no short form, and a table or a room cannot be booked with a name alone.
    const asked = [form.context, page.main?.label ?? '', ...namesOf(form)].join(' | ')
    if (form.questions.some(({ field }) => /^(?:textarea|date|time|datetime-local|file)$/i.test(field.type))) return []
    if (/\b(?:book\w*|reserv\w*|table|guests?|party|date|time|arriv\w*|appointment|give|gift|donat\w*)\b/i.test(asked))
      return []
    const { length } = form.questions
    return [
      sight(
        1,
        quotesOf(form.questions),
        {
          asks: length === 1 ? 'one thing' : `${length} things`,
          fields: listed(namesOf(form), 3),
          later: laterThan(form),
          name: whereOf(page),
        },
        lookedIn(form),
      ),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '+',
      'The form asks {asks}, {fields}, and that is little enough to finish on a phone.',
      'Keep it so short and ask the rest {later}.',
      'Nothing in {fields} gives a visitor a reason to put it off.',
    ],
    positioning: [
      '?',
      'With only {fields} asked, how will {name} know whether it is the right customer?',
      'Add the one question whose answer tells fit from unfit.',
      'A short form sorts nobody; whether that matters depends on who arrives.',
    ],
    'growth-metrics': [
      '-',
      'All that is asked is {fields}, so whoever answers at {name} has to find out the rest by asking.',
      'Report what share of these leads is ever worth a call.',
      'Volume from {asks} says little about value.',
    ],
  }),
}
