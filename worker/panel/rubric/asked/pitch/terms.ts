/** A round is asked for, and no word says at what price or by which paper. */
import { isForFunding } from '../../deck/finding.ts'
import { question } from '../question.ts'
import { ownAsk } from './own-ask.ts'

export const askedTerms = question({
  id: 'asked-terms',
  category: 'ask',
  sources: ['SEC-CF', 'TETEN'],
  lens: 'investment-opportunity',
  appliesTo: isForFunding,
  answeredBy:
    /\b(?:valu(?:ation|ed)|(?:pre|post)[- ]money|SAFEs?|ASA|convert(?:ible|s)?|KISS|BSA|equity|(?:ordinary|preferred|preference|new|class [a-d]|common|of (?:the|our)) (?:shares|stock)|share (?:price|capital)|stake|shareholding|dilut\w+|(?:deal|round|investment|standard|our|the|S?EIS) terms|terms of the|term sheet|loan notes?|(?:secured|promissory) note|priced round|\d\s?% (?:of the company|stake)|S?EIS|warrants?|profit share|revenue[- ]based|leads? (?:investors? )?(?:is )?(?:sought|wanted)|(?:seeking|looking for|need) an? lead|lead (?:investor )?(?:to set|sets))\b|\bfor \d+(?:\.\d+)?\s?(?:%|per cent)|^\W*(?:the )?terms\W*$/im,
  subject: reading => {
    const ask = reading.deck ? ownAsk(reading, reading.deck) : null
    return ask && { quotes: [ask.quote], facts: { amount: ask.amount, name: ask.name } }
  },
  ask: f => `What share of ${f.name} does ${f.amount} buy, and in what form, or is that left to whoever commits first?`,
  answer: () =>
    'Say whether a price is set, what kind of shares or note it is, and what those who are already in would hold afterwards.',
  reason: f => `The same ${f.amount} can be a tenth of ${f.name} or a third of it, and each makes another case.`,
})
