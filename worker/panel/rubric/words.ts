/**
 * Word lists. A word alone is never a finding: observations count distinct terms, in prose, in the company's own voice,
 * and each term carries the company it keeps when it means something else. English only (gate G3).
 */

export interface Term {
  /** How a report names it. */
  name: string
  pattern: RegExp
  /** Tried on the sentence: where it matches, the term is left alone. */
  unless?: RegExp
}

/** Unmeasured quantities and qualities: they count only in a sentence without a digit. */
export const vagueTerms: Term[] = [
  {
    name: 'many',
    pattern: /\b(?:many|numerous|countless|a wide range of|a lot of|tons of|various|several)\b/i,
    unless: /\bmany-to-many\b|\b(?:how|as|too) many\b|:\s/i,
  },
  {
    name: 'significant',
    pattern: /\b(?:significant|substantial|dramatic|massive)(?:ly)?\b|\bconsiderable\b|\bhuge\b/i,
    unless: /\bstatistically significant|significant (?:other|figures?)|dramatic arts\b/i,
  },
  {
    name: 'fast',
    pattern: /\b(?:fast|quick|quickly|instant|instantly|in minutes|in no time)\b/i,
    unless: /\bquick start|instant messag|as fast as|how (?:fast|quick)|(?:too|so) (?:fast|quick)|fast(?:est|er)\b/i,
  },
  {
    name: 'easy',
    pattern: /\b(?:easy|easily|simple|simply|effortless|effortlessly|hassle-free|intuitive)\b/i,
    unless: /\bsimple (?:interest|past)|easy-read\b/i,
  },
  {
    name: 'affordable',
    pattern: /\b(?:affordable|low-cost|competitive pric\w+|best value|value for money)\b/i,
    unless: /\baffordable housing|competitive salar/i,
  },
  {
    name: 'high-quality',
    pattern: /\b(?:high[- ]quality|top-notch|excellent|superior|first-rate)\b/i,
    unless: /\blake superior|superior court\b/i,
  },
]

