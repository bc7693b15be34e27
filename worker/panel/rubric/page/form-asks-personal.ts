/** A form asks for what is nobody's business at that step, and does not say what for. */
import type { Observation } from '../observation.ts'
import { quoteOf } from '../text.ts'
import type { Form } from './forms.ts'
import { brief, isEnglishPage, listed, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import type { PageReading } from './page-reading.ts'

const intimate =
  /\b(?:date of birth|birth ?date|birthday|d\.?o\.?b\.?|year of birth|salary|(?:current|expected|annual|monthly|household) (?:salary|income|ctc|pay)|income|marital status|religion|caste|ethnicity|nationality|(?:national|government|personal) id|id number|passport|aadhaar|pan (?:card|number)|social security|ssn|maiden name|number of children)\b/i
/** Where it belongs to the matter, or the law asks for it. */
const byNature =
  /\b(?:appl(?:y|ication|icant)s?|jobs?|vacanc\w+|careers? at|recruit\w*|candidates?|cv|r[eé]sum[eé]|insur\w+|pension\w*|premium|medical|patients?|clinic|doctor|dentist|health|therap\w+|tax|visa|passports?|travel|flights?|cruise|hotel|claim|admissions?|school|nursery|kindergarten|camp|mortgages?|loans?|credit|bank\w*|account opening|lend\w*|rent\w*|tenan\w+|letting|dating|birthdays?|part(?:y|ies)|matches|genealog\w+|horoscope\w*|birth chart|age|adults?|over 18|18\+|alcohol|wine|gambling|lottery|calculat\w+|estimate|check|survey|questionnaire|licen[cs]e|driving|benefits?|grant|scholarship|visitor pass)\b/i
const reason =
  /\b(?:why we ask|we (?:only )?(?:ask|need|use|want)(?: for)? (?:it|this|your|them)\b|so that we|because|needed (?:for|to)|required (?:by|for)|by law|your birthday|optional)\b/i

function asked({ questions }: Form) {
  return questions.filter(
    ({ name, field }) => intimate.test(name) && !/\boptional\b|\((?:for|so)\b/i.test(name) && field.type !== 'checkbox',
  )
}

/** Beside the form stands what it is for, or the matter says it. */
function explained(page: PageReading, form: Form): boolean {
  const sections = new Set(form.blocks.map(({ section }) => section))
  const beside = page.content.filter(block => sections.has(block.section) && block.field === undefined)
  const about = [form.context, page.facts.title, page.headline?.text ?? ''].join(' | ')
  return byNature.test(about) || beside.some(({ text }) => reason.test(text))
}

export const formAsksPersonal: Observation = {
  id: 'form-asks-personal',
  category: 'form',
  appliesTo: isEnglishPage,
  sources: ['GDPR5', 'BAY'],
  detect: onPage(page => {
    for (const form of page.forms) {
      if (form.purpose === 'search' || form.purpose === 'sign-in' || form.aside || explained(page, form)) continue
      const [first, ...more] = asked(form)
      if (!first || quoteOf(first.block).text === '') continue
      const names = [first, ...more].map(({ name }) => name.replace(/[\s*:]+$/u, ''))
      return [
        sight(
          2,
          [first, ...more].map(({ block }) => quoteOf(block)).filter(({ text }) => text !== ''),
          { fields: listed(names), first: brief(names[0] ?? '', 40), name: whereOf(page) },
          'A line beside the form that says what the answer is for',
        ),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '-',
      'The form asks for {fields}, and nothing beside it says what {name} does with that.',
      'Take “{first}” out, or say in half a line what it is for.',
      'I do not tell strangers such things, and I leave where they have to be told.',
    ],
    'funnel-fixer': [
      '-',
      'At “{first}” people stop to wonder why it is asked, and no line gives them the answer.',
      'Ask for {fields} later, when it is needed, and compare how many finish.',
      'A question without a reason costs more than its keystrokes.',
    ],
    brand: [
      '-',
      'To ask for {fields} at a first meeting is not how {name} would speak to a guest.',
      'Ask what the next step needs and nothing else.',
      'The form is the first thing that {name} asks of anyone.',
    ],
    'team-execution': [
      '?',
      'Who at {name} uses “{first}”, and for how long is it kept?',
      'Look for the process that needs it, and drop the field where there is none.',
      'What is collected has to be kept safe, whether it is used or not.',
    ],
  }),
}
