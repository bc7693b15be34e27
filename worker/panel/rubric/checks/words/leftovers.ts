import type { Annotated, Sentence } from '../../annotate/annotation.ts'
import { pattern } from '../../annotate/pattern.ts'
import { type Check, type Found, wordCheck } from '../check.ts'
import { cite } from '../citations.ts'
import { claimsOf, excerptOf, isCode, memoized, phraseCheck } from '../statements.ts'

const filler = pattern(
  'iu',
  String.raw`\blorem ipsum dolor\b|(?<!\])\[(?:insert|your|company|client|product|add|enter)\b[^\]\n]{2,60}\](?!\()`,
  String.raw`|\b(?:your|company) (?:company )?name here\b|\bclick to (?:add|edit) (?:title|text|subtitle)\b`,
  String.raw`|(?<![\p{L}\d])(?:X{2,}\s?%|[$€£]\s?X{1,3}(?:[.,]X+)*(?![\p{L}\d]|\s*\d))|\{\{\s?[\w.]{2,40}\s?\}\}|\b(?:info`,
  '|hello|contact|you|your(?:name|email)|name|email)@(?:example|yourdomain|yourcompany|domain',
  String.raw`|company)\.(?:com|org)\b|\bTODO:`,
)
/** Texts about templates, forms or filler show placeholders on purpose. */
const aboutFiller = pattern(
  'i',
  String.raw`\b(?:placeholders?|templates?|templating|lorem ipsum (?:text|generator|is)|dummy text|merge (?:fields?`,
  String.raw`|tags?)|variables?|syntax|replac\w+|fields?|format|prompts?|snippets?|e\.g|for example|such as`,
  String.raw`|copyright \[)\b`,
)

const isAboutFiller = memoized(
  ({ sentences }: Annotated) => sentences.filter(({ text }) => aboutFiller.test(text)).length >= 3,
)

const placeholderLeft = phraseCheck('placeholders', {
  id: 'placeholder-left',
  category: 'consistency',
  weight: 2,
  gates: true,
  headline: 'A placeholder was left in: “{claim}”',
  text: '“{claim}” reads as unfinished, and leaves a reader to wonder what else is.',
  suggestion: 'Fill it in or take it out, and look for others.',
  reads: 'any',
  inCode: true,
  says: filler,
  unless: aboutFiller,
  // In prose "{{name}}" is a template's placeholder; in code it is intended.
  where: ({ text }, reading, claim) => !isAboutFiller(reading) && (/lorem/i.test(claim) || !isCode(text)),
})

const order = pattern(
  'i',
  String.raw`\b(?:ignore|disregard|forget) (?:all |any |the |your )*(?:previous|prior|above|earlier) (?:instructions?`,
  String.raw`|prompts?|rules?)\b|\bif you(?:['’]re| are) an? (?:AI|LLM|language model|AI (?:model|assistant`,
  String.raw`|reviewer))\b|\b(?:note|attention|instructions?|message) (?:to|for) (?:any |all |the )?(?:AI|LLMs?`,
  String.raw`|language models?|AI (?:models?|assistants?|reviewers?|agents?|systems?))\b|\b(?:AI`,
  String.raw`|automated) (?:reviewers?|assistants?|graders?)\b[^.]{0,40}\b(?:must|should|are to) (?:rate|say|write`,
  String.raw`|recommend|praise|score|rank|give)\b`,
)
const aboutOrders =
  /\b(?:prompt injections?|jailbreaks?|attack(?:s|ers?)?|adversarial|such as|for example|e\.g|phrases? like)\b/i

/** Searches hidden sentences as well: there such orders are most likely. */
const ordersToMachines = wordCheck('instructions to programs', {
  id: 'orders-to-machines',
  category: 'honesty',
  weight: 3,
  gates: true,
  headline: 'The text gives instructions to programs that read it',
  text: 'A sentence addresses a program that reviews this text, not a reader; whoever finds it trusts the rest less.',
  suggestion: 'Take it out.',
  find({ sentences }: Annotated): Found[] {
    if (sentences.some(({ text }) => aboutOrders.test(text) && /\bprompt|\bAI\b|\bLLM/i.test(text))) return []
    return sentences
      .filter(({ text, speaker }) => speaker !== 'quoted' && order.test(text))
      .map(sentence => ({ quotes: [excerptOf(sentence)] }))
  },
})

