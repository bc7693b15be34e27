/**
 * The words and limits that every part of Panel shares. This file imports nothing, so anything may import it;
 * a status, a role or a limit is written here once and nowhere else.
 */

export const projectStatuses = ['draft', 'in_progress', 'completed'] as const
export type ProjectStatus = (typeof projectStatuses)[number]

export const reviewStatuses = ['queued', 'running', 'completed', 'failed', 'cancelled'] as const
export type ReviewStatus = (typeof reviewStatuses)[number]

export const contentTypes = ['document', 'website'] as const
export type ContentType = (typeof contentTypes)[number]

export const roles = ['user', 'admin'] as const
export type Role = (typeof roles)[number]

export const earlyAccessStatuses = ['new', 'contacted', 'subscribed', 'rejected'] as const
export type EarlyAccessStatus = (typeof earlyAccessStatuses)[number]

export const panelTypes = ['marketing', 'vc'] as const
export type PanelType = (typeof panelTypes)[number]

/** The two panels that can be chosen; the ids are the specification's. */
export const panels = [
  { id: 1, type: 'marketing', name: 'Marketing Analysis Panel' },
  { id: 2, type: 'vc', name: 'VC Strategy Panel' },
] as const satisfies readonly { id: number; type: PanelType; name: string }[]
export type PanelId = (typeof panels)[number]['id']

/** The panel with this id. Throws for an id that is no panel's: callers check input first. */
export function panelById(id: number): (typeof panels)[number] {
  const panel = panels.find(candidate => candidate.id === id)
  if (!panel) throw new Error(`No panel has the id ${id}`)
  return panel
}

/** The seeded jobs: what the rubric knows of an analyst besides its questions. */
export const lenses = [
  'skeptical-buyer',
  'funnel-fixer',
  'brand',
  'positioning',
  'investment-opportunity',
  'growth-metrics',
  'market-competition',
  'team-execution',
] as const
export type Lens = (typeof lenses)[number]

export const engines = ['rubric', 'model'] as const
export type EngineName = (typeof engines)[number]

export const stances = ['strength', 'concern'] as const
export type Stance = (typeof stances)[number]

/** Does a claim hold? A voter says so on the submission's words; "outside" is for what only another job could judge. */
export const claimVotes = ['holds', 'partly', 'fails', 'unsure', 'outside'] as const
export type ClaimVote = (typeof claimVotes)[number]

/** On which side of a choice a job stands. */
export const takenSides = ['back', 'doubt'] as const
export type TakenSide = (typeof takenSides)[number]
export const choiceSides = [...takenSides, 'outside'] as const
export type ChoiceSide = (typeof choiceSides)[number]

/** How a submission answers a question. Where the language is not one that is read, nothing was looked for. */
export const answerOutcomes = ['answered', 'partly', 'not_found', 'not_looked_for'] as const
export type AnswerOutcome = (typeof answerOutcomes)[number]

/** Every claim stands in exactly one, in the order in which a report tells them. */
export const claimGroups = ['disputed', 'agreed', 'single', 'checked', 'unverified'] as const
export type ClaimGroup = (typeof claimGroups)[number]

/**
 * Of a concern: 1 worth knowing, 2 likely to cost trust or comprehension, 3 a reader is misled, lost or unable to act.
 * Of a strength, what it carries: 1 a detail, 2 an argument, 3 the case as a whole. Of a choice, what hangs on it.
 */
export const weights = [1, 2, 3] as const
export type Weight = (typeof weights)[number]

/** What a finding is about. */
export const categories = [
  'clarity',
  'audience',
  'offer',
  'proof',
  'action',
  'form',
  'structure',
  'readability',
  'voice',
  'access',
  'honesty',
  'terms',
  'problem',
  'solution',
  'timing',
  'market',
  'competition',
  'model',
  'traction',
  'go-to-market',
  'team',
  'ask',
  'financials',
  'narrative',
  'consistency',
] as const
export type Category = (typeof categories)[number]

export const documentKinds = ['pdf', 'doc', 'docx', 'pptx', 'txt', 'website'] as const
export type DocumentKind = (typeof documentKinds)[number]

export const blockTypes = [
  'heading',
  'paragraph',
  'list_item',
  'table_row',
  'slide_title',
  'notes',
  'footnote',
  'chart',
  'link',
  'button',
  'form_field',
  'image',
] as const
export type BlockType = (typeof blockTypes)[number]

