/** What a deck or a memo adds to a reading: its slides or sections and the role of each. */
export type DeckReading = {}