const withheld = pattern(
  'i',
  String.raw`\b(?:do not|don['’]t|never|avoid) (?:mention(?:ing)?|tell(?:ing)?|show(?:ing)?|disclos(?:e|ing)`,
  '|bring(?:ing)? up|reveal(?:ing)?|admit(?:ting)?) (?:that|the|our|we|how many|how much|investors|them that',
  String.raw`|churn|anything about)\b`,
)

const notesWithhold = wordCheck('secrets in speaker notes', {
  id: 'notes-withhold',
  category: 'honesty',
  weight: 3,
  headline: 'Speaker notes say what to keep quiet about',
  text: 'The notes of a slide tell the speaker to leave something out, and anyone who opens the file can read them.',
  suggestion: 'Say it on the slide, or remove the note before the file is sent.',
  applies: ({ document }) => document.blocks.some(({ type }) => type === 'notes'),
  find: ({ sentences }) =>
    sentences
      .filter(({ block, text }) => block.type === 'notes' && withheld.test(text))
      .map(sentence => ({ quotes: [excerptOf(sentence, withheld.exec(sentence.text)?.index)] })),
})

const marked = /[\p{L}\p{N}%)]\*(?=\s|$|[.,;])/u
const weighty = /\d|\bfree\b|\bguarantee|\bunlimited\b|\bresults?\b/i

const asteriskUnexplained = wordCheck('asterisks', {
  id: 'asterisk-unexplained',
  category: 'terms',
  weight: 2,
  headline: 'An asterisk leads nowhere',
  text: 'A claim has an asterisk but no note explains it, so a reader knows that there is a condition but not which.',
  suggestion: 'Put the note below it, or remove the asterisk.',
  find(reading) {
    const { blocks } = reading.document
    const starred = (sentence: Sentence) => (sentence.block.text.match(/\*/g) ?? []).length === 1
    // A note can be anywhere and look like anything, so a second asterisk, or the word “asterisk”, may belong to one.
    if (blocks.filter(({ text }) => /\*|asterisk/i.test(text)).length > 1) return []
    return claimsOf(reading)
      .filter(sentence => marked.test(sentence.text) && weighty.test(sentence.text) && starred(sentence))
      .map(sentence => ({ quotes: [excerptOf(sentence, marked.exec(sentence.text)?.index)] }))
  },
})

/** In words. */
const longestSentence = 45
const minLongSentences = 3

const sentencesLong = wordCheck('length of sentences', {
  id: 'sentences-long',
  category: 'readability',
  weight: 1,
  headline: '{count} sentences run past 45 words',
  text: '{count} sentences run past 45 words, the longest to {longest}; a reader has to remember the beginning until the end comes.',
  suggestion: 'Split each where a second thought begins.',
  source: cite('GOV25'),
  find(reading) {
    const paragraphs = claimsOf(reading).filter(
      ({ block, section }) => block.type === 'paragraph' && !['terms', 'privacy'].includes(section.role),
    )
    const long = paragraphs.filter(
      ({ words, text }) =>
        words.length > longestSentence &&
        (text.match(/[;|•·:]/g) ?? []).length < 2 &&
        (text.match(/,/g) ?? []).length < 9,
    )
    if (long.length < minLongSentences || long.length < paragraphs.length / 12) return []
    const longest = Math.max(...long.map(({ words }) => words.length))
    const facts = { count: String(long.length), longest: String(longest) }
    return [{ quotes: long.slice(0, 3).map(sentence => excerptOf(sentence)), facts }]
  },
})

export const leftoverChecks: Check[] = [
  placeholderLeft,
  ordersToMachines,
  notesWithhold,
  asteriskUnexplained,
  sentencesLong,
]
