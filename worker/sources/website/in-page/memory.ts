/// <reference lib="dom" />

/** How an element looked that a script shows while it is in sight. */
export interface Look {
  opacity: string
  visibility: string
  transform: string
  translate: string
  scale: string
  'clip-path': string
}

/** What is remembered from one step of scrolling to the next. */
export interface Scrolling {
  scroller: Element | null
  /** When it was scrolled last, or something came into the page. */
  changedAt: number
  /** Elements that were hidden at some time. */
  hidden: Set<Element>
  /** Those of them that came to be seen, as they were then. */
  revealed: Map<Element, Look>
}

/** What is seen of a page around one click; it outlives the script that began it. */
export interface ClickWatch {
  observer: MutationObserver
  /** Nodes that change without a click. */
  restless: Set<Node>
  /** Set once the click is about to be made. */
  armed: boolean
  changed: boolean
  top: number
  /** Addresses that are no news: where the page was, and where the bare link leads. */
  addresses: string[]
}

/** What outlives the script that found it, for as long as the document is open. Where the page cannot reach it. */
export interface Memory {
  consentRoot: Element | null
  scrolling?: Scrolling
  clickWatch?: ClickWatch
  /** Of controls that were parted from their forms, because they took the place of what every element can be asked. */
  formOf: WeakMap<Element, HTMLFormElement>
  /** When shadow roots and frames were last gone through for more of them. */
  searchedAt: number
}
