/**
 * The patterns behind the observations. None may run without its observation's conditions: outside its zone a pattern
 * such as "crowd" finds documentation and small talk. All are tried through `everyMatch`, so none needs a `g`.
 */

/** An aspiration with no object: "reimagine the way you work". */
export const aspiration =
  /\b(?:the future of|re-?imagin(?:e|ed|ing)|re-?invent(?:ed|ing)?|re-?defin(?:e|ed|ing)|transform(?:ing)? (?:the way|how|your)|revolutioni[sz](?:e|ing)|unlock(?:ing)? (?:the |your )?(?:full )?(?:power|potential|value|growth)|to the next level|where \w+ meets \w+|without limits|beyond imagination)\b/i

/** An offer addressed to everyone. */
export const everyone =
  /\b(?:for (?:everyone|anyone|everybody)(?! (?:on|in|at|who|involved|else|from|with)\b)|(?:business|compan|team|organi[sz]ation|enterprise|brand)\w* of (?:all|any|every) (?:sizes?|shapes?|kinds?)|all shapes and sizes|from (?:freelancers?|individuals?|solopreneurs?|start-?ups?) to (?:large |global )?(?:enterprises?|corporations?|fortune 500))\b/i

/** Says who should not buy. */
export const notFor =
  /\b(?:who (?:it|this)(?:'s|’s| is) not for|not (?:the right|a good|a) fit (?:if|for)|(?:isn['’]t|is not) (?:right )?for (?:you|everyone|teams|companies))\b/i

/** A price behind a conversation. */
export const gated =
  /\b(?:(?:contact|talk to|speak (?:to|with)|reach out to) (?:us|sales|our team)(?: for (?:pricing|a quote))?|request (?:a )?(?:quote|pricing|price)|get (?:a )?quote|custom (?:pricing|quote)|(?:price|pricing) (?:up)?on request|poa)\b/i

/** What a price is per, or how often it is paid. */
export const priceUnit =
  /(?:\bper\b|\/|\ba\b|\ban\b|\beach\b|\bevery\b)\s?(?:month|mo\b|year|yr\b|annum|week|day|hour|user|seat|member|licen[cs]e|editor|location|project|order|transaction|visit|head|person|unit|kg|gb|1,?000)|\b(?:monthly|mthly|pcm|month[- ]to[- ]month|annually|yearly|one[- ]time|one[- ]off|once|lifetime|flat fee|billed|forever)\b/i

/** A free trial on offer. */
export const trial = /\b(?:free trial|try (?:it |us |\w+ )?(?:for )?free|start (?:a |your )?free|test (?:it )?free)\b/i

/** A crowd number: group 1 the number, group 2 the noun. Only inside hero, proof or traction. */
export const crowd =
  /(?<![\w.])(\d{1,3}(?:[,.\s]\d{3})+|\d+(?:\.\d+)?\s?(?:k|m|million|thousand)?)\s?\+?\s+(?:happy |active |paying |registered |monthly |daily |verified |satisfied )?(users?|customers?|clients?|companies|businesses|teams|people|members|downloads|installs|subscribers|professionals|brands|shops|stores|developers|creators|learners|students|founders)\b/i

/** What a crowd number counts, or when. */
export const crowdDefined =
  /\b(?:active|pays?|paying|paid|registered|monthly|daily|MAU|DAU|WAU|verified|as of|since|currently|at present|in 20\d\d|last (?:month|quarter|year))\b/i

/** A claim that there is no competition. */
export const noCompetitors =
  /\b(?:(?:there (?:is|are)|we (?:have|face|see)|has|have|with) (?:currently |virtually |essentially |practically )?no (?:direct |real |true |serious )?(?:competitors?|competition|rivals?)(?! (?:problems?|issues?|law|policy|authorit\w+|concerns?|analysis|slide|data|section|offers?|can|has|have|does|do|provides?|listed|found|data))|no (?:direct |real |true )competit(?:ors?|ion)\b(?! (?:problems?|issues?|concerns?|offers?|can|has|have|does|provides?|listed|found|configured))|we are the only (?:company|player|solution|platform|product|provider)|without (?:any )?competit(?:ors?|ion))\b/i

