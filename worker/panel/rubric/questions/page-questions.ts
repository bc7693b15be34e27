import type { Block } from '#db/located-document.ts'
import { describePlace } from '#db/places.ts'
import { actionsOf, isVague } from '../annotate/actions.ts'
import type { Annotated } from '../annotate/annotation.ts'
import type { LookupResult } from './part.ts'

type Lookup = (reading: Annotated) => LookupResult

const step = 'What is the one next step, and does its label say what happens?'
const first = 'Does that step stand on the first screen or slide?'
const others = 'Which other choices compete with it at that moment?'
const form = 'What does the form ask, and which of it is needed at first contact?'

const passagesOf = (blocks: Block[]) => blocks.slice(0, 3).map(({ id, text }) => ({ text, blockId: id }))
const inQuotationMarks = (blocks: Block[]) => blocks.map(({ text }) => `“${text}”`).join(', ')
const notFound = (note: string): LookupResult => ({ outcome: 'not_found', passages: [], note })

const distinct = (reading: Annotated): Block[] => [
  ...new Map(actionsOf(reading).map(action => [action.text.toLowerCase(), action])).values(),
]

const nextStep: Lookup = reading => {
  const actions = distinct(reading)
  const [lead] = actions
  if (!lead) return notFound('No button or link that is drawn as one stands in the content.')
  const told = !isVague(lead)
  return {
    outcome: told ? 'answered' : 'partly',
    passages: passagesOf([lead]),
    note: `The first action is ${inQuotationMarks([lead])} (${describePlace(lead.where)})${told ? '' : '; its label does not say what happens'}.`,
  }
}

const onFirstScreen: Lookup = reading => {
  const actions = actionsOf(reading)
  const above = actions.filter(action => action.aboveFold)
  if (above.length > 0) {
    return {
      outcome: 'answered',
      passages: passagesOf(above.slice(0, 1)),
      note: `${inQuotationMarks(above.slice(0, 1))} stands on the first screen.`,
    }
  }
  const [lead] = actions
  if (!lead) return notFound('No button or link that is drawn as one stands in the content.')
  return {
    outcome: 'answered',
    passages: passagesOf([lead]),
    note: `It does not: the first action, ${inQuotationMarks([lead])}, stands on ${describePlace(lead.where)}.`,
  }
}

const competing: Lookup = reading => {
  const above = distinct(reading).filter(action => action.aboveFold)
  if (above.length === 0) return notFound('No action stands on the first screen.')
  const note =
    above.length === 1
      ? `No other button stands in the content beside ${inQuotationMarks(above)}.`
      : `On the first screen stand ${inQuotationMarks(above.slice(0, 6))}.`
  return { outcome: 'answered', passages: passagesOf(above), note }
}

const fields: Lookup = ({ document }) => {
  const asks = document.blocks.filter(
    ({ type, field, hidden }) =>
      type === 'form_field' && hidden === undefined && !/^(?:submit|button|search|hidden)$/.test(field?.type ?? ''),
  )
  // A page may describe a form all the same, as a file to be sent or as text that only looks like one.
  if (asks.length === 0)
    return { ...notFound('No field that can be filled in stands on the page.'), outcome: 'not_looked_for' }
  const labels = asks.map(({ field, text }) => field?.label ?? field?.placeholder ?? text).filter(label => label !== '')
  const required = asks.filter(({ field }) => field?.required).length
  return {
    outcome: labels.length > 0 ? 'answered' : 'partly',
    passages: passagesOf(asks.filter(({ text }) => text !== '')),
    note: `${asks.length} ${asks.length === 1 ? 'field' : 'fields'}, ${required} marked as required: ${labels.slice(0, 8).join(', ')}.`,
  }
}

export const pageQuestions: Record<string, Lookup> = {
  [step]: nextStep,
  [first]: onFirstScreen,
  [others]: competing,
  [form]: fields,
}
