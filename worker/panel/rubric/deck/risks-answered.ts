/** What could go wrong is listed, with what is done about it. */
import type { Sentence } from '../base-reading.ts'
import type { Observation } from '../observation.ts'
import { quoteSentence, wordsOf } from '../text.ts'
import { distinct, onDeck, placed, view } from './finding.ts'
import { counted, short } from './phrases.ts'
import type { Slide } from './slides.ts'
import { isRunning, linesOn } from './statements.ts'

/** The whole title is about it: "Risk scores" is a product, and "What fire risks cost" is a problem. */
export const risky =
  /^\W*(?:(?:the|our|key|main|top|principal|known|biggest|open|honest|three|four|five|six)\s)*(?:risks?|unknowns|limits|limitations|open questions|risk factors)(?:\s(?:and|&|,)\s(?:how we\b.*|what we\b.*|mitigations?|mitigants?|responses?|answers|assumptions|dependencies|limitations|limits|unknowns|open questions))?\W*$|^\W*what (?:could|can|might|may) (?:still )?(?:go wrong|fail|stop us|break|kill (?:us|it|this))\b|^\W*what (?:worries|limits|could stop|keeps) us\b|^\W*what we (?:do not|don['’]t|cannot|can['’]t) (?:yet )?know\b|^\W*where (?:this|it|we) (?:could|can|might|may) (?:fail|go wrong|be wrong)\b|^\W*how this (?:could|might) fail\b/i
/** Something that was done, is kept, or is held back. */
const answer =
  /\bmitigat\w+|\bso we (?!\p{L}+ (?:lose|risk)\b)\p{L}+ |\bat our (?:own )?(?:cost|expense)\b|\b(?:a |the )?second (?:supplier|source|site|plant|factory)\b|\binsured\b|\binsurance (?:covers|pays)\b|\bhedged\b|\bin escrow\b|\bwe (?:therefore |so )?(?:hold|keep|test(?:ed)?|insured?|signed|bought|stock|moved|built|cap(?:ped)?|limit(?:ed)?|turned (?:away|down)|filed|patented|train(?:ed)?|agreed|negotiated|qualified|added|sell only|sell (?:in|to)|do not (?:sell|sign|ship|take|accept|hold|lend|start)|(?:have|['’]ve) (?:signed|built|filed|agreed|moved|tested|trained|bought|qualified|added|turned|hired|set aside|a second|two|three))\b|\bstays? in parallel\b|\b(?:held|kept) in reserve\b|\b(?:contract|clause|guarantee|warranty) (?:covers|caps|limits|obliges)\b/iu

function answeredOn(slide: Slide, lines: Sentence[]): Sentence | undefined {
  const cells = lines.find(
    ({ block, text }) =>
      block.type === 'table_row' && text.split('|').filter(cell => wordsOf(cell).length >= 3).length >= 2,
  )
  const head = slide.blocks.find(({ type }) => type === 'table_row')?.text ?? ''
  if (cells && /\b(?:mitigation|response|answer|what we do|measure|plan|owner)s?\b/i.test(head)) return cells
  return lines.find(({ text }) => answer.test(text) && !/\?\s*$/.test(text))
}

/** The part of a statement that holds the answer: what stands before a colon is the risk. */
function clauseOf(text: string): string {
  const clause = text.split(/[:;]\s/).find(part => answer.test(part)) ?? text
  return clause.replace(/\s*\|\s*/g, ', ').trim()
}

export const risksAnswered: Observation = {
  id: 'risks-answered',
  category: 'honesty',
  appliesTo: isRunning,
  sources: ['SEC-CF', 'NNG-TRUST'],
  detect: onDeck((deck, reading) =>
    deck.main
      .flatMap(slide => {
        if (!risky.test(slide.title)) return []
        const lines = linesOn(reading, slide).filter(({ text }) => wordsOf(text).length >= 4)
        const answered = answeredOn(slide, lines)
        const others = lines.filter(line => line !== answered && line.block.type !== 'table_row')
        const first = others.find(({ text }) => !answer.test(text)) ?? others[0] ?? answered
        if (lines.length < 2 || !answered || !first) return []
        return [
          {
            severity: 1 as const,
            quotes: distinct([first, answered].map(quoteSentence)),
            facts: {
              lines: counted(lines.length, 'statement'),
              risk: short((first.text.split(/[:;]\s/)[0] ?? first.text).replace(/\s*\|\s*/g, ', '), 12),
              answer: short(clauseOf(answered.text), 18),
              title: short(slide.title, 8),
              ...placed(deck, slide),
            },
          },
        ]
      })
      .slice(0, 1),
  ),
  views: {
    'team-execution': view(
      '+',
      f => `Trouble is looked for before it comes, and at least one of the risks has an answer: “${f.answer}”.`,
      () => 'Read the list again from time to time, and strike what has passed.',
      f => `Under “${f.title}” I find an answer and not only a list.`,
    ),
    'investment-opportunity': view(
      '+',
      f => `“${f.title}” tells me what I would have had to find out. I can weigh “${f.risk}” now.`,
      f => `Keep “${f.title}” in the version that goes to others.`,
      f => `What has to hold is said ${f.on} by those who would know it first.`,
    ),
    'skeptical-buyer': view(
      '+',
      f => `I am told what might not work, “${f.risk}”, before I have to ask.`,
      f => `Keep “${f.answer}” up to date, and say so when it changes.`,
      f => `“${f.answer}” is an answer that I could hold them to.`,
    ),
    positioning: view(
      '+',
      f => `“${f.title}” says where it may fail, and a text that says so is believed more easily.`,
      () => 'Do not shorten it to a list of headings.',
      f => `Candour such as “${f.risk}” helps the claims around it.`,
    ),
  },
}