export const viewports = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } } as const
export type Viewport = keyof typeof viewports

/** The events of a review, in the order in which they can happen. The last three end it. */
export const eventTypes = [
  'review.queued',
  'source.read',
  'opinion.started',
  'opinion.completed',
  'opinion.failed',
  'claims.gathered',
  'ballots.completed',
  'review.completed',
  'review.failed',
  'review.cancelled',
] as const
export type EventType = (typeof eventTypes)[number]
export const finalEventTypes = ['review.completed', 'review.failed', 'review.cancelled'] as const satisfies EventType[]

/** What an API key may be used for: reading, changing what is one's own, and what only administrators may do. None holds another. */
export const keyScopes = ['read', 'submit', 'admin'] as const
export type KeyScope = (typeof keyScopes)[number]

/** What a webhook can tell of. A test is sent when its owner asks for one, whatever the endpoint listens to. */
export const webhookEvents = [
  'review.started',
  'opinion.completed',
  'review.completed',
  'review.failed',
  'project.deleted',
] as const
export const webhookTestEvent = 'webhook.test'
export type WebhookEventType = (typeof webhookEvents)[number] | typeof webhookTestEvent

export const deliveryStates = ['pending', 'delivered', 'failed'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Why nothing is sent to an endpoint any more: its owner's wish, its own 410, or days without a success. */
export const endpointDisabledReasons = ['owner', 'gone', 'failing'] as const
export type EndpointDisabledReason = (typeof endpointDisabledReasons)[number]

/** Who calls an incoming hook; each signs in a way of its own. */
export const hookKinds = ['generic', 'github', 'vercel', 'netlify'] as const
export type HookKind = (typeof hookKinds)[number]

export const hookOutcomes = ['received', 'started', 'ignored', 'failed'] as const
export type HookOutcome = (typeof hookOutcomes)[number]

/** Why a review failed: a closed list for programs. The sentence for people travels beside it. */
export const failureCodes = [
  'wrong_type',
  'too_large',
  'empty',
  'damaged',
  'password_protected',
  'inflates_too_far',
  'too_many_entries',
  'no_slides',
  'no_readable_text',
  'took_too_long',
  'not_resolvable',
  'address_refused',
  'connection_refused',
  'tls_error',
  'http_status',
  'page_timeout',
  'page_too_large',
  'page_crashed',
  'not_a_page',
  'sign_in_needed',
  'blocked_as_bot',
  'empty_page',
  'browser_missing',
  'no_analysts',
  'model_unreachable',
  'model_busy',
  'model_misconfigured',
  'model_refused',
  'model_invalid_answer',
  'over_budget',
  'internal',
] as const
export type FailureCode = (typeof failureCodes)[number]

const MiB = 1024 * 1024
const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

/** Sizes in bytes, times in milliseconds. */
export const limits = {
  uploadBytes: 10 * MiB,
  imageBytes: 5 * MiB,
  usernameMin: 3,
  passwordMin: 6,
  projectNameMin: 3,
  subAccountNameMin: 3,
  analystTextMin: 3,
  analystLongTextMin: 10,
  /** Longest accepted values. The specification gives none; these keep rows, logs and screens sane. */
  usernameMax: 64,
  passwordMax: 1024,
  personNameMax: 100,
  emailMax: 254,
  projectNameMax: 200,
  urlMax: 2_048,
  notesMax: 5_000,
  analystTextMax: 200,
  analystLongTextMax: 20_000,
  /** Questions of one analyst: enough for a job, few enough to be answered. */
  analystQuestionsMax: 8,
  analystQuestionMin: 10,
  analystQuestionMax: 300,
  recentProjects: 5,
  /** Nobody keeps this many by hand; a program that adds them in a loop stops here. */
  subAccountsMax: 100,
  searchMax: 200,
  /** Rows of a list that is read in pages: where nothing is asked for, and at most. */
  pageRows: 100,
  pageRowsMax: 500,
  apiKeyNameMax: 100,
  webhookDescriptionMax: 200,
  hookNameMax: 100,
  /** An invitation to register can be used for this long. */
  invitationMs: 14 * dayMs,
} as const

/** Those of what is kept for programs, apart: no page of the site needs them, so none loads them. */
export const keepingLimits = {
  /** Keys that can be used at the same time. */
  apiKeysMax: 50,
  webhookEndpointsMax: 20,
  hooksMax: 20,
  /** How long keys that cannot be used any more stay in the list, and how many of them: the newest. */
  apiKeyHistoryMs: 90 * dayMs,
  apiKeyHistoryMax: 100,
  /** When a key was last used is written at most this often. */
  apiKeyUseMs: minuteMs,
  idempotencyKeyMax: 255,
  /** A visitor's key is told from other visitors' by nothing but itself. */
  visitorIdempotencyKeyMin: 16,
  /** How long the first answer is given again, and how long a request that was cut off holds its key. */
  idempotencyKeepMs: dayMs,
  idempotencyClaimMs: minuteMs,
  /** How long the log of what was sent and of what came in is kept. */
  hookLogMs: 30 * dayMs,
  /** And how much of it for each webhook and each hook, the newest: messages, tries and calls. Nobody reads on so far. */
  hookLogMax: 2_000,
} as const

/** Those of reading what was submitted, apart: no page of the site needs them, so none loads them. */
export const readingLimits = {
  /** A document's archive may inflate to this in all, and hold this many entries (checked before any parser runs). */
  inflatedBytes: 64 * MiB,
  archiveEntries: 2_000,
  parseMs: 30_000,
  parseMemoryMiB: 512,
  pageMs: 45_000,
  /**
   * A page that answers the browser nothing for this long, or keeps a processor busy for as long in all, is held up by its
   * own scripts, not by its server. An ordinary page takes 0.1 to 0.3 s to render and be read, the longest that is read 5.
   */
  scriptMs: 15_000,
  pageBytes: 25 * MiB,
  pageRequests: 400,
  /** Text beyond this is named as unread rather than reviewed: no analyst, human or not, reads on for ever. */
  documentCharacters: 600_000,
} as const

/** Those of deliveries, apart: no page of the site needs them, so none loads them. Bytes and milliseconds, too. */
export const deliveryLimits = {
  timeoutMs: 15_000,
  /** A secret that was rotated goes on signing for this long. */
  overlapMs: dayMs,
  /** Secrets of one endpoint that may sign at the same time: each is a signature in every message. */
  secretsMax: 10,
  /** An endpoint to which nothing got through for this long is disabled. */
  failingMs: 5 * dayMs,
  /** Two failures that lie further apart than this are no sign that nothing got through in between. */
  quietMs: 2 * dayMs,
  /** Of an answer, this much is kept for its owner to read: bytes of the body, and of the headers together. */
  answerBytes: 16 * 1024,
  headerBytes: 8 * 1024,
} as const

/** Who may make an account: everyone, whoever has an invitation, or nobody. */
export const registrationModes = ['open', 'invitation', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

/** What an administrator may change for the whole installation, and what holds until then. Shares are each person's. */
export interface Settings {
  registration: RegistrationMode
  /** Reviews that run at the same time; fewer than a worker runs, so that one person cannot take it whole. */
  reviewsAtOnce: number
  /** Reviews that are started in a day (UTC). */
  reviewsPerDay: number
  /** MiB of uploads, documents that were read, and their pictures. */
  storedMiB: number
  /** US dollars that the model may cost in a day (UTC), where its prices are known. */
  costPerDay: number
}
export const defaultSettings: Settings = {
  registration: 'open',
  reviewsAtOnce: 2,
  reviewsPerDay: 100,
  storedMiB: 2_048,
  costPerDay: 20,
}

/** Those of signing in, apart: no page of the site needs them either. */
export const signInLimits = {
  /** A session ends when it was not used for so long, and, however often it is used, so long after it was begun. */
  sessionDays: 30,
  longestSessionDays: 90,
  /** What outlives a session is made only by whoever has given the password within this time. */
  freshPasswordMs: 10 * minuteMs,
  /** For how long it is remembered from where somebody has signed in, and of how many addresses: the newest. */
  knownAddressDays: 90,
  knownAddressesMax: 50,
} as const

/** What a person may upload, by the ending of its name. */
export const uploadExtensions = ['pdf', 'doc', 'docx', 'pptx', 'txt'] as const

/** Why a person would not see a text on a page. The first three are how pages work (menus, icons, carousels);
 * the others hide from everyone. */
export const hiddenReasons = [
  'opened by a control',
  'label for screen readers',
  'outside its frame',
  'not displayed',
  'transparent',
  'clipped',
  'off the page',
  'too small',
  'colour of its ground',
] as const
export type HiddenReason = (typeof hiddenReasons)[number]
