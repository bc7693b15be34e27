/** Evidence that someone outside could check: counted results, customers by name, a number in a register. */
import type { Block } from '#db/shapes.ts'
import { percentsIn } from '../numbers.ts'
import type { Observation } from '../observation.ts'
import { everyMatch, negated, quoteAround, quoteSentence } from '../text.ts'
import { brief, isEnglishPage, listed, onPage, sight, viewsOf, whereOf } from './on-page.ts'
import { ownSentences } from './own-sentences.ts'
import type { PageReading } from './page-reading.ts'
import { tellsTerms } from './plain-terms.ts'

const period =
  /\b(?:in (?:the (?:year|twelve months|six months) (?:to|until|before) )?(?:\p{Lu}\p{L}+ )?20\d\d|in (?:January|February|March|April|May|June|July|August|September|October|November|December)\b|between \S+(?: \S+)? and \p{Lu}\S+(?: 20\d\d)?|last (?:year|season|quarter|month|winter|summer)|over (?:the )?(?:last|past) .{3,16}|since (?:\p{Lu}\p{L}+ )?20\d\d|(?<=\()20\d\d(?=, ))/iu
const done =
  /\b(?:lent|repaired|answered|delivered|served|shipped|finished|completed|moved|planted|measured|treated|taught|sold|returned|collected|processed|handled|saw|helped|placed|passed|stayed|renewed|left|failed|lost|corrected|fell|rose|came|asked|closed|found|fixed|sent|read|baked|walked|rescued|rehomed|carried|translated|needed|paid|kept|cut|missed|broke|borrowed|took|watched)\b/i
const ours = /\b(?:we|our|i|us|members|patients|customers|clients|clerks|students|pupils|readers|guests|volunteers)\b/i
const numeral =
  /(?<![\w.,/-])(?:\d[\d,.]*\d|\d)(?![\w/-]|[.,]\d|:\d)|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|half|a third|a quarter|none|one) of\b|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?!in\b)\p{L}/giu
const notDone =
  /\b(?:if|unless|when we|will|would|could|should|plan(?:s|ned)? to|aim|goal|target|up to|hope|expect\w*|raised|raising|founded|established|born|market|industry|worldwide|economy|law|act|according to|studies|tickets? (?:from|at)|offer|off|discount|was acquired)\b/i
/** What is counted does something here: "212 people came", "19 leaks were found". */
const countedDid =
  /(?<![\d.,])\d{1,3}(?:,\d{3})?(?: \p{L}+){1,2} (?:have |had |were |was )?(?:came|come|applied|found|drawn|took part|signed|returned|finished|passed|attended|enrolled|joined|visited)\b/iu
/** A share and the whole that it is of: "41% of our riders (212 riders)", "71% of the 140". */
const shareOf = /%\s(?:of|came|come|said).*(?:\bof (?:the |our )?\d|\([^)]*\d{2,}[^)]*\))/
const yearOnly = /^(?:19|20)\d\d$/

/** Numbers other than years: a result and what it is held against. */
function figuresIn(text: string): string[] {
  return everyMatch(numeral, text)
    .map(match => match.text)
    .filter(text => !yearOnly.test(text))
}

/** The heading of the part says when: "Aalborg, winter 2025/26". */
function headed(page: PageReading, block: Block): string | undefined {
  const heading = page.content.find(other => other.type === 'heading' && other.section === block.section)
  return heading && /\b(?:20\d\d(?:\/\d\d)?|last year|last season)\W*$/i.exec(heading.text)?.[0]
}

