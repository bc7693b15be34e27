/**
 * Texts that are written to be sent as mails: where each mail begins, what they say of whom they go to, and which of
 * their brackets and braces are fields that the sending tool fills in.
 */
import type { Block } from '#db/shapes.ts'

/** One mail of a text: its subject, the block that names it, and the blocks up to the next mail or heading. */
export interface Mail {
  subject: string
  block: Block
  body: Block[]
  /** The line above it that counts it, "EMAIL 2 / Day 3"; empty where none does. */
  heading: string
}

const subjectLine = /^\W*subject(?: line)?(?: (?:[A-C]|\d))?\s?[:|]\s*(\S.*)$/i
/** "EMAIL 1 / Day 3", "Mail 2: the reminder", "Step 3". */
const mailHeading = /^\W*(?:e-?mail|mail|message|follow-?up|touch|step)\s*#?\d{1,2}\b/i
const longestHeading = 80
/** What stands around the subject of a mail that was sent: a correspondence is no sequence. */
const sentLine = /^\W*(?:from|to|sent|cc|bcc|date|received|reply-to)\s?:\s*\S/i
const field = '(?:\\{\\{[^}\\n]{2,40}\\}\\}|\\[[^\\]\\n]{2,40}\\])'
const greeting = new RegExp(
  `^\\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening))(?: there)?,? ${field}|^${field}\\s?[,!]\\s*$`,
  'i',
)
/** "{{first_name}}", "{{ contact.company | there }}": a name that a tool looks up, and no order to whoever writes. */
const lookedUp =
  /^\{\{\s*(?!(?:your|insert|add|todo|tbd|tbc|tba|xx+|placeholder)\b)\w[\w.-]*(?: \w+)?\s*(?:\|[^}\n]*)?\}\}$/iu
/** "[First name]", "[Company]": what a list of addressees has a column for. */
const column =
  /^\[\s?(?:contact |recipient |prospect |lead |client |customer |company |practice |business |account )?(?:(?:first|last|full|sur)[ _-]?name|f_?name|name|company|title|job title|city|town|state|industry|role)\s?\]$/i

const isMailHeading = (line: string): boolean => line.length <= longestHeading && mailHeading.test(line)
const linesOf = (block: Block): string[] => block.text.split(/[\r\n\u2028]+/)

/** Not of a website, and not of a correspondence that has been sent. */
export function mailsIn(blocks: readonly Block[]): Mail[] {
  const mails: Mail[] = []
  let open = false
  let heading = ''
  const lines = blocks.flatMap(block => linesOf(block).map(text => ({ block, text })))
  for (const [at, { block, text }] of lines.entries()) {
    const subject = subjectLine.exec(text)?.[1]
    const last = mails.at(-1)
    if (subject) {
      if (lines.slice(Math.max(0, at - 3), at + 4).some(near => sentLine.test(near.text))) return []
      // A second subject before any word of the mail is another try of the first.
      if (!last || last.body.length > 0 || !open) mails.push({ subject: subject.trim(), block, body: [], heading })
      open = true
      heading = ''
    } else if (block.type === 'heading' || isMailHeading(text)) {
      open = false
      heading = isMailHeading(text) ? text.trim() : ''
    } else if (last && open && block !== last.body.at(-1)) last.body.push(block)
  }
  return mails
}

const cache = new WeakMap<readonly Block[], boolean>()

/** Told by two subjects, or by two of: a subject, the heading of a mail, a greeting around a field. */
export function isMailing(blocks: readonly Block[]): boolean {
  const known = cache.get(blocks)
  if (known !== undefined) return known
  const mails = mailsIn(blocks)
  const any = (fits: (line: string) => boolean) => blocks.some(block => linesOf(block).some(fits))
  const signs = [mails.length > 0, any(isMailHeading), any(line => greeting.test(line))].filter(Boolean).length
  const found = mails.length > 1 || signs > 1
  cache.set(blocks, found)
  return found
}

/** A field that the sending tool fills in for each addressee; only in a mailing. */
export const isMergeField = (text: string): boolean => lookedUp.test(text) || column.test(text)

/** Whom the mails go to is told before the first of them or in a heading, not in the mails themselves. */
export function toldOfMails(title: string | null, blocks: readonly Block[]): string {
  const first = blocks.findIndex(block => linesOf(block).some(line => subjectLine.test(line)))
  const head = blocks.filter((block, at) => at <= first || block.type === 'heading')
  return [title ?? '', ...head.map(({ text }) => text)].join('\n')
}

