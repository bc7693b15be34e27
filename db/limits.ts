/** Every limit that the parts of Panel share, once; an administrator's settings are limits too. */
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
  /** Longest accepted values. The specification gives none; these keep rows, logs and screens sane. */
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
  /** Questions of one analyst: enough for a job, few enough to be answered. */
  analystQuestionsMax: 8,
  analystQuestionMin: 10,
  analystQuestionMax: 300,
  /** Nobody keeps this many by hand; a program that adds them in a loop stops here. */
  subAccountsMax: 100,
  apiKeyNameMax: 100,
  webhookDescriptionMax: 200,
  hookNameMax: 100,
  /** An invitation to register can be used for this long. */
  invitationMs: 14 * dayMs,
} as const

/** Those of what is kept for programs, apart: of the site only the Developer tab loads them. */
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
