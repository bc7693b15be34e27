/** A main button whose label does not say what follows. */
import type { Observation } from '../observation.ts'
import { quoteOf, wordsOf } from '../text.ts'
import type { Action } from './actions.ts'
import { isWeak, plainLabel } from './labels.ts'
import { brief, isPage, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { gap, isText, sameGroup } from './place.ts'

const textual: PageReading['kind'][] = ['article', 'documentation', 'legal', 'careers']

const helper =
  /\b(?:free|trial|card|minutes?|seconds?|demo|call|account|e-?mail|sign ?up|register|form|quote|plan|download|install|checkout|no obligation|step|next)\b/i

function saysWhatFollows(page: PageReading, action: Action): boolean {
  return page.content.some(block => {
    if (!isText(block) || block.type === 'heading' || wordsOf(block.text).length > 20 || !helper.test(block.text))
      return false
    const distance = gap(block, action.block)
    return distance !== null ? distance <= 60 : sameGroup(block, action.block)
  })
}

/** A card's heading names the target, or the form's kind makes the plain word right. */
function excused(page: PageReading, action: Action): boolean {
  const { block, label } = action
  const card = page.content.some(other => other.type === 'heading' && sameGroup(other, block))
  if (card) return true
  const plain = plainLabel(label)
  const form = page.forms.find(({ blocks }) =>
    blocks.some(field => sameGroup(field, block) || (field.section !== undefined && field.section === block.section)),
  )
  if (!form) return plain === 'continue' || plain === 'next' || plain === 'ok'
  if (form.purpose === 'search') return true
  if (/^(?:send|absenden|envoyer|enviar)$/.test(plain))
    return form.questions.some(({ field }) => field.type === 'textarea')
  if (plain === 'continue' || plain === 'next') return true
  return plain === 'submit' && /\b(?:support|ticket|application|apply|search|claim|report)\b/i.test(form.context)
}

/** Who typed so much wants to know what becomes of it. */
const fewestTyped = 5

/** The button at the end of a form that has been filled in by then. */
function endsForm(page: PageReading, { block }: Action, fewest = 1): boolean {
  return (
    block.type === 'button' &&
    page.forms.some(
      ({ blocks, typed }) =>
        typed.length >= fewest &&
        blocks.some(
          field => sameGroup(field, block) || (field.section !== undefined && field.section === block.section),
        ),
    )
  )
}

export const ctaVagueLabel: Observation = {
  id: 'cta-vague-label',
  category: 'action',
  appliesTo: reading => isPage(reading) && !textual.includes(reading.page?.kind ?? 'other'),
  sources: ['NNG-START', 'PL-LINK', 'WCAG'],
  detect: onPage(page => {
    const { main } = page
    const last = page.actions.at(-1)
    for (const action of new Set([main, last])) {
      if (!action || !isWeak(action.label) || excused(page, action)) continue
      const specific = page.actions.some(other => other !== action && other.intent !== null && !isWeak(other.label))
      const sends = endsForm(page, action)
      // Beside a specific main button a weak one is secondary, unless it sends off a long form.
      if (action !== main && specific && !endsForm(page, action, fewestTyped)) continue
      // A step to a place on the same page opens no form and costs nothing.
      const scrolls = /^#\S/.test(action.block.href?.trim() ?? '')
      const started = plainLabel(action.label) === 'get started'
      if (started && saysWhatFollows(page, action)) continue
      return [
        sight(started ? 1 : 2, [quoteOf(action.block)], {
          label: brief(action.label, 40),
          seen: sends
            ? `closes the form and does not say what is sent off with it, nor what comes back`
            : `is the main step of ${whereOf(page)}, and it does not say ${scrolls ? 'to which part of the page it leads' : 'whether a form, a call or a checkout opens behind it'}`,
          mine: sends
            ? `At the end of the form, “${brief(action.label, 40)}” does not tell me what I agree to with it.`
            : scrolls
              ? `“${brief(action.label, 40)}” does not tell me what I would find further down.`
              : `I do not press “${brief(action.label, 40)}” before I know whether it costs me an address or a card.`,
          next: sends
            ? 'Say on the button what happens with the form.'
            : `Name ${scrolls ? 'the part it leads to' : 'the next screen'} on the button.`,
          past: sends ? 'what it sets going' : 'past it',
          headline: brief(page.headline?.text ?? page.facts.title, 60),
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      '“{label}” {seen}.',
      'Write on the button what the visitor gets with the click, and test it against “{label}”.',
      'People hesitate at “{label}” because they cannot see {past}.',
    ],
    'skeptical-buyer': ['-', '{mine}', '{next}', '“{label}” asks for trust that the words around it have not earned.'],
    brand: [
      '?',
      'Would {name} say “{label}” if it were talking to someone across a table? Every page on the web says it.',
      'Find the verb that only {name} would use for this step.',
      'The label is nobody’s language; whether a plain one suits {name} is for its readers to say.',
    ],
    positioning: [
      '?',
      'What follows “{label}” first? That would show what {name} holds to be its value.',
      'Carry the promise of “{headline}” into the label.',
      'The label fits any offer, so it says nothing about this one.',
    ],
  }),
}
