/** Statuses, roles, codes and other words that all parts of Panel share. Imports nothing, so that anything may import it. */

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

/** What the sample's report names in place of a model, and what is said wherever that report is shown. */
export const sampleModel = 'no model: four readers wrote it by hand'
export const sampleNotice =
  'Written by hand in a model’s place, to show a full panel. The company in the deck is invented.'

/** The ids are the specification's. */
export const panels = [
  { id: 1, type: 'marketing', name: 'Marketing Analysis Panel' },
  { id: 2, type: 'vc', name: 'VC Strategy Panel' },
] as const satisfies readonly { id: number; type: PanelType; name: string }[]
export type PanelId = (typeof panels)[number]['id']

/** Throws for an unknown id; callers validate input first. */
export function panelById(id: number): (typeof panels)[number] {
  const panel = panels.find(candidate => candidate.id === id)
  if (!panel) throw new Error(`No panel has the id ${id}`)
  return panel
}

/** The jobs of the seeded analysts, by which the fixed sides of checks name them. */
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

/** Whether a claim holds, judged by the submission. "outside": only somebody with another job could judge it. */
export const claimVotes = ['holds', 'partly', 'fails', 'unsure', 'outside'] as const
export type ClaimVote = (typeof claimVotes)[number]

export const takenSides = ['back', 'doubt'] as const
export type TakenSide = (typeof takenSides)[number]
export const choiceSides = [...takenSides, 'outside'] as const
export type ChoiceSide = (typeof choiceSides)[number]

/** What a report's owner did with a claim. */
const claimStates = ['done', 'dismissed'] as const
/** The owner's own verdict on a choice. */
const choiceStates = [...takenSides, 'open'] as const
export const markStates = { claim: claimStates, choice: choiceStates } as const
export type MarkState = (typeof markStates)[keyof typeof markStates][number]

/** Why a claim is dismissed: it is wrong, beside the point, known and accepted, or not urgent. */
export const dismissReasons = ['not_true', 'not_for_us', 'accepted', 'later'] as const
export type DismissReason = (typeof dismissReasons)[number]

/** How a submission answers a question; `not_looked_for` where the rubric leaves it to a reader. */
export const answerOutcomes = ['answered', 'partly', 'not_found', 'not_looked_for'] as const
export type AnswerOutcome = (typeof answerOutcomes)[number]

/** In the order in which a report shows them; each claim is in exactly one. */
export const claimGroups = ['disputed', 'agreed', 'single', 'checked', 'unverified'] as const
export type ClaimGroup = (typeof claimGroups)[number]

/**
 * For a concern: 1 worth knowing, 2 likely to cost trust or comprehension, 3 a reader is misled, lost or unable to act.
 * For a strength, what it supports: 1 a detail, 2 an argument, 3 the whole case. For a choice, how much depends on it.
 */
export const weights = [1, 2, 3] as const
export type Weight = (typeof weights)[number]

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

/** Orders of a list of reports, largest first; by default the newest project comes first. */
export const reportOrders = ['claims', 'split'] as const
export type ReportOrder = (typeof reportOrders)[number]

/** The events of a review, in the order in which they can happen. One of the last three ends it. */
export const eventTypes = [
  'review.queued',
  'source.step',
  'source.read',
  'opinion.started',
  'finding.drafted',
  'findings.withdrawn',
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

/** Reading, changing one's own things, and administration. The scopes are independent; none includes another. */
export const keyScopes = ['read', 'submit', 'admin'] as const
export type KeyScope = (typeof keyScopes)[number]

/** The events that a webhook can subscribe to. A test message is sent on request, whatever it subscribes to. */
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

/** Why an endpoint is disabled: by its owner, by answering 410, or after days without a success. */
export const endpointDisabledReasons = ['owner', 'gone', 'failing'] as const
export type EndpointDisabledReason = (typeof endpointDisabledReasons)[number]

/** The senders of incoming hooks, each with its own signature scheme. */
export const hookKinds = ['generic', 'github', 'vercel', 'netlify'] as const
export type HookKind = (typeof hookKinds)[number]

export const hookOutcomes = ['received', 'started', 'ignored', 'failed'] as const
export type HookOutcome = (typeof hookOutcomes)[number]

/** Failures caused by the submission, which would recur. All others may be temporary. */
export const lastingFailures = [
  'wrong_type',
  'too_large',
  'empty',
  'damaged',
  'password_protected',
  'inflates_too_far',
  'too_many_entries',
  'no_slides',
  'no_readable_text',
  'too_few_words',
  'address_refused',
  'page_too_large',
  'page_crashed',
  'not_a_page',
  'sign_in_needed',
  'blocked_as_bot',
  'empty_page',
] as const

/** Whether the sentence leads to the model's settings: the code alone does not say what was too large for whom. */
export const leadsToModel = ({ message }: { message: string }): boolean => message.includes('/admin/model')

/** Whether the same submission would fail again, whatever the model's settings. */
export const isLasting = (failure: { code: string; message: string }): boolean =>
  lastingFailures.some(lasting => lasting === failure.code) && !leadsToModel(failure)

/** Why a review failed, for programs; a sentence for people comes with each. */
export const failureCodes = [
  ...lastingFailures,
  'took_too_long',
  'not_resolvable',
  'connection_refused',
  'tls_error',
  'http_status',
  'page_timeout',
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

/** Who may register: everyone, people with an invitation, or nobody. */
export const registrationModes = ['open', 'invitation', 'closed'] as const
export type RegistrationMode = (typeof registrationModes)[number]

export const uploadExtensions = ['pdf', 'doc', 'docx', 'pptx', 'txt'] as const
