/** Those who tried and those who signed are counted, and nothing is said of the others. */
import { anyCase } from '../../any-case.ts'
import { isOnInvestment } from '../../deck/finding.ts'
import { everyMatch, negated, quoteFound } from '../../text.ts'
import { question } from '../question.ts'
import { isOfToday, isQuoted, linesAway } from './own-lines.ts'

const small = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
const number = `(?:\\d{1,3}(?:,\\d{3})?|${small.join('|')})`
const tried =
  '(?:(?:paid|free|first|sales|site|live) )?(?:visits|demos|demonstrations|trials|pilots|meetings|calls|proposals|offers|quotes|tenders|pitches|conversations)'
const signed =
  '(?:(?:paying|signed|paid|new|annual) )?(?:contracts?|customers?|orders?|sales|clients?|subscriptions?|accounts?|deals?|signatures?)'
/** "64 visits led to 24 contracts", "ten paid pilots finished, nine became contracts", "of 12 trials, 7 became customers". */
const pair = anyCase(
  `\\b(${number}) (${tried})(?:,| finished,?| ended,?| (?:so far|to date),?)? (?:led to|gave|gave us|brought|became|turned into|resulted in|yielded|produced|ended in|→) (${number}) (${signed})\\b|\\b(${number}) (${tried})(?: finished| ended| done| completed)?(?:,|, and|;| and) (${number}) (?:of (?:them|these|which) )?(?:became|turned into|led to|ended in|signed|converted)(?: \\p{L}+)?`,
)

const countOf = (written: string): number => {
  const at = small.indexOf(written.toLowerCase())
  return at >= 0 ? at + 2 : Number(written.replace(/,/g, ''))
}

export const askedSaidNo = question({
  id: 'asked-said-no',
  category: 'go-to-market',
  sources: ['DUN'],
  lens: 'market-competition',
  appliesTo: isOnInvestment,
  answeredBy:
    /\b(?:said no|turned us down|declined|(?:[Ll]ost|losses|losing) (?:deals?|tenders?|bids?|orders?|to \p{Lu})|[Ll]ost [^.\n]{0,30}\b(?:deals?|tenders?|bids?)|chose (?:another|a competitor|to stay|nothing)|went (?:back to|with another|elsewhere)|reasons? (?:for (?:the )?(?:loss|no)|they gave)|did not (?:sign|buy)|[Tt]he (?:others?|rest) (?:stayed|went|chose|kept|said|wanted|bought|are))\b/u,
  subject: reading => {
    const { deck } = reading
    if (!deck) return null
    for (const { sentence } of linesAway(
      reading,
      deck,
      'market',
      'competition',
      'problem',
      'timing',
      'team',
      'ask',
      'financials',
    )) {
      const { text } = sentence
      const match = everyMatch(pair, text)[0]
      if (!match || !isOfToday(sentence, deck) || negated(text, match.index) || isQuoted(text, match.index)) continue
      const [a, b, c, , d, e, f] = match.groups
      const [all, won] = [countOf(a ?? d ?? '0'), countOf(c ?? f ?? '0')]
      if (won >= all || won < 1) continue
      return {
        quotes: [quoteFound(sentence, match.index, match.length)],
        facts: {
          all: a ?? d ?? '',
          what: (b ?? e ?? '').toLowerCase(),
          rest: all - won,
          name: deck.company ?? 'this product',
        },
      }
    }
    return null
  },
  ask: f =>
    f.rest === 1
      ? `What became of the last of the ${f.all} ${f.what}, and what is used there today in place of ${f.name}?`
      : `What became of the other ${f.rest} of the ${f.all} ${f.what}, and what is used there today in place of ${f.name}?`,
  answer: f =>
    f.rest === 1
      ? 'Ring up that one and write down what was chosen and what is paid for it.'
      : 'Ring up a handful of them and write down what each chose and what is paid for it.',
  reason: f =>
    f.rest === 1
      ? `Nothing is told of the one of ${f.all} that was not won, and it has seen ${f.name} from close by.`
      : `The rivals that matter are those that the other ${f.rest} chose, whoever else is listed.`,
})
