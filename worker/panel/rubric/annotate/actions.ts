import type { Block } from '#db/located-document.ts'
import type { Annotated } from './annotation.ts'
import { contentBlocks, isClickable } from './page.ts'
import { pattern } from './pattern.ts'

export type Intent = 'wait' | 'talk' | 'buy' | 'start' | 'get'

/** The first match wins: "Book a demo" asks for a talk, "Book a room" is an order. */
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

const utility =
  /^[^\p{L}\p{N}]*(?:(?:open |close |toggle )?(?:menu|navigation)|search|close|dismiss|log ?in|sign in|x|×)?[^\p{L}\p{N}]*$/iu

export const isButtonLike = (block: Block): boolean =>
  isClickable(block) && (block.type === 'button' || block.style?.filled === true) && !utility.test(block.text)

export function actionsOf(reading: Annotated): Block[] {
  return contentBlocks(reading).filter(block => isButtonLike(block) && block.reacts !== false)
}

export function isActionable(block: Block): boolean {
  if (block.type === 'form_field' || isButtonLike(block)) return true
  return /^(?:mailto|tel):/i.test(block.href ?? '') || (block.type === 'link' && intentOf(block) !== null)
}

const vague = /^\W*(?:click here|here|(?:learn|read|see|discover|find out) more|more(?: info(?:rmation)?)?|submit)\W*$/i

export const isVague = ({ text }: Block): boolean => vague.test(text)
