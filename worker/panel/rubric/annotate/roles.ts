/** What a section is about, by its title. To support another wording, add it to its row of the table. */
import type { Role } from './annotation.ts'

const titles: [Role, string][] = [
  [
    'ask',
    'the ask|our ask|ask|raising|fundrais\\w+|use of (?:funds|proceeds|money)|seeking|the round|funding (?:ask|request)|what we need',
  ],
  [
    'pricing',
    'pricing|prices?|plans(?: and pricing)?|fees|business model|revenue model|how (?:we|it) makes? money|unit economics|packages',
  ],
  ['competition', 'competit\\w+|alternatives|landscape|why us|how we compare|comparison|versus|vs'],
  ['traction', 'traction|progress|momentum|results|validation|track record|metrics|kpis|milestones to date'],
  [
    'go-to-market',
    'go[- ]to[- ]market|gtm|distribution|acquisition|sales strategy|marketing(?: plan| strategy)?|channels',
  ],
  ['market', 'markets?(?: size| opportunity| analysis)?|tam|opportunity|industry'],
  ['problem', 'problems?|the pain|challenges?|why now and why|the need'],
  ['timing', 'why now|timing|trends'],
  ['solution', 'solutions?|how it works|products?|features?|platform|what (?:we|it) do(?:es)?|overview'],
  ['team', 'team|founders?|leadership|about us|who we are|people|management|advis[eo]rs'],
  ['financials', 'financials?|projections?|forecasts?|p&l|budget|cash flow|income statement|balance sheet'],
  ['roadmap', "roadmap|timeline|milestones|next steps|what[’']?s next|plan"],
  [
    'proof',
    'testimonials?|case stud(?:y|ies)|customers|clients|what (?:people|customers|our (?:users|customers)) say|reviews|references',
  ],
  ['faq', 'faqs?|frequently asked questions|questions(?: and answers)?|q&a'],
  [
    'terms',
    'terms(?: of (?:use|service|sale))?|conditions|refunds?(?: policy)?|cancellation|warranty|guarantee|licen[cs]e',
  ],
  ['privacy', 'privacy(?: policy)?|data protection|cookies?(?: policy)?|gdpr'],
  ['contact', 'contact(?: us)?|get in touch|imprint|impressum|support|help'],
]
const lead = '^\\W*(?:(?:slide )?\\d{1,2}[.:)]?\\s+)?(?:the |our |your )?'
const whole = titles.map(([role, words]): [Role, RegExp] => [role, new RegExp(`${lead}(?:${words})\\W*$`, 'i')])
const within = titles.map(([role, words]): [Role, RegExp] => [
  role,
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${words})(?![\\p{L}\\p{N}-])`, 'iu'),
])

/** In words. A longer title may contain a role's word and be about something else. */
const longest = 7

/** The role whose words are the whole title, or else the first one whose words a short title contains. */
export function roleOf(title: string | null): Role {
  if (!title) return 'other'
  const exact = whole.find(([, pattern]) => pattern.test(title))
  if (exact) return exact[0]
  if (title.split(/\s+/).length > longest) return 'other'
  return within.find(([, pattern]) => pattern.test(title))?.[0] ?? 'other'
}
