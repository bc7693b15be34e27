/** Which words of a prompt name a category, and which sound like a seeded lens. English, whole words. */
import type { Category, Lens } from '#db/vocabulary.ts'

export const categoryWords: Record<Category, RegExp> = {
  clarity:
    /\b(?:clarity|clear(?:ly)?|headlines?|value proposition|first impression|messag(?:e|es|ing)|understandable)\b/i,
  audience: /\b(?:audiences?|personas?|segments?|segmentation|target (?:group|customer)s?|ideal customer|icp)\b/i,
  offer: /\b(?:offers?|pric(?:e|es|ing)|plans?|packag(?:es|ing)|discounts?|trials?|monetisation|monetization)\b/i,
  proof:
    /\b(?:proof|testimonials?|case stud(?:y|ies)|reviews?|references?|credib(?:le|ility)|evidence|trust|logos?)\b/i,
  action: /\b(?:calls? to action|ctas?|buttons?|conversions?|convert|funnels?|sign-?ups?|landing pages?)\b/i,
  form: /\b(?:forms?|fields?|checkouts?|lead capture|registration)\b/i,
  structure: /\b(?:structure|navigation|layout|information architecture|hierarchy|sitemap|scanning|headings?)\b/i,
  readability:
    /\b(?:readab(?:le|ility)|plain (?:language|english)|jargon|acronyms?|reading (?:level|grade)|sentences?)\b/i,
  voice: /\b(?:voice|tone|brand(?:ing)?|copy(?:writing|writer)?|wording|style guide|storytelling)\b/i,
  access:
    /\b(?:accessib(?:le|ility)|wcag|a11y|contrast|screen readers?|alt texts?|load(?:ing)? (?:time|speed)|performance)\b/i,
  honesty:
    /\b(?:honest(?:y)?|dark patterns?|ethic(?:s|al)|consent|privacy|complian(?:ce|t)|legal|deceptive|manipulat\w+|consumer protection)\b/i,
  problem: /\b(?:problems?|pain points?|customer needs?|jobs? to be done)\b/i,
  solution: /\b(?:solutions?|products?|prototypes?|demos?|technology|technical|engineering|ai|machine learning)\b/i,
  timing: /\b(?:timing|why now|trends?|tailwinds?|regulat(?:ion|ory))\b/i,
  market: /\b(?:markets?|tam|sam|som|market siz(?:e|ing)|addressable)\b/i,
  competition:
    /\b(?:compet(?:ition|itors?|itive)|rivals?|alternatives?|differentiat\w+|moats?|incumbents?|positioning)\b/i,
  model:
    /\b(?:business models?|unit economics|revenue models?|margins?|ltv|cac|payback|pricing|monetisation|monetization)\b/i,
  traction: /\b(?:traction|growth|retention|churn|mrr|arr|cohorts?|metrics?|kpis?|engagement)\b/i,
  'go-to-market':
    /\b(?:go-to-market|gtm|distribution|channels?|acquisition|sales (?:strategy|motion|process)|partnerships?)\b/i,
  team: /\b(?:teams?|founders?|hiring|leadership|talent|execution|advisors?)\b/i,
  ask: /\b(?:ask|fundrais\w+|rounds?|use of funds|valuation|dilution|runway|milestones?)\b/i,
  financials: /\b(?:financ(?:e|es|ial|ials)|projections?|forecasts?|burn|cash|budgets?|accounting|profitab\w+)\b/i,
  narrative: /\b(?:narratives?|stor(?:y|ies|ytelling)|slides?|decks?|presentations?|pitch)\b/i,
  consistency:
    /\b(?:consisten(?:cy|t)|contradict\w*|accura(?:cy|te)|fact[- ]check\w*|numbers|figures|audit\w*|due diligence)\b/i,
}

export const lensWords: Record<Lens, RegExp> = {
  'skeptical-buyer':
    /\b(?:skeptic(?:al)?|sceptic(?:al)?|buyers?|procurement|customers?|consumers?|trust|doubts?|honest\w*|privacy|security|evidence|accessib\w+)\b/i,
  'funnel-fixer':
    /\b(?:funnels?|conversions?|convert|ctas?|buttons?|forms?|checkouts?|friction|landing pages?|sign-?ups?|ux|usability)\b/i,
  brand: /\b(?:brand(?:ing)?|voice|tone|identity|design|storytelling|emotion\w*|memorable|creative|style)\b/i,
  positioning:
    /\b(?:position(?:ing)?|category|differentiat\w+|messag(?:e|ing)|segments?|audiences?|alternatives?|product marketing)\b/i,
  'investment-opportunity':
    /\b(?:invest(?:or|ors|ment|ing)?|venture|returns?|upside|fund(?:s|raising)?|valuation|exits?|portfolio|partner)\b/i,
  'growth-metrics':
    /\b(?:growth|metrics?|retention|churn|cohorts?|ltv|cac|arr|mrr|unit economics|data|analytics|financ\w+|pricing)\b/i,
  'market-competition': /\b(?:markets?|compet\w+|rivals?|moats?|tam|industry|landscape|incumbents?|research)\b/i,
  'team-execution':
    /\b(?:teams?|execution|hiring|founders?|operations?|operational|roadmaps?|milestones?|delivery|engineering|technical|risks?|legal|complian\w+)\b/i,
}
