import type { Block } from '#db/located-document.ts'
import type { Annotated } from '../../annotate/annotation.ts'
import { contentBlocks, visibleBlocks } from '../../annotate/page.ts'
import { pattern } from '../../annotate/pattern.ts'
import { pageCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { foundOnce, saysMoney } from './seen.ts'

const typedTypes = new Set(['text', 'email', 'tel', 'url', 'number', 'password', 'textarea', 'date'])

/** The visible fields by form; 0 for those outside any form. */
function formsOf(reading: Annotated): Map<number, Block[]> {
  return Map.groupBy(
    visibleBlocks(reading).filter(({ field }) => field !== undefined),
    ({ field }) => field?.form ?? 0,
  )
}

export const formPlaceholderLabels = pageCheck('names of form fields', {
  id: 'form-placeholder-labels',
  category: 'form',
  weight: 2,
  gates: true,
  headline: 'Form fields are named by placeholders only',
  text:
    '{fields} inside the field and nowhere else, so their names are gone as soon as somebody types and nothing can be ' +
    'checked before it is sent.',
  suggestion: 'Put a permanent label above each field.',
  source: cite('NNG-PLACE'),
  find(reading) {
    const nameless = [...formsOf(reading).values()].flatMap(form => {
      const unlabelled = form.filter(
        ({ field }) => field && typedTypes.has(field.type) && !field.label?.trim() && field.placeholder?.trim(),
      )
      // The button beside a single field says what the field is for.
      return unlabelled.length < 2 ? [] : unlabelled
    })
    return foundOnce(nameless, {
      lookedFor: 'A visible label beside or above each field that is typed into',
      facts: { fields: `${nameless.length} fields carry their names` },
    })
  },
})

/** A first reply needs no more fields than this. */
const maxFields = 7

const firstContact = pattern(
  'i',
  String.raw`\b(?:contact|touch|talk|call|demo|consultation|visit|conversation|survey|appointment|webinar`,
  String.raw`|newsletter|subscribe|guide|download|sign up|register|enquir\w+|inquir\w+|message|seat)\b`,
)

export const formLong = pageCheck('length of forms', {
  id: 'form-long',
  category: 'form',
  weight: 2,
  headline: 'The form asks {count} things at first contact',
  text: 'The form asks {count} things before anybody has answered, and each of them is a place to stop.',
  suggestion: 'Ask for what the first reply needs, and for the rest later.',
  source: cite('BAY'),
  find(reading) {
    for (const form of formsOf(reading).values()) {
      const asked = form.filter(({ field }, at) => {
        if (!field || field.form === 0 || ['checkbox', 'search', 'file'].includes(field.type)) return false
        // Consecutive radio buttons are one question.
        return field.type !== 'radio' || form[at - 1]?.field?.type !== 'radio'
      })
      const sections = new Set(form.map(({ section }) => section))
      const beside = contentBlocks(reading).filter(block => sections.has(block.section) && block.field === undefined)
      if (asked.length <= maxFields || !beside.some(({ text }) => firstContact.test(text))) continue
      return foundOnce(asked, { facts: { count: String(asked.length) } })
    }
    return []
  },
  sides: {
    sentence: 'The form asks a great deal of people who have only just arrived.',
    back: [
      {
        lens: 'positioning',
        reason: 'Questions sort those who fit from those who do not before time is spent on either.',
      },
      { lens: 'team-execution', reason: 'Whoever answers knows enough to answer well.' },
    ],
    doubt: [
      { lens: 'funnel-fixer', reason: 'Each further field is a place to stop.' },
      { lens: 'skeptical-buyer', reason: 'That is a lot to hand over before I have been given anything.' },
      { lens: 'growth-metrics', reason: 'Those who turn back at the form are never counted as demand.' },
    ],
    question: 'How many who begin the form send it, and what do the answers change in the first reply?',
  },
})

const advertises = /\b(?:newsletter|offers|promotions?|promotional|marketing|partners|news)\b/i
const refuses = /\b(?:no|not|never|without|don['’]t|opt(?:ing)? out)\b/i

const labelOf = ({ field, text }: Block): string => field?.label ?? text

const ticked = (reading: Annotated): Block[] =>
  visibleBlocks(reading).filter(({ field }) => field?.type === 'checkbox' && field.checked)

export const consentPrechecked = pageCheck('consent ticked in advance', {
  id: 'consent-prechecked',
  reads: 'english-page',
  category: 'honesty',
  weight: 3,
  gates: true,
  headline: 'Consent to advertising is ticked in advance',
  text: '“{label}” is ticked before the visitor has chosen anything, which in the European Union is no consent at all.',
  suggestion: 'Leave the box empty and say why it is worth ticking.',
  source: cite('EU-C673'),
  find(reading) {
    const forms = formsOf(reading)
    const given = ticked(reading).filter(box => {
      // Consent says "me" or "I", or is in a form with an email or phone field; any other box may be a filter.
      const address = (forms.get(box.field?.form ?? 0) ?? []).some(
        ({ field }) => field?.type === 'email' || field?.type === 'tel' || /\be-?mail\b/i.test(field?.label ?? ''),
      )
      const consents = address || /\b(?:me|i)\b/i.test(labelOf(box))
      return consents && advertises.test(labelOf(box)) && !refuses.test(labelOf(box))
    })
    return foundOnce(given, { facts: { label: given.map(labelOf)[0] ?? '' } })
  },
})

export const extraPrechecked = pageCheck('extras ticked in advance', {
  id: 'extra-prechecked',
  category: 'honesty',
  weight: 3,
  gates: true,
  headline: 'An extra that costs money is ticked in advance',
  text: '“{label}” is chosen before the visitor has chosen anything, so whoever does not look pays for it.',
  suggestion: 'Leave the box empty and let people add the extra.',
  source: cite('CRD22'),
  find(reading) {
    const extras = ticked(reading).filter(box => /\+\s?[$€£¥]|^\W*add\b/i.test(labelOf(box)) && saysMoney(box))
    return foundOnce(extras, { facts: { label: extras.map(labelOf)[0] ?? '' } })
  },
})
