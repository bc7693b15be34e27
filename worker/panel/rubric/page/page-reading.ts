/** What a rendered page adds to a reading: its zones, its buttons, its forms. */
export type PageReading = {}
