/** What a page asks its visitors to press, by the words on it. English labels only: others ask for nothing that is known. */
import type { Block } from '#db/located-document.ts'
import type { Annotated } from './annotation.ts'
import { contentOf, isPressed } from './page.ts'
import { pattern } from './pattern.ts'

export type Intent = 'wait' | 'talk' | 'buy' | 'start' | 'get'

/** The first that fits is meant: "Book a demo" is a talk, "Book a room" is an order. */
const intents: [Intent, RegExp][] = [
  ['wait', /\bwait(?:ing)? ?list\b|\bearly access\b|^notify me\b|^request (?:access|an invite)\b/i],
  [
    'talk',
    pattern(
      'i',
      String.raw`^(?:book|request|get|schedule|arrange)\b.*\b(?:demo|call|consultation|conversation|meeting`,
      String.raw`|quote)\b|^(?:talk|speak|chat) (?:to|with)\b|^contact\b|^get in touch\b`,
    ),
  ],
  [
    'buy',
    /^(?:buy|(?:pre-?)?order|add to (?:basket|cart|bag)|book|reserve|subscribe|check ?out|donate|choose|rent)\b/i,
  ],
  ['start', /^(?:start|try|sign up|create|open an?|register|join|get started|claim)\b/i],
  ['get', /^(?:download|install|get|watch|use|apply)\b/i],
]

export function intentOf({ text }: Block): Intent | null {
  return intents.find(([, label]) => label.test(text.trim()))?.[0] ?? null
}

/** Works the page itself: a menu, a dialog, a search. */
const utility = /^\W*(?:(?:open |close |toggle )?(?:menu|navigation)|search|close|dismiss|log ?in|sign in|x|×)?\W*$/i

/** Drawn as something to press: a button, or a link with a ground or border of its own. */
export const isDrawn = (block: Block): boolean =>
  isPressed(block) && (block.type === 'button' || block.style?.filled === true) && !utility.test(block.text)

/** What the content draws as something to press. A link that a click has shown to be dead is no way on. */
export function actionsOf(reading: Annotated): Block[] {
  return contentOf(reading).filter(block => isDrawn(block) && block.reacts !== false)
}

/** Whether anything can be done with it: pressed, filled in, written to or rung. */
export function acts(block: Block): boolean {
  if (block.type === 'form_field' || isDrawn(block)) return true
  return /^(?:mailto|tel):/i.test(block.href ?? '') || (block.type === 'link' && intentOf(block) !== null)
}

const vague = /^\W*(?:click here|here|(?:learn|read|see|discover|find out) more|more(?: info(?:rmation)?)?|submit)\W*$/i

/** Its label does not say what follows. */
export const isVague = ({ text }: Block): boolean => vague.test(text)