/** Buzzwords and worn phrases. */
export const buzzTerms: Term[] = [
  {
    name: 'solution',
    pattern: /\bsolutions?\b/i,
    unless:
      /\bproblems? (?:and|&|\/) solutions?\b|\b(?:saline|aqueous|buffer|dns|linear) \w*\s?solutions?\b|solutions (?:architect|engineer)/i,
  },
  {
    name: 'leverage',
    pattern: /\bleverag(?:e|es|ed|ing)\b/i,
    unless: /leverage ratio|leveraged buy|operating leverage/i,
  },
  { name: 'synergy', pattern: /\bsynerg(?:y|ies|istic)\b/i, unless: /\b(?:drug|compound|merger)\b/i },
  {
    name: 'seamless',
    pattern: /\bseamless(?:ly)?\b/i,
    unless: /\b(?:tube|fabric|texture|underwear|leggings|garment|pipe)s?\b/i,
  },
  { name: 'robust', pattern: /\brobust(?:ly)?\b/i, unless: /robust (?:to|against|standard errors)|\bcoffee|wine\b/i },
  { name: 'scalable', pattern: /\bscalab(?:le|ility)\b/i, unless: /scalable vector|\d/i },
  {
    name: 'innovative',
    pattern: /\binnovat(?:ive|ion|ions)\b/i,
    unless:
      /Innovat(?:e|ion) (?:UK|Fund|Award|Agency|Council|Programme|Hub)|(?:Head|Director|Chief|VP) (?:of )?Innovation/,
  },
  {
    name: 'cutting-edge',
    pattern: /\b(?:cutting|bleeding)[- ]edge\b|\bstate[- ]of[- ]the[- ]art\b|\bnext[- ]gen(?:eration)?\b/i,
    unless: /next-generation (?:sequencing|firewall)|cutting machine/i,
  },
  {
    name: 'disruptive',
    pattern: /\bdisrupt(?:ive|ing|s|ion)?\b/i,
    unless:
      /(?:service|supply|supply[- ]chain|sleep|traffic|weather|flight) disruptions?|disruptions? (?:to|of|in) (?:service|supply|sleep)/i,
  },
  {
    name: 'revolutionary',
    pattern: /\brevolutionary\b|\brevolutioni[sz](?:e|es|ing)\b/i,
    unless: /\bwar|century|per minute\b/i,
  },
  { name: 'game-changer', pattern: /\bgame[- ]chang(?:er|ers|ing)\b|\bparadigm shift\b|\bquantum leap\b/i },
  { name: 'empower', pattern: /\bempower(?:s|ed|ing|ment)?\b/i },
  {
    name: 'unlock',
    pattern: /\bunlock(?:s|ed|ing)?\b/i,
    unless: /unlock\w* (?:the |your |a )?(?:door|phone|screen|device|car|bike|scooter|account|gate|sim)/i,
  },
  {
    name: 'supercharge',
    pattern: /\b(?:super|turbo)charg(?:e|es|ed|ing)\b/i,
    unless: /Supercharger|\b(?:engine|EV|car)s?\b/i,
  },
  { name: 'accelerate', pattern: /\baccelerat(?:e|es|ing)\b/i, unless: /\b(?:vehicle|car|motor|0 to 60|km\/h|mph)\b/i },
  {
    name: 'transform',
    pattern: /\btransform(?:s|ing|ative|ation|ational)\b/i,
    unless: /\b(?:ETL|Fourier|matrix|linear|data) transform|transformers?\b/i,
  },
  {
    name: 'holistic',
    pattern: /\bholistic(?:ally)?\b|\b360[- ]degree\b/i,
    unless: /\b(?:medicine|therap|health|camera|photo|video)/i,
  },
  {
    name: 'end-to-end',
    pattern: /\bend-to-end\b/i,
    unless: /end-to-end (?:encrypt|test)/i,
  },
  {
    name: 'ecosystem',
    pattern: /\becosystems?\b/i,
    unless: /\b(?:marine|forest|soil|species|npm|python|java|android|ios)\b/i,
  },
  {
    name: 'turnkey',
    pattern: /\bturn-?key\b|\bone-stop shop\b|\ball-in-one\b/i,
    unless: /all-in-one (?:printer|pc|computer)|turnkey contract/i,
  },
  {
    name: 'enterprise-grade',
    pattern: /\b(?:mission-critical|enterprise-grade|bank-grade|military-grade|bank-level)\b/i,
    unless: /\b(?:ISO|SOC|AES|FIPS|PCI)\b/,
  },
  { name: 'real-time', pattern: /\breal[- ]time\b/i, unless: /\d\s?ms\b|real-time (?:clock|strategy)|seconds?\b/i },
  {
    name: 'smart',
    pattern: /\b(?:smart|smarter|intelligent|intelligently)\b/i,
    unless: /smart ?(?:phone|watch|contract|card|meter|home|tv)|intelligence agency/i,
  },
  { name: 'data-driven', pattern: /\bdata-driven\b|\bactionable(?: insights?)?\b/i },
  { name: 'world-class', pattern: /\bworld-class\b|\bbest-in-class\b|\bindustry-leading\b/i },
  {
    name: 'frictionless',
    pattern: /\bfrictionless\b|\bdelightful\b|\bmagical\b/i,
    unless: /\b(?:physics|surface|toy|child)/i,
  },
  { name: 'value-add', pattern: /\bvalue[- ]add(?:ed)?\b/i, unless: /value[- ]added (?:tax|reseller)/i },
  { name: 'best practices', pattern: /\bbest practices?\b/i },
  { name: 'low-hanging fruit', pattern: /\blow-hanging fruit\b|\bmove the needle\b|\bcore competenc(?:y|ies)\b/i },
  { name: 'thought leader', pattern: /\bthought leader(?:s|ship)?\b|\b(?:guru|ninja|rockstar)s?\b/i },
  { name: 'user-friendly', pattern: /\b(?:user-friendly|customer-centric|people-first)\b/i },
  { name: 'next level', pattern: /\bto the next level\b/i },
  { name: 'fast-paced world', pattern: /\bin today['’]s (?:fast-paced|digital|competitive|ever-changing) \w+/i },
  { name: 'now more than ever', pattern: /\bnow more than ever\b/i },
  { name: 'look no further', pattern: /\blook no further\b/i },
  { name: 'got you covered', pattern: /\b(?:we['’]ve|has|have) got you covered\b/i },
  { name: 'endless possibilities', pattern: /\bpossibilities are endless\b|\bendless possibilities\b/i },
  { name: 'click of a button', pattern: /\b(?:click|touch|push) of a button\b/i },
  { name: 'tailored to your needs', pattern: /\btailored to (?:your|their) (?:\w+ )?needs\b/i },
  { name: 'trusted partner', pattern: /\b(?:your|a) trusted partner\b/i },
  { name: 'peace of mind', pattern: /\bpeace of mind\b/i },
  { name: 'outside the box', pattern: /\bthink(?:ing)? outside the box\b/i },
  { name: 'not just X', pattern: /\bit['’]s not just (?:a |an )?[\w -]{2,30}[,;—–-]+ ?it['’]s\b/i },
  { name: 'say goodbye', pattern: /\bsay goodbye to\b|\bgone are the days\b/i },
]

/** Acronyms that need no spelling out, upper case; the second list only in pitch decks and memos. */
export const commonAcronyms = new Set(
  'AI API ATM B2B B2C BBC CAD CEO CFO CMO COO CPU CRM CSS CSV CTO CV DIY DNA EU FAQ FAQS FBI GDP GDPR GIF GPS GPU HR HTML HTTP HTTPS IBM ID IP IPO ISO IT JPEG JSON KPI LED LLC LTD MBA NASA NATO OK OS PC PDF PHD PIN PNG PR QR R&D ROI SAAS SEO SME SMES SMS SQL TV UI UK UN URL US USA USB UX VAT VIP VPN WIFI XML ZIP AM PM CET CEST BST EET JST IST AEST EDT PDT CST MST UTC GMT EST PST CTA CTAS USD EUR GBP CHF AUD CAD JPY INR NYC LA SF II III IV VI VII VIII IX XI XII TXT DOC DOCX PPTX INC GMBH PLC IOS CNN NBA NFL NHS VC PDFS APIS IDS JS CLI CI TCP DNS SSL TLS SSH FTP RFC IEEE SDK IDE OCR SSO NDA LLM GPT AWS GCP SAP IRS FDA SEC FTC EPA WHO OECD UNESCO BMW DHL UPS IKEA MIT UCLA ETH TUM NYU BSC MSC BBB ESG LGBT HIV DVD CD FM AC DC TBD TBA ASAP EDU ORG COM SIM NFC GSM HD UHD MP3 MP4 SVG ADHD FTE DOB BP EMS BSD GNU PPT SDG SDGS NFT SOL ETH BTC USDC'.split(
    ' ',
  ),
)
export const deckAcronyms = new Set(
  'ACV AOV ARPA ARPU ARR CAC CAGR CMGR COGS DAU EBITDA GMV GTM ICP LOI LOIS LTV MAU MOM MOU MRR MVP NPS NRR GRR P&L PLG PMF POC QOQ ROAS SAFE SAM SMB SMBS SOM TAM WAU YOY YC CLV IRR IP Q1 Q2 Q3 Q4 H1 H2 FY'.split(
    ' ',
  ),
)

/** Titles that name a topic instead of saying something. Compared with the whole heading, lower case. */
export const genericHeadings = new Set(
  'features,key features,benefits,solution,the solution,our solution,solutions,problem,the problem,market,the market,market size,market opportunity,opportunity,team,the team,our team,meet the team,about,about us,who we are,why us,why choose us,testimonials,what our customers say,overview,introduction,background,conclusion,summary,executive summary,how it works,pricing,plans,contact,contact us,faq,faqs,frequently asked questions,services,our services,products,product,our product,mission,our mission,vision,our vision,values,our values,business model,revenue model,traction,competition,competitors,competitive landscape,go-to-market,go to market,financials,projections,financial projections,ask,the ask,our ask,roadmap,timeline,next steps,use of funds,why now,partners,clients,our clients,customers,resources,results,agenda,appendix,thank you,questions,demo,technology,approach,our approach,process,our process,goals,objectives,risks,details,more information,getting started,news,blog,gallery,portfolio'.split(
    ',',
  ),
)
