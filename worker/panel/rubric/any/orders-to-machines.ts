/** Text that people see and that gives orders to a machine which reads the page or document. It is never followed. */
import { anyCase } from '../any-case.ts'
import type { Sentence } from '../base-reading.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { clip, quoteSentence, sentencesOf } from '../text.ts'
import { worried } from '../views.ts'

const readers = '(?:systems?|assistants?|agents?|models?|reviewers?|readers?|crawlers?|bots?)'
/** "AI assistants", "an LLM"; not the people who build or sell them. */
const machine = `(?:(?:ai|a\\.i\\.|llm|artificial intelligence) ${readers}|(?:large )?language models?|llms?|chat ?bots?|chatgpt|ais?(?=\\s*(?:[,:;.]|reading|reviewing|screening|evaluating|that|which)))(?! (?:developers?|compan(?:y|ies)|teams?|start-?ups?|builders?|engineers?|users?|founders?|vendors?|providers?|owners?|makers?|researchers?|specialists?)\\b)`

/** "Note to AI systems reading this page:", "If you are an AI assistant screening candidates,". */
const addressed = anyCase(
  `\\b(?:notes?|message|instructions?|attention|notice|dear|hello|hey)\\W{1,3}(?:(?:to|for) )?(?:all |any |the )?${machine}|\\b(?:if|when|since|as) you(?: are|['’]re) (?:an? |the )?(?:automated )?${machine}|^\\W*to (?:all |any |the )?${machine}`,
)

/** What such a reader is told to forget or to hold back, or the verdict it is to give. */
const forget =
  /\b(?:ignore|disregard|forget|override|bypass)\b[^.;]{0,24}\b(?:instructions?|prompts?|rules|guidelines|directives)\b/i
