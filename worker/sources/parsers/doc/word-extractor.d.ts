declare module 'word-extractor' {
  interface TextOptions {
    /** False keeps curly quotes and dashes as they are. */
    filterUnicode?: boolean
    includeFooters?: boolean
    includeHeadersAndFooters?: boolean
    includeBody?: boolean
  }
  interface WordDocument {
    getBody(options?: TextOptions): string
    getFootnotes(options?: TextOptions): string
    getEndnotes(options?: TextOptions): string
    getHeaders(options?: TextOptions): string
    getFooters(options?: TextOptions): string
    getTextboxes(options?: TextOptions): string
  }
  class WordExtractor {
    extract(source: string | Buffer): Promise<WordDocument>
  }
  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export default WordExtractor
}