/** Sent to many who did not ask: a list, an outbound tool, cold contacts. */
const unasked =
  /\bcold (?:e-?mails?|outreach|outbound|prospects?|list|leads|sequence)\b|\boutbound\b|\boutreach\b|\bprospect(?:s|ing)\b|\bsequencer\b|\bcadence\b|^\W*(?:send |mail(?:ing)? )?list\s?:|\b\d[\d.,]*k? (?:contacts|leads|prospects|recipients|addresses|e-?mails? addresses)\b|\b(?:purchased|scraped|bought|rented) (?:list|contacts|data)\b/im
/** Sent to those who signed up, bought or asked. */
const asked =
  /\b(?:onboarding|welcome|transactional|receipts?|order confirmation|renewal|trial users?|existing (?:customers|clients)|current (?:customers|clients)|members|opt(?:ed)?[ -]in|subscribers|sign(?:ed)?[ -]?ups?|internal (?:e-?mails?|mails?|news\w*|communications?|announcements?|sequence)|staff|employees|alumni|donors)\b/i

/** Whoever gives a name and a trade has not written before: "We are Lindqvist & Daughter, from Gävle". */
const introduced =
  /(?<!\p{L})(?:(?:we are|we['’]re) \p{Lu}[\p{L}&.'’-]+|(?:I am|I['’]m|my name is|this is) \p{Lu}\p{L}+(?: \p{Lu}[\p{L}'’-]+)*,? (?:from|of|with|at|and I|the founder|founder)\b|(?:I run|I founded|I started|we make|we build|we help) )/iu
/** Nobody answered: "I haven't heard back", "bumping this to the top of your inbox". */
const unanswered =
  /\b(?:(?:have not|haven['’]t|did not|didn['’]t) (?:heard?|hear) (?:back|from you)|no (?:reply|answer|word) (?:yet|so far|from you)|(?:float|bump|bring|push|nudg|mov)(?:ing|ed) this (?:back )?(?:up|to the top)|(?:top|back up) (?:of|in) your inbox|(?:wrote|e-?mailed|mailed) you (?:last|on|a (?:few|couple of)|two|three)|clos(?:e|ing) (?:your|the) (?:file|loop)|break(?:ing)?[- ]up (?:mail|e-?mail)|last (?:mail|e-?mail|note|message|time) (?:from me|I(?:['’]ll| will))|should I stop|following up on my (?:last|previous|first|earlier)|in case (?:you missed|my last))\b/i
/** Whoever is written to has a history with the sender. */
const known =
  /\b(?:your (?:order|account|trial|subscription|membership|booking|purchase|invoice|renewal|plan|sign-?up|download|registration|ticket|visit|payment|workspace|enquiry|inquiry|request)|(?:you|you['’]ve|you have) (?:signed|ordered|bought|booked|registered|downloaded|subscribed|asked|requested|joined|met|visited|started|installed|cancelled|attended)|thanks? (?:you )?for (?:signing|your|joining|coming|ordering|buying|downloading|registering|attending|meeting|the (?:call|chat|talk))|as (?:a|our|one of our) (?:valued |loyal |long-standing )?(?:customer|client|member|subscriber|donor|guest)|when we (?:met|spoke|talked)|(?:nice|good|great|lovely) (?:to meet|meeting|talking|speaking)|welcome (?:to|aboard|back)|our (?:call|meeting|conversation|chat) (?:on|last|of))\b/i

/** A name or a firm that the sending tool looks up stands in one of the mails. */
const looksUp = (text: string): boolean => /\{\{[^}\n]{2,40}\}\}/.test(text) || new RegExp(field).test(text)

/** Mails that present their sender, are sent to a list, and come again because nobody answered. */
function readsUnasked(blocks: readonly Block[]): boolean {
  const mails = mailsIn(blocks)
  const [first, ...later] = mails.map(mail => [mail.subject, ...mail.body.map(({ text }) => text)].join('\n'))
  if (first === undefined || later.length === 0) return false
  const all = [first, ...later].join('\n')
  return looksUp(all) && introduced.test(first) && later.some(text => unanswered.test(text)) && !known.test(all)
}

/** The text says itself that its mails go to many who have not asked for them, or they read so. */
export function isUnasked(title: string | null, blocks: readonly Block[]): boolean {
  const told = toldOfMails(title, blocks)
  return (unasked.test(told) || readsUnasked(blocks)) && !asked.test(told)
}