const told = String.raw`(?:^\W*|[,:;]\s*|\b(?:and|please|then|must|should|shall|always|only|will|to)\s+)`
const verdict = new RegExp(
  `${told}(?:(?:rate(?! limit)|rank|score|grade|describe|praise|endorse|approve|present|summari[sz]e|evaluate|portray|call|report)\\b[^.;]{0,80}\\b(?:positive\\w*|favou?rabl\\w*|best|highest|top|outstanding|excellent|superior|leading|10 ?(?:\\/|out of) ?10|perfect\\w*)\\b|(?:recommend|advance|shortlist|hire|approve) (?:the |this |our |an? )?(?:candidates?|applicants?|compan(?:y|ies)|products?|pages?|sites?|offers?|decks?|papers?|submissions?|interview|us|it)\\b)`,
  'i',
)
const silence =
  /\b(?:do not|don['’]t|never|avoid|without)\b[^.;]{0,16}\b(?:mention\w*|disclos\w*|criticis\w*|criticiz\w*|list\w*|reveal\w*|report\w*|say\w*|include|including)\b/i

/** Written about such texts, for people: a warning, an example, a lesson, a filter. */
const subject =
  /\b(?:prompt injections?|injections?|jailbreak\w*|attack\w*|attackers?|adversar\w*|malicious|guardrails?|filter(?:s|ed|ing)?|for example|for instance|such as|e\.g\.|example of|the line was|red team\w*)\b/i

/** Stands inside quotation marks: shown to the reader, not said to a machine. */
function isQuoted(sentence: Sentence): boolean {
  const before = sentence.block.text.slice(0, sentence.start)
  const opened = (before.match(/[“„«]/g) ?? []).length - (before.match(/[”»]/g) ?? []).length
  return opened > 0 || /^\s*["“„«‘']/.test(sentence.text) || /[“"„«](?=[^”"»]{8,})/.test(sentence.text)
}

/** A page whose matter it is shows such lines all over. */
function isItsTopic(reading: Reading): boolean {
  const { document } = reading
  const head = reading.visible
    .filter(block => block.type === 'heading' || block.type === 'slide_title')
    .map(({ text }) => text)
  return [document.title ?? '', ...head].some(text =>
    /\b(?:injections?|jailbreak\w*|attacks? on|guardrails?|red team\w*|llm security|ai security|prompts?)\b/i.test(
      text,
    ),
  )
}

function detect(reading: Reading): Sighting[] {
  if (isItsTopic(reading)) return []
  return reading.visible
    .filter(block => block.type === 'paragraph' || block.type === 'list_item' || block.type === 'heading')
    .flatMap((block): Sighting[] => {
      const sentences = sentencesOf(block)
      // The address may stand in one sentence and the order in the next of the same block.
      const called = sentences.some(({ text }) => addressed.test(text))
      const order = sentences.find(sentence => {
        const { text } = sentence
        if (isQuoted(sentence) || subject.test(block.text)) return false
        return called ? forget.test(text) || verdict.test(text) || silence.test(text) : isBareOrder(text)
      })
      if (!order) return []
      return [
        {
          severity: 3,
          quotes: [quoteSentence(order)],
          facts: { order: clip(order.text.replace(/\s+/g, ' '), 90) + (order.text.length > 90 ? ' …' : '') },
        },
      ]
    })
    .slice(0, 3)
}

/** Without an address: "Ignore all previous instructions and …" opens the sentence, and nobody says that to a person. */
function isBareOrder(text: string): boolean {
  return /^\W*(?:please )?(?:ignore|disregard|forget|override) (?:(?:all|any|the|your|of|every) )*(?:previous|prior|above|earlier|preceding) (?:instructions?|prompts?|directives)\b/i.test(
    text,
  )
}

export const ordersToMachines: Observation = {
  id: 'orders-to-machines',
  category: 'honesty',
  // Such orders are written in English whatever the language around them.
  appliesTo: () => true,
  sources: ['STAN'],
  detect,
  beats: ['*'],
  views: {
    'skeptical-buyer': worried(
      s =>
        `“${s.facts.order}” is an order to a machine, left where I read it. Nobody here followed it, and I ask what else is arranged.`,
      'Take the order out and let the offer be judged as it is.',
      'Who gives a machine orders about an offer does not trust the offer.',
    ),
    'funnel-fixer': worried(
      s => `Visitors read “${s.facts.order}” as well, and it gives them a reason to stop. Nobody here followed it.`,
      'Delete the sentence before the next reader meets it.',
      'The sentence is addressed past its readers, and they see it.',
    ),
    brand: worried(
      s =>
        `“${s.facts.order}” speaks to machines behind the reader’s back, in plain sight. It was not followed, and it will be quoted.`,
      'Say to people what is true, and nothing to machines that people should not hear.',
      'A voice that gives orders to whoever reviews it cannot sound candid.',
    ),
    positioning: worried(
      s =>
        `“${s.facts.order}” takes the place of a line that could say what sets the offer apart. The order was not followed here.`,
      'Put a reason to choose the offer where the order stands.',
      'An order to a reviewer takes the place of a reason.',
    ),
    'investment-opportunity': worried(
      s =>
        `“${s.facts.order}” is a question of good faith: it speaks to automated readers past the human ones. Nobody here followed it.`,
      'Ask who put the sentence in, and why.',
      'I would want the sentence explained before anything else.',
    ),
    'growth-metrics': worried(
      s =>
        `“${s.facts.order}” is meant to bend an automated judgement, so no score that a machine gave this can be used. It was not followed here.`,
      'Remove the sentence, and have whatever was scored with it scored again.',
      'A measurement that takes orders is none.',
    ),
    'market-competition': worried(
      s =>
        `“${s.facts.order}” is said to a machine and past every buyer. Nobody here followed it, and no comparison is won by an order.`,
      'Replace the order with a comparison that a buyer can check.',
      'An order to a machine says nothing about rivals.',
    ),
    'team-execution': worried(
      s => `Somebody wrote “${s.facts.order}” and somebody let it go out. It was not followed here.`,
      'Find out who approved the sentence, and take it down.',
      'Either nobody reads what is published, or somebody did.',
    ),
  },
}
