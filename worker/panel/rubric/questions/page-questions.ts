import type { Block } from '#db/located-document.ts'
import { describePlace } from '#db/places.ts'
import { actionsOf, isButtonLike, isVague } from '../annotate/actions.ts'
import type { Annotated } from '../annotate/annotation.ts'
import { visibleBlocks } from '../annotate/page.ts'
import type { LookupResult } from './lookup-result.ts'

type Lookup = (reading: Annotated) => LookupResult

const cost = 'What would I pay, per what, and for how long?'
const step = 'What is the one next step, and does its label say what happens?'
const first = 'Does that step stand on the first screen or slide?'
const others = 'Which other choices compete with it at that moment?'
const form = 'What does the form ask, and which of it is needed at first contact?'

const passagesOf = (blocks: Block[]) => blocks.slice(0, 3).map(({ id, text }) => ({ text, blockId: id }))
const inQuotationMarks = (blocks: Block[]) => blocks.map(({ text }) => `“${text}”`).join(', ')
const noAction = 'No button that works, nor a link drawn as one, stands in the content.'
const notFound = (note: string): LookupResult => ({ outcome: 'not_found', passages: [], note })

/** The first of each label. */
const distinct = (actions: Block[]): Block[] =>
  [...new Map(actions.toReversed().map(action => [action.text.toLowerCase(), action])).values()].toReversed()

/** Only a reader can say whether a label tells what happens; code can name the step, and a label that tells nothing. */
const nextStep: Lookup = reading => {
  const [lead] = distinct(actionsOf(reading))
  if (!lead) return notFound(noAction)
  return {
    outcome: 'partly',
    passages: passagesOf([lead]),
    note: `The first action is ${inQuotationMarks([lead])} (${describePlace(lead.where)})${isVague(lead) ? '; its label does not say what happens' : ''}.`,
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
  if (!lead) return notFound(noAction)
  return {
    outcome: 'answered',
    passages: passagesOf([lead]),
    note: `It does not: the first action, ${inQuotationMarks([lead])}, stands on ${describePlace(lead.where)}.`,
  }
}

/** Those in the page's header too: they are seen at the same moment. */
const competing: Lookup = reading => {
  const buttons = visibleBlocks(reading).filter(block => isButtonLike(block) && block.reacts !== false)
  const above = distinct(buttons.filter(({ aboveFold }) => aboveFold))
  if (above.length === 0) return notFound('No button that works, nor a link drawn as one, stands on the first screen.')
  const note =
    above.length === 1
      ? `No other button stands on the first screen beside ${inQuotationMarks(above)}.`
      : `On the first screen stand ${inQuotationMarks(above.slice(0, 6))}.`
  return { outcome: 'answered', passages: passagesOf(above), note }
}

/** A sum with its period or unit in a section on prices; how long somebody is bound is a reader's to find. */
const price: Lookup = ({ sentences }) => {
  const priced = sentences.filter(
    ({ amounts, section, seen }) =>
      seen &&
      section.role === 'pricing' &&
      amounts.some(({ kind, period, per }) => kind === 'money' && (period !== null || per !== null)),
  )
  const passages = priced.slice(0, 3).map(({ text, block }) => ({ text, blockId: block.id }))
  const [first] = priced
  return first
    ? {
        outcome: 'partly',
        passages,
        note: `A price with its period or unit stands on ${describePlace(first.block.where)}.`,
      }
    : { outcome: 'not_looked_for', passages, note: '' }
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
  [cost]: price,
  [step]: nextStep,
  [first]: onFirstScreen,
  [others]: competing,
  [form]: fields,
}
