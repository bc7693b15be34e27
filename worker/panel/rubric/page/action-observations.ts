import { viewports } from '#db/vocabulary.ts'
import type { Observation } from '../observation.ts'
import { quoteOf } from '../text.ts'
import { type Action, byTarget } from './actions.ts'
import { intentOf, isUtility, plainLabel } from './labels.ts'
import { brief, isEnglishPage, isWholePage, listed, makesOffer, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'
import { isChrome, isClickable, isText, onFirstScreen } from './place.ts'
import { letsOneAct } from './reachable.ts'

/** A visitor can act on the first screen by any means: a button anywhere on it, a listed link, a field, a number to call. */
function canActOnFirstScreen(page: PageReading): boolean {
  return page.seen.some(block => {
    if (block.zone === 'consent' || block.zone === 'overlay') return false
    const phone = block.phoneBox !== undefined && block.phoneBox.y < viewports.phone.height
    if (!(onFirstScreen(block) || phone)) return false
    // A picture that is a link, and whatever is drawn as a button, in the header too.
    if (block.type === 'image') return block.href !== undefined && !isChrome(block)
    if (isClickable(block) && block.style?.filled === true && !isUtility(block.text)) return true
    if (block.type === 'form_field') return block.field?.type !== 'hidden'
    // A link inside a line or a cell of a table is one as well.
    if (!isClickable(block) && (block.links ?? []).some(({ href }) => !/^#?$/.test(href.trim()))) return true
    if (!isClickable(block)) return /\b(?:call|text|ring) (?:us )?(?:on |at )?\+?\d[\d ()-]{6,}/i.test(block.text)
    if (/^(?:tel|mailto|sms):/i.test(block.href ?? '')) return true
    if (intentOf(block.text) !== null) return true
    return page.actions.some(action => action.block === block) || !isChrome(block)
  })
}

/** The step that could be brought up; null where none follows, as on a simple page of links. */
function laterThan(page: PageReading): string | null {
  const button = page.clickables.find(block => block.type === 'button' && !isChrome(block) && block.zone !== 'overlay')
  const label = page.actions[0]?.label ?? (page.mainForm ? undefined : button?.text)
  if (label !== undefined) return `“${brief(label, 40)}” comes only further down`
  return page.mainForm ? 'a form comes only further down' : null
}

export const ctaAbsentFirstScreen: Observation = {
  id: 'cta-absent-first-screen',
  category: 'action',
  appliesTo: reading => isWholePage(reading) && makesOffer(reading),
  sources: ['NNG-FOLD'],
  detect: onPage(page => {
    if (page.hero.length === 0 || page.heroIsImage || canActOnFirstScreen(page)) return []
    const opening = page.headline ?? page.hero.find(isText)
    if (!opening || letsOneAct(page.hero.filter(isText).map(({ text }) => text))) return []
    const later = laterThan(page)
    if (later === null) return []
    return [
      sight(
        3,
        [quoteOf(opening)],
        {
          headline: brief(opening.text),
          later,
          name: whereOf(page),
        },
        'A button, a form field, a link to start, buy, book or get in touch, or a number to call, on the first screen of 1440 x 900 and of the phone',
      ),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      'The first screen, with “{headline}”, has no button, no form and no number to call; {later}.',
      'Bring the first action of {name} up beside “{headline}”.',
      'Those who are ready on the first screen have to look for the step, and some will not.',
    ],
    'skeptical-buyer': [
      '?',
      'Am I meant to read on after “{headline}”, or was the button forgotten? I do not mind reading first.',
      'Say on the first screen where the page is heading.',
      'A page without an early button can be modest or unfinished; I cannot tell which.',
    ],
  }),
}

const beside =
  /\b(?:video|watch|tour|play|app store|google play|download on|get it on|sign in|log ?in|english|deutsch|français|español|ios|android|mac|macos|windows|linux|chrome|firefox|safari|edge|opera|f-droid|homebrew|steam)\b/i

function equalSize(actions: Action[]): boolean {
  const areas = actions.map(action => action.area)
  return Math.min(...areas) > 0 && Math.max(...areas) <= 1.1 * Math.min(...areas)
}

/** Filled with a colour of its own; an outlined button shows the ground of the page. */
function isSolid({ block }: Action, page: PageReading): boolean {
  const fill = block.style?.background ?? null
  const ground = page.headline?.style?.background ?? null
  return fill !== null && fill !== ground
}

function equalFill(actions: Action[]): boolean {
  const fills = new Set(actions.map(({ block }) => block.style?.background ?? null))
  return fills.size === 1 && !fills.has(null)
}

export const ctaCompeting: Observation = {
  id: 'cta-competing',
  category: 'action',
  appliesTo: isEnglishPage,
  sources: ['UNB-AR'],
  detect: onPage(page => {
    const first = byTarget(
      page.actions.filter(
        ({ firstScreen, label, block }) => firstScreen && !beside.test(label) && block.style?.filled === true,
      ),
    )
    // Cards of one row are one choice ("choose plan"), not competing actions.
    const labels = new Set(first.map(({ label }) => plainLabel(label)))
    if (labels.size < first.length) return []
    // Three of one size compete whatever their colours; two only where they look alike and want different things.
    const solid = first.filter(action => isSolid(action, page))
    const [leading] = first.filter(({ intent }) => intent !== null)
    const alike = first.filter(action => leading && action.intent !== null && equalFill([leading, action]))
    const three = [solid, first].find(
      group => group.length >= 3 && equalSize(group) && (group === solid || equalFill(group)),
    )
    const shown = three ?? (new Set(alike.map(({ intent }) => intent)).size >= 2 ? alike : null)
    if (!shown) return []
    return [
      sight(
        2,
        shown.map(({ block }) => quoteOf(block)),
        {
          count: shown.length,
          labels: listed(shown.map(({ label }) => label)),
          first: brief(shown[0]?.label ?? '', 40),
          name: whereOf(page),
        },
      ),
    ]
  }),
  views: viewsOf({
    'funnel-fixer': [
      '-',
      '{labels} stand on the first screen with the same weight, so {name} leaves the choice of the next step to someone who has just arrived.',
      'Keep one of them filled and turn the rest into plain links.',
      '{count} equal buttons split one decision into {count}.',
    ],
    positioning: [
      '-',
      '{labels} point to different promises; the page does not choose what {name} is first of all.',
      'Decide which action the best-fit customer would take, and lead with it.',
      'Equal buttons say that the priorities of {name} are unsettled.',
    ],
  }),
}
