/** Questions that a rendered page answers by its actions and fields, and what they come to in a text. */

import type { Block } from '#db/located-document.ts'
import { describePlace } from '#db/places.ts'
import { actionsOf, isVague } from '../annotate/actions.ts'
import type { Annotated } from '../annotate/annotation.ts'
import { nextStep as invites } from './funnel.ts'
import type { LookedUp } from './outcome.ts'

const left = (note: string): LookedUp => ({ outcome: 'not_looked_for', passages: [], note })

type Look = (reading: Annotated) => LookedUp

const step = 'What is the one next step, and does its label say what happens?'
const first = 'Does that step stand on the first screen or slide?'
const others = 'Which other choices compete with it at that moment?'
const form = 'What does the form ask, and which of it is needed at first contact?'

const shown = (blocks: Block[]) => blocks.slice(0, 3).map(({ id, text }) => ({ text, blockId: id }))
const inQuotationMarks = (blocks: Block[]) => blocks.map(({ text }) => `“${text}”`).join(', ')
const notFound = (note: string): LookedUp => ({ outcome: 'not_found', passages: [], note })

/** What the content asks a visitor to press; of one label the first. */
const distinct = (reading: Annotated): Block[] => [
  ...new Map(actionsOf(reading).map(action => [action.text.toLowerCase(), action])).values(),
]

const nextStep: Look = reading => {
  const actions = distinct(reading)
  const [lead] = actions
  if (!lead) return notFound('No button or link that is drawn as one stands in the content.')
  const told = !isVague(lead)
  return {
    outcome: told ? 'answered' : 'partly',
    passages: shown([lead]),
    note: `The first action is ${inQuotationMarks([lead])} (${describePlace(lead.where)})${told ? '' : '; its label does not say what happens'}.`,
  }
}

const onFirstScreen: Look = reading => {
  const actions = actionsOf(reading)
  const above = actions.filter(action => action.aboveFold)
  if (above.length > 0) {
    return {
      outcome: 'answered',
      passages: shown(above.slice(0, 1)),
      note: `${inQuotationMarks(above.slice(0, 1))} stands on the first screen.`,
    }
  }
  const [lead] = actions
  if (!lead) return notFound('No button or link that is drawn as one stands in the content.')
  return {
    outcome: 'answered',
    passages: shown([lead]),
    note: `It does not: the first action, ${inQuotationMarks([lead])}, stands on ${describePlace(lead.where)}.`,
  }
}

const competing: Look = reading => {
  const above = distinct(reading).filter(action => action.aboveFold)
  if (above.length === 0) return notFound('No action stands on the first screen.')
  const note =
    above.length === 1
      ? `No other button stands in the content beside ${inQuotationMarks(above)}.`
      : `On the first screen stand ${inQuotationMarks(above.slice(0, 6))}.`
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

const elsewhere =
  (note: string): Look =>
  () =>
    left(note)

const onFirstSlide: Look = reading => {
  const steps = reading.sentences.filter(sentence => sentence.seen && invites(sentence, reading))
  const [lead] = steps
  if (!lead) return left('No sentence says outright what a reader is to do.')
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

export const deckQuestions: Record<string, Look> = {
  [first]: onFirstSlide,
  [others]: elsewhere('Actions that compete stand on pages only.'),
  [form]: elsewhere('Forms stand on pages only.'),
}

export const textQuestions: Record<string, Look> = {
  ...deckQuestions,
  [first]: elsewhere('Screens and slides stand in pages and decks only.'),
}
