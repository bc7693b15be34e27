/** An acronym used three times and never spelled out. */
import { anyCase } from '../any-case.ts'
import type { Observation, Sighting } from '../observation.ts'
import type { Reading } from '../reading.ts'
import { everyMatch, quoteAround } from '../text.ts'
import { inTurn, said, worried } from '../views.ts'
import { commonAcronyms, deckAcronyms } from '../words.ts'

/** Two to four letters: longer ones are mostly names ("GNOME") or shouted words ("SHOULD"). */
const acronym = /(?<![\w./@#&-])(?=[A-Z0-9&]*[A-Z][A-Z0-9&]*[A-Z])[A-Z][A-Z0-9&]{1,3}(s?)(?![\w@&/-]|\.\w)/g
/** All of ISO 4217, and how some are written beside it. */
const currencies = new Set([
  ...Intl.supportedValuesOf('currency'),
  'RM',
  'RMB',
  'CFA',
  'NTD',
  'TL',
  'KSH',
  'TSH',
  'USH',
])
/** Countries and their unions, as their own people write them. */
const countries = new Set(
  'USA UAE EU UK DRC PRC ROC KSA RSA CAR PNG DPRK ROK GDR FRG USSR NL DE FR ES PT BE LU CH AT DK SE NO FI PL CZ SK HU RO BG GR HR SI RS TR UA JP KR CN TW HK SG MY TH VN PH AU NZ IN PK BD LK NP ZA NG KE GH EG MA TZ UG RW ET BR MX AR CL PE UY EMEA APAC MENA LATAM DACH ASEAN GCC EEA EFTA NAFTA ANZ SSA CEE CIS BRIC SEA'.split(
    ' ',
  ),
)
/** What is always written in letters and read by everybody who is addressed. */
const trades = new Set(
  'UNIT LPG LNG CNG PVC MDF PET HDPE LDPE PLA ABS CNC CAD CAM HVAC QBR KPI KPIS SKU SKUS OEM ODM NGO NGOS VAT GST HST SST TVA RFP RFPS RFQ RFI SLA SLAS FOB CIF DDP DAP EXW FCA FCL LCL TEU TEUS MOQ COD POS EDI ERP MES WMS TMS CMS LMS HRIS EHR EMR BIM GIS IOT RFID BLE LTE LORA LAN ESIM UPI USSD OTP PPE GMP GDP HACCP MRI CT ECG EKG EEG ICU ER OR PCR DNA RNA IVF NICU BMI IQ HR PA COO CFO CMO CPO CRO CISO VP SVP EVP MD HQ AGM YTD YOY QOQ TTM LTM EBIT CAPEX OPEX PV EV EVS BEV ICE AC DC UPS PCB PCBS IC FPGA ASIC RAM ROM SSD HDD LCD OLED QA QC RND ETA ETD FAQ DM DMS AR VR XR ML NLP ROAS CPC CPM CPA CTR LTL FTL HGV HGVS LCV SUV ATV ABV IPA BBQ DJ MC TV PC'.split(
    ' ',
  ),
)
const units =
  /^(?:KM|KG|MM|CM|ML|DL|HA|MWP|KWP|GWP|KVA|MVA|KWH|MWH|GWH|TWH|PPM|PPB|RPM|BPM|PSI|BAR|BTU|MBPS|GBPS|FPS|DPI|MP|AH|MAH|LM|NM|MT|LBS|OZ|SQM|SQFT|CBM|DWT|GRT|BTU|CFU|IU)$/
/** "COP 1,280,000", "450 000 XAF": three capitals that a long number stands beside are what the number counts. */
const countsMoney = (short: string, text: string) =>
  short.length === 3 &&
  new RegExp(`(?<![\\w-])${short}\\s?\\d{1,3}(?:[.,’' ]\\d{3})+|\\d[.,’' ]\\d{3}\\s?${short}(?!\\w)`, 'u').test(text)
const words =
  /^(?:THE|AND|FOR|NOT|YOU|OUR|NEW|ALL|NOW|OR|TO|OF|IN|ON|IS|IT|BY|AT|AS|BE|DO|WE|NO|YES|FREE|BEST|ONLY|MUST|SHALL|MAY|NOTE|TIP|WARN|TODO|STEP|PART|JAN|FEB|MAR|APR|JUN|JUL|AUG|SEP|SEPT|OCT|NOV|DEC|MON|TUE|WED|THU|FRI|SAT|SUN|AL|AK|AZ|CO|CT|DC|FL|GA|IL|MA|MD|MI|MN|NC|NJ|NV|NY|OH|PA|TN|TX|VA|WA|KM|KG|GB|MB|TB|KB|KW|KWH|MW|GW|MHZ|GHZ|HZ|DB|AA|AAA|XS|XL|XXL)$/
/** Public bodies and accreditations that their readers know by these letters, as they know the FDA. */
const bodies =
  /^(?:UL|ETL|CSA|VDE|NSF|ANSI|ASTM|IEC|IEEE|NIST|BRC|EMA|MHRA|NICE|HMRC|ONS|OFCOM|FCA|PRA|CMA|ICO|GMC|CQC|EIB|EIF|ECB|EIC|EPO|BSI|DIN|TUV|CERN|ESA|FAA|FCC|NIH|CDC|NHTSA|OSHA|USDA|DOE|DARPA|NSF|SBA|HHS|CMS|ILO|IMF|WTO|SEIS|EIS|SOC|BOM|ICAEW|RCVS|KVK)$/
/** What kind of company a name is: "Gnosjö Armatur AB". */
const legalForms =
  /^(?:AB|AG|AS|ASA|BV|NV|SA|SAS|SE|OY|OYJ|OÜ|UG|KG|LLC|LLP|PLC|LTD|INC|PTY|SRL|SARL|SPA|KFT|EIRL|LDA|DOO|CIC|CIO)$/
/** An authority or an employer is a name: "registered with ICA", "nine years at BAM". */
const asBody = (short: string, text: string) =>
  new RegExp(
    `\\b(?:regist\\w+|approv\\w+|certif\\w+|licen[cs]\\w+|accredit\\w+|authori[sz]\\w+|head|years?|work(?:ed|s)?)\\b[^.\\n]{0,25}\\b(?:at|with|by|from) (?:the )?${short}\\b`,
    'i',
  ).test(text)
/** A serial, a plan or a product code: capitals and digits mixed. */
const code = /\d/

/** A long form stands in brackets beside it, before it, or after words that announce one. */
function isGlossed(short: string, near: string): boolean {
  const before = new RegExp(`\\p{L}[\\p{L}-]* \\(“?${short}s?”?[),;]`, 'u')
  const after = new RegExp(
    `${short}s?\\W{0,3}(?: ?\\((?=\\p{L}+[ -]\\p{L})|,? (?:short for|which stands for|stands for|meaning|i\\.e\\.|=) )`,
    'u',
  )
  return before.test(near) || after.test(near)
}

/** Spelled out somewhere: glossed beside a use, or its letters are the initials of words in the text. */
function isDefined(short: string, text: string): boolean {
  for (let at = text.indexOf(short); at >= 0; at = text.indexOf(short, at + short.length)) {
    if (isGlossed(short, text.slice(Math.max(0, at - 30), at + 50))) return true
  }
  const letters = [...short.replace(/[^A-Za-z]/g, '')]
  const initials = letters.map(letter => `${letter}\\p{Ll}+`).join('[ -](?:(?:of|and|the|for|in|to) )?')
  return letters.length >= 3 && anyCase(`(?<!\\p{L})${initials}`).test(text)
}

/** The initials of an author ("Mason D, Stewart GR,"), a currency ("GH₵ 300"), a value to fill in ("--label=TEXT"). */
function isNoAcronym(text: string, index: number, length: number): boolean {
  const before = text.slice(Math.max(0, index - 30), index)
  const after = text.slice(index + length, index + length + 3)
  if (length <= 3 && /(?:^|[\s(])\p{Lu}[\p{L}'’-]+ $/u.test(before) && /^(?:,|\.|;| et)/.test(after)) return true
  return /^\s?[₵₦₱₺₫₴₡₲₭₮₸₼₾$€£¥₹]/u.test(after) || /[=<[]$/.test(before)
}

function namesOf(reading: Reading): string {
  const host = reading.document.website ? new URL(reading.document.website.finalUrl).hostname : ''
  const titles = reading.document.blocks.filter(block => block.level === 1 || block.type === 'slide_title').slice(0, 1)
  return `${reading.document.title ?? ''} ${host} ${titles.map(block => block.text).join(' ')}`.toUpperCase()
}

function timesSeen(reading: Reading, short: string): number {
  return reading.visible
    .filter(({ type }) => type !== 'image')
    .flatMap(({ text }) => everyMatch(acronym, text))
    .filter(({ text }) => text.replace(/s$/, '') === short).length
}

function detect(reading: Reading): Sighting[] {
  const running = reading.prose.filter(({ type }) => type === 'paragraph' || type === 'list_item')
  const all = reading.document.blocks.map(block => block.text).join('\n')
  const names = namesOf(reading)
  const known = reading.form === 'page' ? [commonAcronyms] : [commonAcronyms, deckAcronyms]
  const uses = new Map<string, { block: Reading['prose'][number]; index: number; length: number; times: number }>()
  for (const block of running) {
    // A line in capitals is a style, not a row of acronyms.
    if (block.text === block.text.toUpperCase()) continue
    for (const { index, text, length } of everyMatch(acronym, block.text)) {
      if (isNoAcronym(block.text, index, length)) continue
      const short = text.replace(/s$/, '')
      const use = uses.get(short)
      if (use) use.times += 1
      else uses.set(short, { block, index, length, times: 1 })
    }
  }
  return [...uses].flatMap(([short, { block, index, length, times }]): Sighting[] => {
    // It must stand three times in running text; a reader meets it in titles and tables too.
    if (
      times < 3 ||
      known.some(set => set.has(short)) ||
      currencies.has(short) ||
      currencies.has(short.replace(/^(?:US|A|C|S|HK|NZ)(?=\w{3}$)/, '')) ||
      countries.has(short) ||
      trades.has(short) ||
      units.test(short) ||
      words.test(short) ||
      bodies.test(short) ||
      legalForms.test(short) ||
      asBody(short, all)
    )
      return []
    // An ordinary word in capitals is emphasis.
    if (new RegExp(`\\b${short.toLowerCase()}\\b`).test(all)) return []
    // Where each thing has its sign in capitals, as coins and stocks have, it is a name.
    if (new RegExp(`[$#]${short}\\b`).test(all)) return []
    if (code.test(short) || names.includes(short) || countsMoney(short, all) || isDefined(short, all)) return []
    return [
      { severity: 1, quotes: [quoteAround(block, index, length)], facts: { short, times: timesSeen(reading, short) } },
    ]
  })
}

export const acronymUndefined: Observation = {
  id: 'acronym-undefined',
  category: 'readability',
  appliesTo: reading => reading.english && !reading.technical,
  sources: ['PL-ABBR'],
  detect,
  views: {
    'skeptical-buyer': worried(
      inTurn(
        s => `I met “${s.facts.short}” ${s.facts.times} times and was never told what it stands for.`,
        s => `“${s.facts.short}” is another one that I had to guess, all ${s.facts.times} times.`,
        s => `What is “${s.facts.short}”? ${said(s, 0, 80)} takes it for known.`,
      ),
      s => `Spell “${s.facts.short}” out where it first appears.`,
      s => `“${s.facts.short}” shut me out as well.`,
    ),
    'funnel-fixer': worried(
      s =>
        `“${s.facts.short}” comes ${s.facts.times} times and no long form with it: whoever does not know it has to stop and look it up.`,
      s => `Write the long form once, with “${s.facts.short}” in brackets after it.`,
      s => `Every unexplained “${s.facts.short}” is a reason to open another tab.`,
    ),
    'investment-opportunity': worried(
      inTurn(
        s => `Whoever comes from another field stops at “${s.facts.short}” in ${said(s, 0, 80)}.`,
        s => `“${s.facts.short}” too is left to the reader, ${s.facts.times} times.`,
        s => `I could not tell a colleague what “${s.facts.short}” means.`,
      ),
      s => `Gloss “${s.facts.short}” once for readers from another trade.`,
      s => `I would have to look “${s.facts.short}” up before passing this on.`,
    ),
  },
}
