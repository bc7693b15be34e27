/** A certificate, a status or a review that is held here and still to come there. */
import type { Reading } from '../../../reading.ts'
import type { Conflict } from '../conflict.ts'
import { areApart, clash, isOfOthers, type Told, toldOf } from '../told-whole.ts'

interface Standard {
  name: string
  named: RegExp
  /** What may stand for its name under a question that names it. */
  short?: RegExp
}

const standards: Standard[] = [
  { name: 'SOC 2 Type II', named: /\bSOC ?2(?:,)? type (?:II|2)\b/i, short: /\btype (?:II|2)\b/i },
  { name: 'SOC 2', named: /\bSOC ?2\b(?!,? type (?:I|1)\b)/i },
  { name: 'ISO 27001', named: /\bISO(?:\/IEC)? ?27001\b/i },
  { name: 'ISO 9001', named: /\bISO ?9001\b/i },
  { name: 'ISO 13485', named: /\bISO ?13485\b/i },
  { name: 'ISO 14001', named: /\bISO ?14001\b/i },
  { name: 'PCI DSS', named: /\bPCI[- ]DSS\b/i },
  { name: 'HDS', named: /\bHDS\b/ },
  { name: 'FedRAMP', named: /\bFedRAMP\b/i },
  { name: 'B Corp status', named: /\bB[- ]Corp\b/i },
  { name: 'the CE mark', named: /\bCE[- ]mark\w*\b/i },
  { name: 'FDA clearance', named: /\bFDA\b/ },
  { name: '80G registration', named: /\b80G\b/ },
  { name: '501(c)(3) status', named: /\b501\(c\)\(?3\)?/i },
  { name: 'organic certification', named: /\borganic(?:ally)? certif\w+|\bcertified organic\b/i },
]
const held =
  /\b(?:certified|accredited|attested|cleared|approved|compliant|registered (?:with|under|as)|holds?|hold(?:ing)? (?:an? |the )?|awarded|obtained|achieved|(?:is|are) (?:eligible for|deductible)|(?:qualif\w+|eligible) for (?:a )?(?:tax )?deduct\w+|tax[- ]deductible|have (?:an? |the )?(?:valid |current )?(?:certificate|certification)|carries)\b|-certified\b/i
const pending =
  /\b(?:applied for|application (?:is |has been )?(?:pending|submitted|filed|lodged)|pending|under way|underway|in progress|in process|ongoing|we (?:now )?(?:expect|hope|aim|plan)|(?:is|are) expected|expected (?:in|by)|observation (?:window|period)|scheduled|working towards?|in preparation|preparing for|not yet (?:been )?(?:certified|accredited|issued|granted|cleared|approved|complete)|awaiting|will be (?:certified|issued|granted|audited)|(?:audit|certification) (?:starts|begins|is planned|planned)|due in|targeting)\b/i
/** An older or a wider one, another site or product, or its renewal. */
const other =
  /\b(?:recertif\w*|re-certif\w*|renew\w*|surveillance|transition|extension|extend\w*|expan\w+|additional|also|second|another|new (?:site|plant|office|factory|data cent\w+)|other|next (?:version|generation)|data cent(?:re|er)s?|hosted (?:by|in|on)|hosting|AWS|Azure|Google Cloud|our (?:host|provider|supplier|manufacturer)s?|suppliers?|partners?|v\d|was|were|until|previously|Class I{2,3})\b/i

const isHeld = ({ text }: Told) =>
  held.test(text) &&
  !pending.test(text) &&
  !/\b(?:not|no|never|isn['’]t|aren['’]t|once|when|if|after|until|will be)\b/i.test(text)
const isPending = ({ text }: Told) =>
  pending.test(text) && !/\b(?:not (?:pending|needed|required)|if|unless)\b/i.test(text)

/** The words around the name that say how it stands. */
function wordsOf(text: string, state: RegExp, named: RegExp): string {
  const [a, b] = [state.exec(text), named.exec(text)]
  if (!a) return text.slice(0, 80)
  if (!b) return text.slice(a.index, a.index + a[0].length)
  const [from, to] = [Math.min(a.index, b.index), Math.max(a.index + a[0].length, b.index + b[0].length)]
  return to - from <= 70 ? text.slice(from, to) : a[0]
}

/** The parts of a line that holds many things: "12A registered; 80G registration applied for." */
function partsOf(told: Told): Told[] {
  const texts = told.text.split(/;\s+|\s·\s|\s(?:\|\s)+/)
  return texts.length === 1 ? [told] : texts.map(text => ({ ...told, text }))
}

export function certificationState(reading: Reading): Conflict[] {
  const all = toldOf(reading)
    .flatMap(partsOf)
    .filter(({ text }) => !isOfOthers(text.replace(/\b(?:their|they)\b/gi, '')) && !other.test(text))
  for (const { name, named, short } of standards) {
    const names = (told: Told) =>
      named.test(told.text) || (short?.test(told.text) === true && /\bSOC ?2\b/i.test(told.asked))
    const done = all.find(told => named.test(told.text) && isHeld(told))
    const open = done && all.find(told => names(told) && isPending(told) && areApart(told, done))
    if (!done || !open) continue
    return [
      clash(reading, name, 'What is still to come is not held.', [
        { told: done, words: wordsOf(done.text, held, named) },
        {
          told: open,
          words: wordsOf(open.text, pending, short?.test(open.text) && !named.test(open.text) ? short : named),
        },
      ]),
    ]
  }
  return []
}