/** A plan that rests on a small share of a large market. */
export const onePercent =
  /\bif (?:only|just|even) (?:0?\.\d+|[1-5](?:\.\d)?)\s?(?:%|percent|per cent) of (?:them|those|these)\b(?=[^.\n]{0,80}\bwe\b)|\bif we (?:can )?(?:get|take|capture|win|achieve|gain|secure) (?:(?:just|only|even|a mere|merely) )?(?:0?\.\d+|[1-5](?:\.\d)?)\s?(?:%|percent|per cent)(?!\s(?:of|more|better|interest|fees?)\b)|\b(?:just|only|even|mere(?:ly)?|captur(?:e|ing)|if we (?:can )?(?:get|take|capture|reach|win|achieve|gain|secure))\b[^.\n]{0,40}?(?<![\d.])(?:0?\.\d+|[1-5](?:\.\d)?)\s?(?:%|percent|per cent)[^.\n]{0,40}?\b(?:market|share|segment|industry|TAM|SAM)\b/i

/** A growth rate. */
export const growthPercent =
  /(?<![\w.])\+?\d{2,4}(?:[.,]\d)?\s?%\s?(?:\w+\s){0,2}?(?:growth|increase|MoM|YoY|QoQ|month[- ]over[- ]month|year[- ]over[- ]year|m\/m|y\/y|CMGR|CAGR)\b|\b(?:grew|grown|growing|up|increased)(?: by)? \d{2,4}\s?%|\b\d{1,3}x (?:growth|revenue|users|YoY)\b/i

/** Intentions rather than orders. */
export const letterOfIntent =
  /\b(?:letters? of intent|LOIs?|MOUs?|memorand(?:um|a) of understanding|verbal(?:ly)? (?:commit\w+|agree\w+)|soft[- ]circled|in (?:active )?(?:talks|discussions|conversations) with)\b/i

const onePayer =
  'customers?|clients?|accounts?|buyers?|payers?|farms?|growers?|clinics?|hospitals?|schools?|chains?|groups?|retailers?|distributors?|resellers?|wholesalers?|dealers?|banks?|insurers?|operators?|publishers?|tenants?|universit(?:y|ies)|agenc(?:y|ies)|employers?|canteens?|contracts?|supermarkets?|brands?|licensees?|co-?operatives?|partners?|firms?|compan(?:y|ies)'
const takings =
  "(?:(?:our|the|its|their|all|net|total|annual|this year['’]s) )*(?:revenues?|ARR|MRR|sales|turnover|income|billings)"
const bringing =
  '(?:accounts? for|brings?(?: in)?|makes? up|represents?|generates?|provides?|contributes?|pays?|is|was|were)'

/** One customer with 30% or more of revenue: the first group that matched is the share. */
export const concentration = new RegExp(
  [
    '\\b(?:largest|biggest|top|anchor|single|one|first) (?:customer|client|account)[^.\\n]{0,60}?(?<!\\d)([3-9]\\d|100)\\s?%[^.\\n]{0,30}?\\b(?:revenue|ARR|MRR|sales|turnover)\\b',
    '([3-9]\\d|100)\\s?% of (?:our |the )?(?:revenue|ARR|MRR|sales|turnover)[^.\\n]{0,40}?\\b(?:one|single|largest|top|biggest)\\b',
    `\\b(?:one|a single|(?:our|the|its) (?:largest|biggest|main|top|first|only|anchor)) (?:[\\w-]+ )?(?:${onePayer})(?:, [^,.\\n]{2,40},)? (?:(?:still|now|alone|currently) )?${bringing} (?:about |around |over |nearly |almost |more than )?([3-9]\\d|100)\\s?% of ${takings}\\b`,
  ].join('|'),
  'i',
)

/** A payer by name, who counts only where the text says that it is one. Group 1 the name, group 2 the share. */
export const namedConcentration = new RegExp(
  `(?<![\\p{L}\\d])(\\p{Lu}[\\p{L}\\d’'&.-]+(?: \\p{Lu}[\\p{L}\\d’'&.-]+){0,2}) (?:still |now |alone )?${bringing} (?:about |around |over |nearly |almost |more than )?([3-9]\\d|100)\\s?% of ${takings}\\b`,
  'u',
)

