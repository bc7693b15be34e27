/** Limits that several parts of Panel share, and the defaults of an administrator's settings. */
import type { RegistrationMode } from './vocabulary.ts'

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
  /** Maximum lengths. The specification gives none; these keep rows, logs and screens manageable. */
  usernameMax: 64,
  passwordMax: 1024,
  personNameMax: 100,
  emailMax: 254,
  projectNameMax: 200,
  urlMax: 2_048,
  notesMax: 5_000,
  markNoteMax: 2_000,
  analystTextMax: 200,
  analystLongTextMax: 20_000,
  /** Enough for a job, few enough to be answered. */
  analystQuestionsMax: 8,
  analystQuestionMin: 10,
  analystQuestionMax: 300,
  /** More than anybody adds by hand; stops a program that adds them in a loop. */
  subAccountsMax: 100,
  apiKeyNameMax: 100,
  webhookDescriptionMax: 200,
  hookNameMax: 100,
  /** How long an invitation to register is valid. */
  invitationMs: 14 * dayMs,
} as const

/** The longest name of a model that can be saved, and therefore offered. */
export const modelNameMax = 200

/** Of a submission in one request: about 115,000 tokens of English. Task and answer then fit into a window of 128,000. */
export const usualCharacters = 400_000

/** Of one answer: room for thinking models, whose thoughts count as output. */
export const usualOutputTokens = 16_000

/** The most pages that a model is shown; of the others it gets only the text. */
export const shownPages = { document: 20, website: 8 } as const

/** Limits of keys, webhooks, hooks and stored requests. A separate object, since only the site's Developer tab loads it. */
export const keepingLimits = {
  /** Valid keys of one user. */
  apiKeysMax: 50,
  webhookEndpointsMax: 20,
  hooksMax: 20,
  /** How long revoked and expired keys stay in the list, and at most how many of them. */
  apiKeyHistoryMs: 90 * dayMs,
  apiKeyHistoryMax: 100,
  /** A key's last use is recorded at most this often. */
  apiKeyUseMs: minuteMs,
  idempotencyKeyMax: 255,
  /** Longer for visitors, whose keys share one namespace and must be hard to guess. */
  visitorIdempotencyKeyMin: 16,
  /** How long an answer is repeated, and how long an interrupted request blocks its key. */
  idempotencyKeepMs: dayMs,
  idempotencyClaimMs: minuteMs,
  /** How long the logs of webhooks and hooks are kept. */
  hookLogMs: 30 * dayMs,
  /** How many of the newest messages, attempts or calls are kept for each webhook and hook. */
  hookLogMax: 2_000,
} as const

/** Limits of reading submissions. A separate object, so that no page of the site loads it. */
export const readingLimits = {
  /** The total unpacked size and number of entries of a document's archive, checked before any parser runs. */
  inflatedBytes: 64 * MiB,
  archiveEntries: 2_000,
  parseMs: 30_000,
  measureMs: 60_000, // measuring a file before it is submitted, and waiting for other files
  parseMemoryMiB: 512,
  pageMs: 45_000,
  /**
   * A page that does not respond to the browser for this long, or uses this much processor time in all, is stuck in its own
   * scripts. An ordinary page takes 0.1 to 0.3 s to render and read, the slowest one that is read 5 s.
   */
  scriptMs: 15_000,
  pageBytes: 25 * MiB,
  pageRequests: 400,
  /** Text beyond this is not reviewed but reported as unread. */
  documentCharacters: 1_200_000,
  /** The pictures of one document's pages. Later pages are read but not drawn. An ordinary page has 0.1 to 0.6 MiB. */
  drawnBytes: 64 * MiB,
} as const

/** Limits of webhook deliveries. A separate object, so that no page of the site loads it. */
export const deliveryLimits = {
  timeoutMs: 15_000,
  /** How long messages are also signed with a rotated secret. */
  overlapMs: dayMs,
  /** Secrets of one endpoint that sign at the same time; each adds a signature to every message. */
  secretsMax: 10,
  /** An endpoint is disabled when all deliveries have failed for this long. */
  failingMs: 5 * dayMs,
  /** Failures further apart than this do not show that the endpoint was down in between. */
  quietMs: 2 * dayMs,
  /** How much of an endpoint's answer is stored: of the body, and of all headers together. */
  answerBytes: 16 * 1024,
  headerBytes: 8 * 1024,
} as const

/** Limits of signing in. A separate object, so that no page of the site loads it. */
export const signInLimits = {
  /** A session ends after this many days without use, and after `longestSessionDays` even if it is used. */
  sessionDays: 30,
  longestSessionDays: 90,
  /** To make something that outlives the session, the password must have been given this recently. */
  freshPasswordMs: 10 * minuteMs,
  /** How long the IP addresses that somebody signed in from are remembered, and at most how many. */
  knownAddressDays: 90,
  knownAddressesMax: 50,
} as const

/** Settings that an administrator may change. All but `registration` apply to each person. */
export interface Settings {
  registration: RegistrationMode
  /** Reviews running at the same time; by default fewer than a worker runs, so that one person cannot occupy it. */
  reviewsAtOnce: number
  /** Reviews started in a day (UTC). */
  reviewsPerDay: number
  /** MiB of uploads, parsed documents and screenshots. */
  storedMiB: number
  /** US dollars of model cost in a day (UTC), where its prices are known. */
  costPerDay: number
}
export const defaultSettings: Settings = {
  registration: 'open',
  reviewsAtOnce: 2,
  reviewsPerDay: 100,
  storedMiB: 2_048,
  costPerDay: 20,
}
