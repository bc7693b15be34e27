import type { Block } from '#db/located-document.ts'
import { actionsOf, intentOf, isActionable, isButtonLike, isVague } from '../../annotate/actions.ts'
import { contentBlocks, isClickable, visibleBlocks } from '../../annotate/page.ts'
import { pattern } from '../../annotate/pattern.ts'
import { pageCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { excerptOf, factsOf, foundOnce, saysMoney } from './seen.ts'

/** Link targets that do nothing without a script. */
const nowhere = /^\s*(?:#.*|javascript:\s*(?:void\(0\))?;?)?$/i

/** A link that has no target and did nothing when it was really clicked. */
const isDead = ({ type, href, reacts }: Block): boolean =>
  type === 'link' && reacts === false && href !== undefined && nowhere.test(href)

/** Links that sceptical visitors look for. */
const assurance = pattern(
  'i',
  String.raw`^\W*(?:contact(?: us)?|help|support|about(?: us)?|imprint|impressum`,
  '|(?:our )?(?:terms|privacy|refunds?|returns|legal',
  String.raw`|cookies?)(?: (?:and|&|of|policy|notice|conditions|service|use|sale|statement))*)\W*$`,
)

/** "Contact" is a call to action only if it looks like a button. */
const isCall = (block: Block): boolean => isButtonLike(block) && intentOf(block) !== null

const labelsOf = (blocks: Block[]): string =>
  [...new Set(blocks.map(block => `“${excerptOf(block).text}”`))].slice(0, 3).join(', ')

export const ctaDead = pageCheck('working calls to action', {
  id: 'cta-dead',
  category: 'action',
  weight: 3,
  gates: true,
  headline: 'A call to action does nothing when pressed',
  text: 'A real click on {labels} led nowhere, so whoever is ready to act cannot.',
  suggestion: 'Give it a target, and try it once on a phone.',
  source: cite('STAN'),
  find(reading) {
    const dead = visibleBlocks(reading).filter(block => isDead(block) && isCall(block))
    return foundOnce(dead, { facts: { labels: labelsOf(dead) } })
  },
})

export const linkDead = pageCheck('links to contact and terms', {
  id: 'link-dead',
  category: 'action',
  weight: 2,
  headline: 'A link to contact or terms leads nowhere',
  text: 'A real click on {labels} led nowhere, so nobody can look up who or what is behind the offer.',
  suggestion: 'Put the page behind the link, or take the link away.',
  source: cite('NNG-TRUST'),
  find(reading) {
    const dead = visibleBlocks(reading).filter(block => isDead(block) && !isCall(block) && assurance.test(block.text))
    return foundOnce(dead, { facts: { labels: labelsOf(dead) } })
  },
})

export const ctaVagueLabel = pageCheck('labels of calls to action', {
  id: 'cta-vague-label',
  category: 'action',
  weight: 2,
  headline: 'The call to action does not say what happens next',
  text: 'Every button in the page’s content reads {labels}, so a visitor has to press it to learn what it opens.',
  suggestion: 'Write on it what the visitor gets by pressing it.',
  source: cite('PL-LINK'),
  find(reading) {
    if (visibleBlocks(reading).some(({ field }) => field?.type === 'search')) return []
    const content = contentBlocks(reading)
    // A card's heading says where its "Read more" leads.
    const headed = new Set(content.filter(({ type }) => type === 'heading').map(({ group }) => group))
    const actions = actionsOf(reading).filter(({ group }) => group === undefined || !headed.has(group))
    if (!actions.every(isVague)) return []
    return foundOnce(actions, { facts: { labels: labelsOf(actions) } })
  },
})

/** A mail address or a phone number, which a visitor can use without a link. */
const contactPattern = /\S@\S|\+?\d[\d ()/-]{6,}\d/

/** Whether it is a site's home page. Other pages may be only for reading. */
const isFront = (address: string): boolean => URL.parse(address)?.pathname.replace(/index\.html?$/, '') === '/'

const contactWords =
  /\b(?:contact|support|help|imprint|impressum|about|chat|call|write|talk|phone|e-?mail|mailto|tel)\b/i

export const contactMissing = pageCheck('a contact beside prices', {
  id: 'contact-missing',
  reads: 'english-page',
  category: 'proof',
  weight: 2,
  headline: 'A price is given, but no contact',
  text: 'The page names a price but no mail address, number or contact link, so a last question stays open.',
  suggestion: 'Put a mail address, a number or a contact link on the page.',
  source: cite('STAN'),
  find(reading) {
    const visible = visibleBlocks(reading)
    if (!visible.some(saysMoney) || !isFront(factsOf(reading).finalUrl)) return []
    // All blocks, not only the visible ones: menus and folded answers can be opened.
    const { blocks } = reading.document
    const ways = blocks.flatMap(block => [
      block.href ?? '',
      isClickable(block) ? block.text : '',
      ...(block.links ?? []).flatMap(({ text, href }) => [text, href]),
    ])
    const asked = blocks.some(({ field, text }) => field?.type === 'textarea' || contactPattern.test(text))
    if (asked || ways.some(way => contactWords.test(way))) return []
    return [{ quotes: [], lookedFor: 'A mail address, a telephone number, or a link to contact, help or an imprint' }]
  },
})

export const actionBelowFold = pageCheck('an action on the first screen', {
  id: 'action-below-fold',
  category: 'action',
  weight: 2,
  headline: 'The first screen offers nothing to act on',
  text: '“{action}” comes only further down, so anyone who is ready at once has to look for it.',
  suggestion: 'Try the same step on the first screen and count both.',
  source: cite('NNG-FOLD'),
  find(reading) {
    const visible = visibleBlocks(reading)
    const first = visible.filter(({ aboveFold }) => aboveFold)
    // A linked picture may show a button, and a written phone number can be called.
    const canAct = first.some(block => isActionable(block) || (block.type === 'image' && block.href !== undefined))
    if (canAct || first.some(({ text }) => contactPattern.test(text))) return []
    const action = actionsOf(reading).find(block => intentOf(block) !== null)
    const opening = first.find(({ type }) => type === 'heading')
    if (!action || !opening) return []
    return foundOnce([action, opening], { facts: { action: excerptOf(action).text } })
  },
  sides: {
    sentence: 'The first screen asks for nothing; the first thing to press is further down.',
    back: [
      { lens: 'skeptical-buyer', reason: 'I am told something before I am asked for anything.' },
      { lens: 'brand', reason: 'The opening belongs to what is said, not to a button.' },
    ],
    doubt: [{ lens: 'funnel-fixer', reason: 'Visitors who are ready on the first screen have to look for the step.' }],
    question: 'How many visitors reach the first thing to press?',
  },
})

/** The same size within 1 %, or within 35 % on the same background, because labels differ in length. */
function alike(one: Block, other: Block): boolean {
  const [a, b] = [one, other].map(({ where }) => (where.kind === 'box' ? where.box : null))
  if (!a || !b) return false
  const [higher, wider] = [a.height / b.height, a.width / b.width].map(ratio => Math.max(ratio, 1 / ratio))
  const most = one.style?.background === other.style?.background ? 1.35 : 1.01
  return Math.max(higher ?? most, wider ?? most) <= most
}

export const actionsCompeting = pageCheck('competing calls to action', {
  id: 'actions-competing',
  category: 'action',
  weight: 2,
  headline: 'Different calls to action look alike',
  text: '{labels} ask for different things and look alike on the first screen, so none stands out as the next step.',
  suggestion: 'Make the step that matters most stand out.',
  source: cite('UNB-AR'),
  find(reading) {
    const first = actionsOf(reading).filter(block => block.aboveFold && block.style?.filled && intentOf(block) !== null)
    // An outlined button has the background of the page behind it.
    const ground = visibleBlocks(reading).find(({ type, aboveFold }) => type === 'heading' && aboveFold)?.style
      ?.background
    const solid = first.filter(({ style }) => typeof style?.background === 'string' && style.background !== ground)
    const equal = solid.filter(block => solid[0] && alike(solid[0], block))
    const different = equal.filter((block, at) => equal.findIndex(other => intentOf(other) === intentOf(block)) === at)
    return different.length < 2 ? [] : foundOnce(different, { facts: { labels: labelsOf(different) } })
  },
  sides: {
    sentence: 'The first screen offers different steps that look alike.',
    back: [
      { lens: 'skeptical-buyer', reason: 'I take the step that fits how far I am, and am not pushed to one.' },
      { lens: 'positioning', reason: 'Those who want to buy and those who want to ask are both served.' },
    ],
    doubt: [{ lens: 'funnel-fixer', reason: 'Where no step is the next one, the choice itself holds people up.' }],
    question: 'Which of these steps do visitors who later pay take first?',
  },
})
