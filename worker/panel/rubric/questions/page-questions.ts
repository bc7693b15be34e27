/** Questions that a rendered page answers by its actions and fields, and what they come to in a text. */

import { describePlace } from '#db/places.ts'
import type { Block } from '#db/shapes.ts'
import type { Annotated } from '../annotate/annotation.ts'
import type { LookedUp } from './outcome.ts'

type Look = (reading: Annotated) => LookedUp

const step = 'What is the one next step, and does its label say what happens?'
const first = 'Does that step stand on the first screen or slide?'
const others = 'Which other choices compete with it at that moment?'
const form = 'What does the form ask, and which of it is needed at first contact?'

const shown = (blocks: Block[]) => blocks.slice(0, 3).map(({ id, text }) => ({ text, blockId: id }))
const inMarks = (blocks: Block[]) => blocks.map(({ text }) => `“${text}”`).join(', ')
const notFound = (note: string): LookedUp => ({ outcome: 'not_found', passages: [], note })

/** What a visitor is meant to press: what is drawn as a button, in the content or the head of the page. */
function actionsOf({ document }: Annotated): Block[] {
  const actions = document.blocks.filter(
    ({ type, style, zone, hidden, text }) =>
      (type === 'button' || (type === 'link' && style?.filled === true)) &&
      (zone === 'main' || zone === 'header' || zone === undefined) &&
      hidden === undefined &&
      text !== '',
  )
  return [...new Map(actions.map(action => [action.text.toLowerCase(), action])).values()]
}

const vague =
  /^(?:click here|here|learn more|read more|more|submit|go|start|next|continue|get started|see more|ok)[.!→>» ]*$/i

const nextStep: Look = reading => {
  const actions = actionsOf(reading)
  const [lead] = actions
  if (!lead) return notFound('No button or link that is drawn as one stands in the content.')
  const told = !vague.test(lead.text)
  return {
    outcome: told ? 'answered' : 'partly',
    passages: shown([lead]),
    note: `The first action is ${inMarks([lead])} (${describePlace(lead.where)})${told ? '' : '; its label does not say what happens'}.`,
  }
}

const onFirstScreen: Look = reading => {
  const actions = actionsOf(reading)
  const above = actions.filter(action => action.aboveFold)
  if (above.length > 0) {
    return {
      outcome: 'answered',
      passages: shown(above.slice(0, 1)),
      note: `${inMarks(above.slice(0, 1))} stands on the first screen.`,
    }
  }
  const [lead] = actions
  if (!lead) return notFound('No button or link that is drawn as one stands in the content.')
  return {
    outcome: 'answered',
    passages: shown([lead]),
    note: `It does not: the first action, ${inMarks([lead])}, stands on ${describePlace(lead.where)}.`,
  }
}

const competing: Look = reading => {
  const above = actionsOf(reading).filter(action => action.aboveFold)
  if (above.length === 0) return notFound('No action stands on the first screen.')
  const note =
    above.length === 1
      ? `Nothing else is drawn as a button beside ${inMarks(above)}.`
      : `On the first screen stand ${inMarks(above.slice(0, 6))}.`
  return { outcome: 'answered', passages: shown(above), note }
}

const fields: Look = ({ document }) => {
  const asks = document.blocks.filter(
    ({ type, field, hidden }) =>
      type === 'form_field' && hidden === undefined && !/^(?:submit|button|search|hidden)$/.test(field?.type ?? ''),
  )
  if (asks.length === 0) return notFound('There is no form on the page.')
  const labels = asks.map(({ field, text }) => field?.label ?? field?.placeholder ?? text).filter(label => label !== '')
  const required = asks.filter(({ field }) => field?.required).length
  return {
    outcome: labels.length > 0 ? 'answered' : 'partly',
    passages: shown(asks.filter(({ text }) => text !== '')),
    note: `${asks.length} ${asks.length === 1 ? 'field' : 'fields'}, ${required} marked as required: ${labels.slice(0, 8).join(', ')}.`,
  }
}

export const pageQuestions: Record<string, Look> = {
  [step]: nextStep,
  [first]: onFirstScreen,
  [others]: competing,
  [form]: fields,
}

const onPagesOnly =
  (what: string): Look =>
  () => ({ outcome: 'not_looked_for', passages: [], note: `${what} stand on pages only.` })

const invites =
  /\b(?:contact us|get in touch|book (?:a|your)|call (?:us|me)|e-?mail (?:us|me)|write to|reply|sign up|apply|register|order|subscribe|download|install|join (?:us|the)|visit)\b|\S@\S+\.\S/i

const onFirstSlide: Look = reading => {
  const steps = reading.sentences.filter(({ seen, text }) => seen && invites.test(text))
  const [lead] = steps
  if (!lead) return notFound('No next step was found: looked for contact, book, call, write, sign up, apply, order.')
  const place = describePlace(lead.block.where)
  return {
    outcome: 'answered',
    passages: [{ text: lead.text, blockId: lead.block.id }],
    note:
      lead.section.at === 0
        ? `A step stands at the head (${place}).`
        : `It does not: the first step stands further on (${place}).`,
  }
}

export const textQuestions: Record<string, Look> = {
  [first]: onFirstSlide,
  [others]: onPagesOnly('Actions that compete'),
  [form]: onPagesOnly('Forms'),
}
