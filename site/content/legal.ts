/** A legal page is a list of numbered sections: a heading and its paragraphs. */
export interface LegalSection {
  title: string
  text: string[]
}
