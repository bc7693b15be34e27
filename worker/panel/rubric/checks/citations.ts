/** The guidelines behind the checks. A figure from a source never predicts anything about the submission. */
import type { Citation } from '#db/opinion.ts'

const sources = {
  'A16-1': ['Andreessen Horowitz', '16 Startup Metrics', 2015],
  BAY: ['Baymard Institute', '5 Ways to Minimize Form Fields', 2024],
  CRD22: ['European Union', 'Directive 2011/83/EU on consumer rights, Article 22', 2011],
  'EU-C673': ['Court of Justice of the European Union', 'Judgment in case C-673/17, Planet49', 2019],
  'GOOG-INT': ['Google Search Central', 'Avoid intrusive interstitials and dialogs', null],
  'FTC-NEG': ['Federal Trade Commission', 'Enforcement Policy Statement Regarding Negative Option Marketing', 2021],
  FTC255: ['Federal Trade Commission', '16 CFR 255: Endorsement Guides', 2023],
  GOV25: ['GOV.UK', 'Sentence length: why 25 words is our limit', 2014],
  LIGHT: ['Google Chrome (Lighthouse)', 'Avoid enormous network payloads', null],
  MATHUR: ['Mathur et al.', 'Dark Patterns at Scale', 2019],
  'NNG-CAR': ['Nielsen Norman Group', 'Auto-Forwarding Carousels and Accordions Annoy Users', 2013],
  'NNG-FOLD': ['Nielsen Norman Group', 'Scrolling and Attention', 2018],
  'NNG-PLACE': ['Nielsen Norman Group', 'Placeholders in Form Fields Are Harmful', 2014],
  'NNG-PRICE': ['Nielsen Norman Group', 'Show Prices for Common Scenarios', 2006],
  'NNG-TRUST': ['Nielsen Norman Group', 'Trustworthiness in Web Design: 4 Credibility Factors', null],
  'PL-LINK': ['plainlanguage.gov', 'Guidelines: write useful links', null],
  SKOK: ['David Skok', 'SaaS Metrics 2.0', null],
  STAN: ['Stanford Persuasive Technology Lab', 'Stanford Guidelines for Web Credibility', 2002],
  'UNB-AR': ['Unbounce (Oli Gardner)', 'Attention ratio', null],
  WCAG: ['W3C', 'Web Content Accessibility Guidelines 2.2', 2023],
} as const satisfies Record<string, readonly [publisher: string, title: string, year: number | null]>

export function cite(code: keyof typeof sources): Citation {
  const [publisher, title, year] = sources[code]
  return { code, publisher, title, year }
}