export const resultMeasured: Observation = {
  id: 'result-measured',
  category: 'proof',
  appliesTo: tellsTerms,
  sources: ['NNG-TRUST', 'A16-1'],
  detect: onPage((page, reading) => {
    for (const sentence of ownSentences(page, reading)) {
      const { text } = sentence
      const time = period.exec(text)?.[0] ?? headed(page, sentence.block)
      const subject = countedDid.test(text) || (done.test(text) && ours.test(text))
      if (!time || !(subject || (shareOf.test(text) && ours.test(text))) || notDone.test(text) || /\?\s*$/.test(text))
        continue
      if (everyMatch(/\b20\d\d\b/g, text).some(one => one.text > reading.document.capturedAt.slice(0, 4))) continue
      const numbers = figuresIn(text.replace(time, ' '))
      // A share without its whole is half of a result, and money in it may be a price.
      if (
        numbers.length < 2 ||
        (percentsIn(text).length > 0 && numbers.length < 3 && !shareOf.test(text)) ||
        /[$€£]/.test(text)
      )
        continue
      if (sentence.words.length < 9 || negated(text, 0)) continue
      return [
        sight(1, [quoteSentence(sentence)], {
          result: brief(text, 120),
          first: numbers[0] ?? '',
          time,
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '“{result}” has its counts and its time beside it, so I can work with it.',
      'Keep the counts and the time together wherever the line is repeated.',
      'Figures with their time on them are ones that I can come back to.',
    ],
    'growth-metrics': [
      '+',
      '“{result}” gives a base and a period, which is what the next one can be held against.',
      'Ask for the same figures from the period before.',
      'A figure with its period can be compared, and {first} has one.',
    ],
  }),
}

const names =
  "\\p{Lu}[\\p{L}\\d&’'.-]+(?: (?:of |the |for |and (?=\\p{Lu}[\\p{L}]+ (?:Council|School|Hospital)))?\\p{Lu}[\\p{L}\\d&’'.-]*){0,4}"
const clients = new RegExp(
  `\\b(?:[Aa]mong (?:our|the|my) (?:customers|clients|readers|members|partners) are|(?:[Cc]ustomers|[Cc]lients) (?:are|include|such as)|[Ww]e (?:work|have worked|worked|build|cook|print|clean|translate) (?:for|with)|[Uu]sed (?:every day |daily )?(?:by|at|in)|I (?:work|have worked|worked) (?:for|with)) (?:the )?(${names}), (?:the )?(${names})(?:,? (?:and|&) (?:the )?(${names}))?`,
  'u',
)
/** Makers of tools that one works with are no customers, and neither are places. */
const notClients =
  /\b(?:Windows|Android|iOS|Linux|Chrome|Safari|Slack|Excel|Google|Shopify|WordPress|Figma|React|Python|Stripe|Bosch|Shimano|Zoom|Outlook|Notion|Salesforce|HubSpot|Xero|QuickBooks)\b/
const organisation =
  /\b(?:Ltd|GmbH|Inc|AG|Council|School|University|College|Hospital|Klinikum|Clinic|Bank|Theat(?:re|er)|Museum|Library|Diocese|Trust|Foundation|Group|Co|Company|Foods|Farm|Bakery|Press|Institute|Brewery|Hotel|Studio|Agency|Cooperative|Partners|Labs?|House|City of|Town of|Orchestra|Festival|Stores?|Roasters|& \p{Lu})/u

export const customersNamed: Observation = {
  id: 'customers-named',
  category: 'proof',
  appliesTo: tellsTerms,
  sources: ['STAN', 'NNG-TRUST'],
  detect: onPage((page, reading) => {
    for (const sentence of ownSentences(page, reading)) {
      const match = clients.exec(sentence.text)
      if (!match || notClients.test(match[0]) || !organisation.test(match[0]) || negated(sentence.text, match.index))
        continue
      const found = match.slice(1).filter((name): name is string => name !== undefined)
      return [
        sight(1, [quoteSentence(sentence)], {
          names: listed(found.map(one => one.replace(/[.,]$/, ''))),
          first: (found[0] ?? '').replace(/[.,]$/, ''),
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      '{names} stand there by name, so I could ring one of them before I decide.',
      'Keep the list to customers who would take a call.',
      'A customer with an address, such as {first}, is worth more to me than a crowd.',
    ],
    'funnel-fixer': [
      '+',
      'A visitor who knows {first} has a reason to go on.',
      'Keep the names current, and ask each before it is printed.',
      'Names such as these answer who else does it.',
    ],
    positioning: [
      '+',
      '{names} show which kind of customer chooses {name}.',
      'Hold {names} against the customers whom {name} wants next.',
      'Customers by name place {name} beside others of their kind.',
    ],
    'investment-opportunity': [
      '+',
      '{names} are references that diligence can call.',
      'Ask {first} what it used before and what it pays.',
      'Named customers can be asked whether they stay.',
    ],
  }),
}

const register =
  /\b(?:[Rr]egistered (?:with (?!over|more|about|up to|\d)|by|at|under|in|as)|[Rr]egist(?:ration|er) (?:no|number)|[Mm]ember(?:ship)? (?:of|no|number)|[Ll]icen[cs]ed (?:by|under)|[Aa]uthori[sz]ed (?:and regulated )?by|[Aa]ccredited by|[Cc]ertified (?:by|to|under)|[Aa]pproved by|[Cc]harity(?: (?:registration )?(?:no|number)\.?)?:?|[Rr]egistered society|\b(?!VAT|KVK|KvK|HRB|CVR|UID|TVA|ABN|ACN|FAX|TEL|ISBN|ISSN|EIN|IVA|NIF)[A-Z]{3,7}(?= (?:registration )?(?:no|number)\b)|[Cc]ertificate (?:no|number)|Gas Safe|NICEIC|FCA|HCPC|BACP|GMC|RCVS|NMC|ICAEW|FRN)\b[^.;]{0,60}?(?:\((?:(?:no|number|reg|FRN|ref)\.?:? ?)?|\b(?:no|number|nr|reg|FRN)\b\.?:? ?|\s)#?((?:[A-Z]{1,4}[ -]?)?\d{4,9}|[A-Z]{2}-[A-Z]{2,4}-\d{2,3})(?!\d)/
const companyOnly = /\b(?:company|companies house|VAT|HRB|tax|registered (?:office|address|in))\b/i

export const registerNumber: Observation = {
  id: 'register-number',
  category: 'proof',
  appliesTo: isEnglishPage,
  sources: ['STAN'],
  detect: onPage((page, reading) => {
    for (const block of reading.visible) {
      if (block.field || block.zone === 'consent' || page.legal.includes(block) || /^\s*["“„«]/.test(block.text))
        continue
      const match = register.exec(block.text)
      const number = match?.[1]
      if (!match || !number || /^(?:19|20)\d\d$|^(?:ISO|IEC|EN|DIN|BS|SOC)/i.test(number) || companyOnly.test(match[0]))
        continue
      return [
        sight(1, [quoteAround(block, match.index, match[0].length)], {
          entry: brief(match[0].replace(/[()]/g, ' '), 90),
          number,
          name: whereOf(page),
        }),
      ]
    }
    return []
  }),
  views: viewsOf({
    'skeptical-buyer': [
      '+',
      'With the number {number} I can look {name} up in a register that it does not write itself.',
      'Keep the number right when the entry is renewed.',
      '“{entry}” takes me one minute to check, and that is the point.',
    ],
    'funnel-fixer': [
      '+',
      '“{entry}” gives a careful visitor something to look up.',
      'Keep the wording of the register itself; people compare it.',
      'A doubt that {number} answers does not have to be answered on the phone.',
    ],
  }),
}
