/**
 * What a slide or a memo's section is about: table 3.2 of the catalogue. The title decides; where no title matches,
 * three distinct terms in the body do. A slide may have two roles.
 */

export const slideRoles = [
  'problem',
  'solution',
  'timing',
  'market',
  'competition',
  'model',
  'traction',
  'go-to-market',
  'team',
  'ask',
  'financials',
] as const
export type SlideRole = (typeof slideRoles)[number]

/** Four of these make a deck a pitch deck; three among its headings make a memo one. */
export const coreRoles: readonly SlideRole[] = [
  'problem',
  'solution',
  'market',
  'competition',
  'model',
  'traction',
  'team',
  'ask',
]

interface RoleTerms {
  title: RegExp
  /** Taken out of a title before it is matched: the same word in another sense. */
  not?: RegExp
  body: readonly RegExp[]
  /** One of these in the body is enough, under a title that says what was found and not what it is about. */
  plainly?: RegExp
}

const roleTerms: Record<SlideRole, RoleTerms> = {
  problem: {
    title:
      /\b(?:problems?|pains?|pain points?|challenges?|status quo|what['’]s broken|the issue|frustrations?|why does (?:it|this|that) matter|what problem)\b|^\W*(?:the (?:gap|need|trouble)|why)\W*$/i,
    not: /\bproblem[- ]solving\b|\bchallenge accepted\b/gi,
    body: [
      /\bcosts?\b/i,
      /\b(?:loses?|lost|losing)\b/i,
      /\bwast(?:es?|ed|ing)\b/i,
      /\bmanual(?:ly)?\b|\bby hand\b/i,
      /\berrors?\b|\bmistakes?\b/i,
      /\bdelay(?:s|ed)?\b|\blate\b/i,
      /\brisks?\b/i,
      /\bcannot\b|\bcan['’]t\b/i,
      /\bstruggl(?:es?|ed|ing)\b/i,
    ],
  },
  solution: {
    title:
      /\b(?:solutions?|our approach|introducing|how (?:it|this|[\p{L}\d]{4,}) works|what (?:we|it) (?:do(?:es)?|makes?|built|builds?|brings?)|products?|demo|platform|features?|what (?:do|does|will|are|is) (?:we|you|it|(?:your|the) company) (?:going to )?(?:do|mak(?:e|ing)|build(?:ing)?|sell(?:ing)?)|(?:describe|tell us) what (?:you|your company) do(?:es)?)\b|^\W*what is it\W*$/iu,
    not: /\bproducts?[- ]market\b|\bwhat (?:we|it) (?:do(?:es)?) (?:not|differently|better|next)\b/gi,
    body: [
      /\bour (?:app|software|product|platform|tool|system|device|service)\b/i,
      /\bautomat(?:es|ically)\b/i,
      /\bintegrates?\b|\bconnects? to\b/i,
      /\bone click\b|\bdashboard\b/i,
      /\blets (?:you|them|\w+s)\b/i,
    ],
    plainly:
      /\b[Oo]ur (?:own )?(?:software|app|device|product|platform|system|tool|kit|machine|sensor|algorithm|model) (?:\p{Ll}+ )?\p{Ll}{3,}s\b/u,
  },
  timing: {
    title:
      /\b(?:why now|why (?:it|this|that) (?:matters|works|is possible|happens) (?:now|today|this year)|why (?:this year|today)|timing|tailwinds?|inflection|what (?:has )?changed|what is changing)\b|\b(?:the|big|market|platform|structural|generational) shift\b|\bshift (?:to|towards?|from|in|is|has)\b|^\W*(?:the )?shift\W*$/i,
    not: /\b(?:night|day|late|early|per|each|every|work) shift\b|\bshift (?:plan\w*|work\w*|schedul\w*|pattern|manag\w*|roster\w*|swaps?|length)\b/gi,
    body: [
      /\buntil recently\b|\bfor the first time\b/i,
      /\bsince 20\d\d\b/i,
      /\b(?:new|recent) (?:law|directive|regulation|standard|rule)s?\b/i,
      /\b(?:became|becomes|is now|are now) (?:mandatory|possible|cheap|required)\b/i,
      /\bcosts? of [\w -]{2,40} (?:fell|has fallen|dropped)\b/i,
    ],
  },
  market: {
    title: /\b(?:markets?|addressable|opportunity)\b|^\W*(?:how (?:big|large)|size of)\b|\b(?:TAM|SAM|SOM)\b/i,
    not: /\bgo[- ]to[- ]market\b|\b(?:route|time|path|first) to market\b|\bproducts?[- ]market\b|\bmarket (?:research|practices?|structure|rules|data)\b|\bmarket(?:ing|places?)\b/gi,
    body: [
      /\bTAM\b/,
      /\bSAM\b/,
      /\bSOM\b/,
      /\baddressable\b|\bserviceable\b/i,
      /\bmarket (?:size|volume|value)\b/i,
      /\bCAGR\b/,
      /\b(?:billion|bn)\b|\d\s?B\b/i,
    ],
    // "850,000 x £138 a year = £117m", "41,000 growers … at $2,900 a year each that is $119M".
    plainly:
      /\d[\d.,]*\s(?:\p{L}+\s){0,3}[x×*]\s(?:US|A|C|S)?[$€£₹]\s?\d[^\n]{0,40}=|\bat (?:US|A|C|S)?[$€£₹]\s?\d[\d.,]*k? (?:a|per) (?:year|month)(?: each)?,? (?:that|this|it) (?:is|makes|comes to)\b/u,
  },
  competition: {
    title:
      /\b(?:competition|competitors?|competitive|landscape|alternatives?|differentiat\w+|why us|rivals?|moat|versus|vs|unfair advantage|who else|other ways|what (?:they|people|customers|buyers) (?:use|do) (?:today|now|instead)|what (?:\p{L}+ ){1,3}(?:use|do|buy) (?:now|instead)|how we compare|next to us|beside us|compared with us|where we (?:win|lose)|instead of us)\b|\bhow (?:\p{L}+ ){1,4}(?:today|now|at present|without us)\W*$|^\W*(?:the )?others\W*$/iu,
    not: /\bcompetitive (?:salar\w+|pa?y|price)\b|\bfunding landscape\b|\bregulatory landscape\b/gi,
    body: [
      /\bcompetitors?\b|\brivals?\b/i,
      /\balternatives?\b/i,
      /\bincumbents?\b/i,
      /\bversus\b|\bvs\b/i,
      /\bdifferentiat\w+\b/i,
      /\bswitch(?:es|ed|ing)? from\b|\binstead of\b/i,
    ],
    plainly: /\bwhere (?:we lose|they beat us|they win|we are beaten)\b|\b(?:the )?one to fear\b/i,
  },
  model: {
    title:
      /\b(?:business model|revenue model|how (?:we|it) (?:makes?|earns?) money|how money is made|how (?:do|does|will|do or will) (?:we|you|it|they) (?:or will (?:we|you) )?(?:make|earn) money|the money in|who pays(?! us)|what (?:they|customers|buyers) pay|what (?:a|an|one|each) (?:\p{L}+ )?(?:earns|costs|brings)|the margin|pays for itself|pricing|prices?|monetis\w+|monetiz\w+|unit economics)\b|how we(?: will| plan to)? earn(?! trust)|^\W*revenues?\W*$|^\W*economics\W*$/iu,
    not: /\bat what price\b/gi,
    body: [
      /\bper (?:month|year|seat|user|site|location|order|transaction)\b|\/(?:month|mo|year|seat|user)\b/i,
      /\bsubscriptions?\b/i,
      /\bcommissions?\b|\btake rate\b/i,
      /\blicen[cs]es?\b/i,
      /\bgross margin\b/i,
      /\b(?:CAC|LTV|ARPU|ARPA|ACV|AOV)\b/,
      /\bfees?\b/i,
    ],
  },
  traction: {
    title:
      /\b(?:traction|progress|momentum|results|growth|validation|milestones to date|KPIs|so far|track record|evidence|what we (?:have|['’]ve) (?:shown|done|achieved|proved|proven|earned|sold|learn(?:ed|t))|what have (?:we|you) (?:shown|done|achieved|proved|proven|sold)|how far (?:along )?are (?:we|you)|where we (?:are|stand)|our customers|who is paying|who pays us|key (?:metrics|figures|numbers)|the numbers|it works|(?:ARR|MRR|revenue|sales) (?:has |have )?(?:more than )?(?:doubled|tripled|grew|grown|rose|risen))\b|^\W*(?:proof|customers|metrics|sales|customers and sales|sales and customers|sales to date)\W*$/i,
    not: /\bgrowth (?:strategy|plan|engine|team)\b|\bmarket growth\b|\bhow it works\b/gi,
    body: [
      /\bpaying\b/i,
      /\bcustomers?\b/i,
      /\b(?:MRR|ARR|revenue)\b/i,
      /\bpilots?\b/i,
      /\bretention\b|\bchurn\b|\brenew\w+\b/i,
      /\b(?:MoM|YoY|QoQ|month[- ]over[- ]month)\b/i,
      /\bactive users?\b|\b(?:MAU|DAU|WAU)\b/i,
    ],
    plainly: /\b(?:ARR|MRR)\b(?: at year end)?,?[^\n\d]{0,20}\d[^\n]{0,40}\d|\b[Pp]aying \p{L}+ \| \d/u,
  },
  'go-to-market': {
    title:
      /\b(?:go[- ]to[- ]market|GTM|distribution|acquisition|sales strategy|channels?|growth strategy|how we (?:sell|reach|win|get to|find)|who (?:we sell to|buys)|where we go next|road to customers)\b/i,
    body: [
      /\boutbound\b|\bcold (?:calls?|e-?mails?)\b/i,
      /\b(?:channel )?partners(?:hips?)?\b/i,
      /\bSEO\b|\bcontent marketing\b/i,
      /\bresellers?\b/i,
      /\breferrals?\b/i,
      /\b(?:trade shows?|events|conferences?)\b/i,
      /\b(?:paid )?ads\b|\badvertising\b/i,
      /\binbound\b/i,
    ],
  },
  team: {
    title:
      /\b(?:team|founders?|leadership|who we are|who are (?:we|you)|advis[eo]rs?)\b|^\W*(?:our |the )?(?:people|management)\W*$|^\W*(?:about )?us\W*$/i,
    not: /\bfor (?:\w+ ){0,2}teams?\b|\bteam plans?\b|\b(?:sales|support|your|their|every|each|any) team\b/gi,
    body: [
      /\b(?:co-?)?founder\b/i,
      /\bCEO\b/,
      /\b(?:CTO|COO|CFO|CPO|CMO)\b/,
      /\b(?:previously|formerly|ex-)/i,
      /\bhead of\b/i,
      /\b\d{1,2} years (?:at|in|as|of)\b/i,
    ],
  },
  ask: {
    title:
      /\b(?:the ask|our ask|raising|raise|fundrais\w+|round|funding|financing|seeking|use of (?:funds|proceeds|money)|investment|what we (?:want|need|seek|ask(?: for)?|are (?:asking|looking|raising)(?: for)?)|what the money|where (?:it|the money) goes|join us|invest in us|what we need from you|what do (?:we|you) (?:need|want|ask for)|how much (?:are (?:we|you) raising|do (?:we|you) need))\b|^\W*ask\b|^\W*uses?\W*$|^\W*(?:the )?(?:terms|money)\W*$/i,
    not: /\binvestment (?:thesis|overview|memo(?:randum)?|summary|case|highlights|note)\b|\bfunding (?:landscape|to date|so far|history|received)\b|\b(?:previous|earlier|past|last) (?:funding|rounds?|raise|investments?)\b|\b(?:all|year)[- ]round\b|\bround[- ](?:trip|the|table)\b|\braising awareness\b/gi,
    body: [
      /\brais(?:e|ing)\b/i,
      /\b(?:pre-?)?seed round\b|\bseries [A-D]\b/i,
      /\brunway\b/i,
      /\buse of funds\b|\bproceeds\b/i,
      /\bSAFE\b|\bpre-money\b|\bpost-money\b/,
    ],
    plainly:
      /\b[Ww]e(?: are|['’]re)? (?:now )?(?:raising|looking for|seeking|asking for) [^.\n]{0,40}(?:[$€£₹]\s?\d|\bfunding\b|\binvestors?\b|\binvestment\b)|\bat (?:an? )?(?:US|A|C|S)?[$€£₹]\s?\d[\d.,]*\s?(?:m|M|million|crore) pre-money\b/,
  },
  financials: {
    title: /\b(?:financials?|projections?|forecasts?|P&L|budget|cash flow)\b|^\W*(?:the )?numbers\W*$/i,
    body: [
      /\bforecast\b|\bprojected\b|\bprojection\b/i,
      /\bEBITDA\b/,
      /\bburn\b/i,
      /\bgross (?:margin|profit)\b/i,
      /\bopex\b/i,
    ],
  },
}

/** Roles that the title gives. */
export function rolesOfTitle(title: string): SlideRole[] {
  return slideRoles.filter(role => {
    const terms = roleTerms[role]
    return terms.title.test(terms.not ? title.replace(terms.not, ' ') : title)
  })
}

/** Roles that a slide has: by its title, else by three distinct terms in its text or one plain statement. */
export function rolesOf(title: string, body: string): SlideRole[] {
  const named = rolesOfTitle(title)
  if (named.length > 0) return named
  return slideRoles.filter(
    role =>
      roleTerms[role].body.filter(term => term.test(body)).length >= 3 || roleTerms[role].plainly?.test(body) === true,
  )
}
