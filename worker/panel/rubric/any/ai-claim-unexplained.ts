/** AI is claimed and never explained. */
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteAround } from '../text.ts'
import { asks, pleased, said, worried } from '../views.ts'

const claim =
  /\bAI[- ](?:powered|driven|enabled|based|native|first)\b|\bpowered by AI\b|\b(?:artificial intelligence|machine learning|deep learning|GPT(?:-\d)?|large language models?|LLMs?|our AI(?!-)|intelligent (?:platform|engine|assistant|automation|algorithms?))\b/i
const task =
  /\b(?:AI|GPT|LLMs?|models?|algorithms?|machine learning|classifier|neural network)\b[^.]{0,60}\b(?:reads?|extracts?|detects?|predicts?|ranks?|matches|classif(?:y|ies)|transcribes?|translates?|drafts?|writes?|flags?|sorts?|routes?|scores?|recogni[sz]es?|summari[sz]es?|compares?|trained on|fine-tuned|learns? from|checks?|answers?|generates?|finds?|estimates?|converts?|turns?|analy[sz]es?|scrapes?|suggests?|recommends?|creates?|identif(?:y|ies)|spots?|adapts?|adjusts?|explains?|marks?|grades?|highlights?|reviews?|calculates?|selects?|picks?)\b/i
const how =
  /\b(?:data|records|images|scans|examples?|accura(?:cy|te)|precision|recall|error|human|reviewed|review by|approves?|%|percent|hours?|labelled|labeled|invoices|documents|e-?mails|calls|contracts|tickets|transcripts|websites?|pages?|urls?|photos?|images?|texts?|questions?|answers?|posts?|content|transactions?|messages?|drawings?|prices?|routes?|spots?|symptoms?|\d+)\b|→|->/i
/** "Uses GPT-4o for:" and then a list of what for. */
const tasksFollow = /\b(?:AI|GPT(?:-\w+)?|LLMs?|models?|machine learning)\b[^.]{0,40}\b(?:for|to)\s?:$/i
const subject =
  /\b(?:AI (?:engineers?|researchers?|labs?|teams?|developers?|startups?|companies|safety|models? (?:training|hosting))|for AI)\b/i

/** In a longer text the explanation stands somewhere, in words that no list foresees. */
const longest = 2_500

function detect(reading: Reading): Sighting[] {
  const { prose, sentences } = reading
  const uses = prose.flatMap(block => everyMatch(claim, block.text).map(match => ({ block, match })))
  if (uses.length < 3 || reading.words > longest) return []
  const rows = prose.filter(({ type }) => type === 'table_row')
  if ([...sentences, ...rows].some(({ text }) => (task.test(text) && how.test(text)) || tasksFollow.test(text)))
    return []
  if (sentences.filter(({ text }) => subject.test(text)).length >= 2) return []
  const blocks = uses.filter((use, at) => uses.findIndex(other => other.block === use.block) === at)
  return [
    {
      severity: 2,
      quotes: blocks.slice(0, 3).map(({ block, match }) => quoteAround(block, match.index, match.length)),
      facts: { times: uses.length, word: uses[0]?.match.text ?? 'AI' },
    },
  ]
}

export const aiClaimUnexplained: Observation = {
  id: 'ai-claim-unexplained',
  category: 'solution',
  appliesTo: reading => reading.english && !reading.technical,
  sources: ['FTC-AI', 'HALE'],
  detect,
  views: {
    'skeptical-buyer': worried(
      s =>
        `I am told “${s.facts.word}” and the like ${s.facts.times} times and never what goes in, what comes out, or who checks it.`,
      'Add one sentence: what it reads, what it does with it, and how often it is right.',
      s => `After ${said(s, 0, 80)} I still could not say what the software does by itself.`,
    ),
    positioning: worried(
      s =>
        `“${s.facts.word}” is not a difference by itself, and ${s.facts.times} mentions leave out what it makes better.`,
      s => `Name the task that is done better than by a rule or a person, and drop “${s.facts.word}”.`,
      s => `Every alternative says “${s.facts.word}” this year.`,
    ),
    'funnel-fixer': asks(
      s => `Do people come for “${s.facts.word}”, or for the task it takes off them?`,
      s => `Test a headline that names the task against one that says “${s.facts.word}”.`,
      s => `Whether “${s.facts.word}” helps or hurts here is a matter for a test.`,
    ),
    'investment-opportunity': pleased(
      s => `“${s.facts.word}” places the company in a shift that buyers are moving budget to.`,
      'Show the workflow before and after, so that the shift is seen in this product.',
      s => `The wave behind “${s.facts.word}” is real whatever the wording.`,
    ),
    'market-competition': worried(
      s =>
        `With “${s.facts.word}” in every rival's deck, ${s.facts.times} mentions without a method set nothing apart.`,
      'Say which data or method the next company could not buy.',
      s => `${said(s, 0, 80)} would read the same under a competitor's logo.`,
    ),
    'team-execution': asks(
      s => `Who built what is called “${s.facts.word}”, and on whose model does it run?`,
      'Ask for the error rate and for what happens on a wrong answer.',
      s => `What is in-house and what is a supplier's cannot be told from these ${s.facts.times} mentions.`,
    ),
  },
  question: s => `What does “${s.facts.word}” do here that a rule or a person did worse, and by how much?`,
}
