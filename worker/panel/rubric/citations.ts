/**
 * The published guidelines behind the observations. A report shows publisher, title and year; a figure from a source
 * explains a rule and never predicts anything about the submission. A year is null where the source bears none.
 */
import type { Citation } from '#db/shapes.ts'

const sources = {
  SEQ: ['Sequoia Capital', 'Writing a Business Plan', null],
  SEIB: ['Y Combinator (Michael Seibel)', 'How to Pitch Your Company', 2016],
  HALE: ['Y Combinator Startup School (Kevin Hale)', 'How to Pitch Your Startup', 2019],
  PG: ['Paul Graham', 'Startup = Growth', 2012],
  'A16-1': ['Andreessen Horowitz', '16 Startup Metrics', 2015],
  'A16-2': ['Andreessen Horowitz', '16 More Startup Metrics', 2015],
  BVP100: ['Bessemer Venture Partners', 'Scaling to $100 Million', 2021],
  BVP6: ['Bessemer Venture Partners', 'Cloud Computing Law #6', 2012],
  SKOK: ['David Skok', 'SaaS Metrics 2.0', null],
  FELD: ['Brad Feld', 'The Rule of 40% for a Healthy SaaS Company', 2015],
  P9: ['Point Nine', 'Deal memo template and library notes', null],
  MC1: ['Entreprenerds', 'Market sizing: why most founders get TAM, SAM and SOM wrong', null],
  '500': ['500 Startups', 'Pitch Perfect', null],
  UNU: ['Unusual Ventures', 'Fundraising', null],
  KAW: ['Guy Kawasaki', 'The Only 10 Slides You Need in Your Pitch', null],
  TETEN: ['David Teten (Forbes)', 'Pitch checklist', 2015],
  PARIS4: [
    'World Intellectual Property Organization',
    'Paris Convention for the Protection of Industrial Property, Article 4',
    1979,
  ],
  THIEL: ['Peter Thiel', 'Zero to One', 2014],
  DOC: ['DocSend', 'Studies of pitch deck reading', null],
  STORY: ['Storydoc', 'State of Pitch Decks', 2026],
  QZ: ['Quartz', 'The formula for the perfect YC pitch', 2015],
  CBI: ['CB Insights', 'Why startups fail', 2014],
  RIES: ['Eric Ries', 'The Lean Startup', 2011],
  DUN: ['April Dunford', 'Obviously Awesome', null],
  SB7: ['Donald Miller', 'Building a StoryBrand', null],
  CXL: ['CXL', 'Value proposition guidance', null],
  'NNG-STAY': ['Nielsen Norman Group', 'How Long Do Users Stay on Web Pages?', 2011],
  'NNG-FOLD': ['Nielsen Norman Group', 'Scrolling and Attention', 2018],
  'NNG-READ': ['Nielsen Norman Group', 'How Users Read on the Web', 1997],
  'NNG-START': ['Nielsen Norman Group', '“Get Started” Stops Users', null],
  'NNG-PRICE': ['Nielsen Norman Group', 'Show Prices for Common Scenarios', 2006],
  'NNG-TRUST': ['Nielsen Norman Group', 'Trustworthiness in Web Design: 4 Credibility Factors', null],
  'NNG-CAR': ['Nielsen Norman Group', 'Auto-Forwarding Carousels and Accordions Annoy Users', 2013],
  'NNG-PLACE': ['Nielsen Norman Group', 'Placeholders in Form Fields Are Harmful', 2014],
  PEAK: ['PeakXD', 'Show me the money', 2009],
  BAY: ['Baymard Institute', '5 Ways to Minimize Form Fields', 2024],
  HELLER: ['Zack Heller', 'How Fewer Form Fields Can Backfire', null],
  'UNB-AR': ['Unbounce (Oli Gardner)', 'Attention ratio', null],
  'UNB-24': ['Unbounce', 'Conversion Benchmark Report', 2024],
  MDPI: [
    'Korniichuk and Boryczka, Entropy 23(11) 1388',
    'Conversion Rate Prediction Based on Text Readability Analysis of Landing Pages',
    2021,
  ],
  GOV25: ['GOV.UK', 'Sentence length: why 25 words is our limit', 2014],
  'PL-AUD': ['plainlanguage.gov', 'Guidelines: address separate audiences separately', null],
  'PL-USER': ['plainlanguage.gov', 'Guidelines: address the user', null],
  'PL-PARA': ['plainlanguage.gov', 'Guidelines: write short paragraphs', null],
  'PL-HEAD': ['plainlanguage.gov', 'Guidelines: use useful headings', null],
  'PL-LINK': ['plainlanguage.gov', 'Guidelines: write useful links', null],
  'PL-FAQ': ['plainlanguage.gov', 'Guidelines: avoid frequently asked questions', null],
  'PL-TERM': ['plainlanguage.gov', 'Guidelines: use the same terms consistently', null],
  'PL-ABBR': ['plainlanguage.gov', 'Guidelines: minimise abbreviations', null],
  STAN: ['Stanford Persuasive Technology Lab', 'Stanford Guidelines for Web Credibility', 2002],
  WCAG: ['W3C', 'Web Content Accessibility Guidelines 2.2', 2023],
  WEBAIM: ['WebAIM', 'The WebAIM Million', 2026],
  VIT: ['Google web.dev', 'Largest Contentful Paint', null],
  MATHUR: ['Mathur et al.', 'Dark Patterns at Scale', 2019],
  FTC437: ['Federal Trade Commission', '16 CFR 437: Business Opportunity Rule', 2011],
  CRD22: ['European Union', 'Directive 2011/83/EU on consumer rights, Article 22', 2011],
  GDPR5: ['European Union', 'Regulation (EU) 2016/679 (GDPR), Article 5', 2016],
  GDPR12: ['European Union', 'Regulation (EU) 2016/679 (GDPR), Article 12', 2016],
  GDPR21: ['European Union', 'Regulation (EU) 2016/679 (GDPR), Article 21', 2016],
  'CAN-SPAM': ['Federal Trade Commission', 'CAN-SPAM Act: A Compliance Guide for Business', null],
  FTC255: ['Federal Trade Commission', '16 CFR 255: Endorsement Guides', 2023],
  FTC465: ['Federal Trade Commission', '16 CFR 465: Rule on Consumer Reviews and Testimonials', 2024],
  OMNI: ['European Union', 'Directive 98/6/EC, Article 6a, as amended by Directive (EU) 2019/2161', 2019],
  'EU-C673': ['Court of Justice of the European Union', 'Judgment in case C-673/17, Planet49', 2019],
  'GOOG-INT': ['Google Search Central', 'Avoid intrusive interstitials and dialogs', null],
  'FTC-AI': ['Federal Trade Commission', 'Keep your AI claims in check', 2023],
  'SEC-CF': [
    'U.S. Securities and Exchange Commission',
    '17 CFR 227.201: Disclosure requirements (Regulation Crowdfunding)',
    2015,
  ],
  MAGENTA: ['HM Treasury', 'Magenta Book: Central Government guidance on evaluation', 2020],
  GREEN: ['HM Treasury', 'The Green Book: appraisal and evaluation in central government', 2022],
  CIAL: ['Robert Cialdini', 'Influence: The Psychology of Persuasion', null],
} as const satisfies Record<string, readonly [publisher: string, title: string, year: number | null]>

export type CitationCode = keyof typeof sources

/** Every source by its code. */
export const citations = Object.fromEntries(
  Object.entries(sources).map(([code, [publisher, title, year]]) => [code, { code, publisher, title, year }]),
) as Record<CitationCode, Citation>

/** The source with this code, or null where there is none: a model may name one that does not exist. */
export function citationOf(code: string | null): Citation | null {
  return code !== null && Object.hasOwn(citations, code) ? citations[code as CitationCode] : null
}
