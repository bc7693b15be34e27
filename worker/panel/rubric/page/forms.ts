/** The forms of a page, each as the questions that it asks. */
import type { Block, FormField } from '#db/shapes.ts'
import { isChrome, isClickable, onFirstScreen } from './place.ts'

/** One question: a field, or a group of radio buttons or checkboxes. */
export interface Question {
  block: Block
  field: FormField
  name: string
}

export interface Form {
  id: number
  /** Every field, asked or not. */
  blocks: Block[]
  questions: Question[]
  /** Fields that are typed into. */
  typed: Question[]
  purpose: 'search' | 'sign-in' | 'checkout' | 'contact'
  /** In navigation, footer or an overlay: not what the page is for. */
  aside: boolean
  firstScreen: boolean
  /** The labels of buttons in its section, and the headings above them, for telling what it is. */
  context: string
}

const silent = new Set(['hidden', 'submit', 'button', 'reset', 'image', 'search'])
const choice = new Set(['radio', 'checkbox'])
const typedTypes = new Set(['text', 'email', 'tel', 'url', 'number', 'password', 'textarea', 'date', ''])

/** A box to tick under a form agrees to something; it asks nothing. */
const consent =
  /\b(?:agree|consent|accept|terms|privacy|newsletters?|offers?|promotion\w*|marketing|opt[- ]?in|subscribe|send me|e-?mail me|keep me|contact me|remember me|unsubscribe|einverstanden|datenschutz|akzeptiere|acepto|accepte)\b/i

function isAsked(field: FormField): boolean {
  const name = `${field.label ?? ''} ${field.placeholder ?? ''}`
  // A box without a label of its own has its words beside it, where nobody can tell what they agree to.
  if (field.type.toLowerCase() === 'checkbox' && (consent.test(name) || name.trim() === '')) return false
  return !silent.has(field.type.toLowerCase()) && !/captcha|leave (?:this )?(?:field )?(?:empty|blank)/i.test(name)
}

/** The control's own name. A line above a field without a label may only invite: "Get the map" over "Email". */
function nameOf({ text }: Block, { label, placeholder }: FormField): string {
  return text.trim() || (label ?? placeholder ?? '').trim()
}

function questionsOf(blocks: Block[]): Question[] {
  const questions: Question[] = []
  let previous: Block | null = null
  for (const block of blocks) {
    const { field } = block
    if (!field || !isAsked(field)) continue
    const type = field.type.toLowerCase()
    const continues: boolean = previous?.field?.type.toLowerCase() === type && choice.has(type)
    previous = block
    if (continues) continue
    questions.push({ block, field, name: nameOf(block, field) })
  }
  return questions
}

const personal =
  /\b(?:e-?mails?|mail|names?|phone|tel(?:ephone)?|mobile|address|company|organi[sz]ation|message|textarea|password|card)\b/i
const finds =
  /(?:^|\| )\W*(?:search|find|show|see|look|browse|filter|compare|check (?:availability|prices?|dates|coverage))\b/i

/** The box beside an article, where a size, a colour and a number are chosen. */
const buys =
  /\b(?:add|put) (?:(?:it|this|them) )?(?:to|in|into) (?:my |your |the )?(?:basket|cart|bag|trolley)\b|\bbuy (?:now|it)\b/i

function purposeOf(fields: FormField[], context: string, buttons: string): Form['purpose'] {
  const names = fields.map(field => `${field.label ?? ''} ${field.placeholder ?? ''} ${field.type}`).join(' | ')
  const everyField = fields.filter(field => !silent.has(field.type.toLowerCase()))
  if (
    fields.some(field => field.type === 'search') ||
    (everyField.length === 1 && /\bsearch\b|^\s*find\b/i.test(names))
  )
    return 'search'
  // Nobody is asked who they are, and the button shows something: a finder, however many fields it has.
  const asksWho = everyField.length === 1 ? /\be-?mail|\bphone|\btel\b|\bmobile|textarea/i : personal
  if (everyField.length > 0 && !asksWho.test(names) && finds.test(buttons)) return 'search'
  const password = fields.some(field => field.type === 'password')
  if (password && /\b(?:sign in|log ?in|forgot(?:ten)? (?:your )?password)\b/i.test(context)) return 'sign-in'
  if (
    /\bcard number\b|\bcvc\b|\bcvv\b|\bgift aid\b/i.test(names) ||
    /\bdonat(?:e|ion)s?\b|\bgive (?:now|today|monthly|once)\b|\bgift\b/i.test(context) ||
    /\bcheck ?out\b|\bplace (?:my |your )?order\b|\bpay now\b/i.test(context) ||
    (!asksWho.test(names) && buys.test(buttons))
  )
    return 'checkout'
  return 'contact'
}

/** The forms among the visible blocks, in order of their first field. */
export function formsOf(visible: Block[]): Form[] {
  const byForm = new Map<number, Block[]>()
  for (const block of visible) {
    if (!block.field) continue
    const list = byForm.get(block.field.form) ?? []
    list.push(block)
    byForm.set(block.field.form, list)
  }
  return [...byForm.entries()].map(([id, blocks]) => {
    const questions = questionsOf(blocks)
    const sections = new Set(blocks.map(block => block.section))
    const first = blocks[0]
    const around = visible.filter(
      block =>
        sections.has(block.section) && (isClickable(block) || block.type === 'heading') && block.zone === first?.zone,
    )
    const context = around.map(block => block.text).join(' | ')
    return {
      id,
      blocks,
      questions,
      typed: questions.filter(question => typedTypes.has(question.field.type.toLowerCase())),
      purpose: purposeOf(
        blocks.flatMap(block => block.field ?? []),
        context,
        around
          .filter(isClickable)
          .map(block => block.text)
          .join(' | '),
      ),
      aside: blocks.every(block => isChrome(block) || block.zone === 'overlay'),
      firstScreen: blocks.some(onFirstScreen),
      context,
    }
  })
}

/** The form that the page is for: the first outside the chrome that is no search and no sign-in. */
export function mainForm(forms: Form[]): Form | null {
  const own = forms.filter(form => !form.aside && form.questions.length > 0)
  return own.find(form => form.purpose === 'contact' || form.purpose === 'checkout') ?? null
}