/** What a payer is called. */
export const payer = new RegExp(`\\b(?:${onePayer})\\b`, 'i')

/** An annualised month called ARR. */
export const runRate =
  /\bARR\b[^.\n]{0,25}\brun[- ]?rate\b|\b(?:annual(?:ised|ized)?|yearly) run[- ]?rate\b|\brun[- ]?rate[^.\n]{0,25}\bARR\b/i

/** A famous company for something else. */
export const xForY =
  /(?:^\W*|: |\/ ?|\b(?:the|an?|like|as|is|it['’]s)\s+)(?:uber|airbnb|netflix|amazon|spotify|stripe|shopify|tinder|slack|figma|github|notion|linkedin|bloomberg|cloudflare|zapier|calendly|doordash|instacart|tiktok|youtube|wix|zillow|peloton|plaid|openai|chatgpt|palantir|salesforce|wikipedia|duolingo|canva|google|tesla)[\s-](?:of|for)[\s-](?!(?:work|business|teams|education|start-?ups|example|developers|you|free|alerts?|notifications?|messages|invoices?|invoicing|billing|payments?|checkout|storage|hosting|chat|log-?ins?|sign-?ins?|analytics|support|nonprofits?|students?|enterprise|the first|all|an? existing)\b)[a-z][\w&' -]{2,40}/i

/** A rank claimed. */
export const superlative =
  /(?<![-\w])(?:(?:world|industry|market|europe|uk|us|asia)(?:'s|’s) (?:#1|no\.? ?1|number one|leading|best|first|most \w+|largest|fastest|biggest)|(?:africa|america|australia|austria|belgium|brazil|britain|canada|denmark|england|finland|france|germany|india|ireland|italy|japan|kenya|malaysia|mexico|netherlands|new zealand|nigeria|norway|pakistan|poland|portugal|scotland|singapore|south africa|spain|sweden|switzerland|wales)(?:'s|’s) (?:#1|no\.? ?1|number one|leading|best|most (?:trusted|loved|practical|advanced|popular|affordable|reliable|complete|comprehensive|innovative|powerful|accurate|secure|awarded|effective))|(?:the|our|a|an|your) (?:#1|no\.? ?1|number[- ]one|(?:world|market|industry)[- ]leading|leading|premier|foremost|smartest|only|most (?:advanced|powerful|trusted|comprehensive|innovative|accurate|complete|secure|loved)) (?:\w+[- ]){0,3}?(?:platform|tool|software|solution|app|service|company|provider|product|system|agency|marketplace|partner|technology)s?\b(?! (?:that (?:is|are)|you need to|required|needed|left))|the (?:best|fastest|easiest|cheapest|largest) (?:\w+[- ]){0,3}?(?:platform|software|app|marketplace|agency) (?:for|on|in)\b|best[- ]in[- ]class|world[- ]class|unrivalled|unrivaled|unparallell?ed|second to none)\b/i

/** An outcome promised without condition. */
export const absolute =
  /\b(?:guaranteed? (?:results?|success|growth|roi|returns?|rankings?|savings)|(?:results?|success|roi|returns?) (?:are |is )?guaranteed|100 ?% (?:secure|safe|accurate|reliable|effective|job[- ]ready|guaranteed|risk[- ]free|success)|(?:completely |totally )?risk[- ]free|zero risk|never fails?|fool-?proof|un-?hackable|bullet-?proof|instant (?:results|roi)|(?:mistakes?|errors?|delays?|complaints?|no-shows?) (?:are|is|become|becomes) a thing of the past)(?![a-z])/i

/** Leaving needs a call or a letter. */
export const cancelByContact =
  /\bcancel\w*[^.\n]{0,70}?\b(?:by (?:calling|phone|telephone|emailing|e-?mail|contacting|writing|post)|call(?:ing)? (?:us|our|customer|\+?\d)|must (?:call|contact|email|write)|contact(?:ing)? (?:us|customer|support|our))\b/i

/** Template text left in. */
export const placeholder =
  /\blorem ipsum\b|\bdolor sit amet\b|\bconsectetur adipiscing\b|\b(?:your|insert|add) (?:headline|heading|title|tagline|text|copy|company name|logo|image|description) here\b|(?<![\](!])\[(?:company|your|name|insert|placeholder|client|date|x{2,4}|amount|tbd)\b[^\]\n]{0,30}\](?![([])|(?<![\w$])\$?X{2,4}(?:[.,]X+)?\s?(?:%|k|m)?(?=\s(?:users|customers|growth|revenue|arr|mrr|market|in )|%)|\bfoo ?bar\b/i

/** Growth drawn as a running total. */
export const cumulative =
  /\b(?:cumulative(?! layout)|running total|total (?:users|customers|sign-?ups|downloads|revenue|orders|gmv) (?:to date|since|over time)|all[- ]time (?:users|downloads|revenue|gmv|sign-?ups))\b/i

/** A small remaining quantity. */
export const scarcity =
  /\b(?:only|just|less than|fewer than)\s+\(?\d{1,3}\)?\s*(?:(?:items?|pieces?|units?|pcs?|seats?|spots?|places?|slots?|rooms?|copies|tickets?|pairs?|more|products?)\s*)?(?:are\s+|is\s+)?(?:left|remaining|remain|available|in stock)\b|(?<![$€£.\d])\b\d{1,3}\s*(?:items?|pieces?|units?|seats?|spots?|places?|slots?|rooms?|copies|tickets?|(?:piece|item)\(s\))?\s*(?:left|remaining)(?: in stock)?\b(?!-| (?:side|of|to|on)\b)|\bonly (?:a )?(?:few|one)\b[^.]{0,20}\b(?:left|remaining)\b|\blow (?:in )?stock\b|\balmost (?:gone|sold out)\b|\b(?:sell|fill)ing (?:out |up )?fast\b|\b(?:seats?|spots?|places?|slots?) (?:are |is )(?:very |strictly |extremely )?limited\b(?! to)[^.]{0,30}\b(?:today|now|hurry|fast)\b|\blimited (?:stock|quantit|availab|supply)|\b\d{1,3}% (?:offers? )?(?:claimed|sold)\b/i

/** A clock that counts down. */
export const timer =
  /\b\d{1,3}\s*d(?:ays?)?\W{0,3}\d{1,2}\s*h(?:rs?|ours?)?\W{0,3}\d{1,2}\s*m(?:ins?|inutes?)?|(?<![\d/T:-])(?<!\d )\b\d{1,2}\s?:\s?\d{2}\s?:\s?\d{2}\b(?!\s*(?:UTC|GMT|[+-]\d|Z\b|[ap]m))|\b(?:ends?|expires?|ending) in\W{0,4}\d{1,3}\s?(?::|d\b|h\b|m\b|days?|hours?|hrs?|min)|\breserved for\s+\d|\b(?:sale|offer|deal) ends\b|\btime (?:left|remaining)\b\W{0,3}\d/i

/** What unnamed others just did. */
export const activity =
  /\b\d[\d,]*\+?\s*(?:people|persons?|customers?|shoppers?|users?|visitors?|others?|times?)?\s*(?:\w+\s+){0,3}?(?:bought|purchased|viewing|viewed|looking at|looking for this|added (?:it|this|to)|watching|considering|(?:have|in) (?:it|this|their|other)\b[^.]{0,12}(?:cart|basket|bag))\b|\b(?:someone|another \w+|[A-Z][a-z]+)\s+(?:in|from)\s+[A-Z][^.]{1,40}?\s+(?:has\s+)?(?:just\s+)?(?:purchased|bought|ordered|signed up|subscribed|joined)\b|\bin \d+ (?:other )?(?:carts?|baskets?)\b/i

/** A refusal worded as a confession. */
export const shame =
  /^\W*no[,.!]?\s*(?:thanks?|thank you)?[,.!;:\-–— ]*\s*i(?:'|’)?\s*(?:d|ll|m|ve|do|don|am|will|would|prefer|hate|despise|want|like|already|have|definitely|can)\b|\bi (?:do not|don'?t|don’t) (?:want|like|need|feel)\b[^.]{0,40}\b(?:sav|free|discount|deal|offer|money|protect|better|lucky|grow|more|off)\w*|\brather (?:not save|pay (?:full|more))\b|\bpay(?:ing)? full price\b/i
