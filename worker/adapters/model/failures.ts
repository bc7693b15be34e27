/** The meaning of a fault, for the person waiting for the review and for the operator, whose part goes to the log only. */
import { EngineFailure } from '../../panel/engine-failure.ts'
import { isOutOfCredit, isTooLong, type WireFault } from './fault.ts'

interface Meaning {
  code: EngineFailure['code']
  /** For people: what went wrong and what to do. It names no setting, address or account. */
  message: string
  hint: string
}

export interface ModelFailure {
  failure: EngineFailure
  hint: string
}

/** Whoever waits for a review may be the one who can change the model. */
export const byWhom = 'administrators do that at /admin/model, and others ask one of them'
const later = `Nothing is lost: try again later, or have the model’s settings checked: ${byWhom}.`

const unreachable = (hint: string): Meaning => ({
  code: 'model_unreachable',
  message: `The model service could not be reached. ${later}`,
  hint,
})
const misconfigured = (hint: string, what = 'The model’s server refused the request'): Meaning => ({
  code: 'model_misconfigured',
  message: `${what}, so it could not be asked. Nothing is lost: have that changed (${byWhom}), then try again.`,
  hint,
})

export function failureFor(fault: WireFault, { address, model }: { address: string; model: string }): ModelFailure {
  const { code, message, hint } = meaningOf(fault, address, model)
  return { failure: new EngineFailure(code, message, { cause: fault }), hint }
}

function meaningOf(fault: WireFault, address: string, model: string): Meaning {
  switch (fault.kind) {
    case 'status':
      return statusMeaning(fault, address, model)
    case 'connection':
      return unreachable(
        `${connectionSentence(fault.detail, address)} Check the endpoint (Model in the admin pages, or OPENAI_BASE_URL).`,
      )
    case 'idle':
      return {
        code: 'took_too_long',
        message: `The model service stopped in the middle of its work. ${later}`,
        hint: `The model's server at ${address} stopped sending in the middle of its work.`,
      }
    case 'deadline':
      return {
        code: 'took_too_long',
        message: `The model took too long to answer. ${later}`,
        hint: `The model "${model}" took too long to answer. A faster one can be named in PANEL_MODEL.`,
      }
    case 'oversized':
      return {
        code: 'model_invalid_answer',
        message: `The model answered without end, so its answer was cut off and not used. ${later}`,
        hint: `The model "${model}" answered without end. Another one can be named in PANEL_MODEL.`,
      }
    case 'garbled':
      if (fault.detail === 'html') {
        return misconfigured(
          `${address} answered with a web page instead of a model's answer. Check the endpoint (Model in the admin pages, or OPENAI_BASE_URL).`,
          'At the model’s endpoint is a web page instead of the model',
        )
      }
      return {
        code: 'model_invalid_answer',
        message: `The model service gave an answer that could not be read. ${later}`,
        hint: `${address} did not answer as its kind of server does (OpenAI-compatible, or Ollama). Check the endpoint (Model in the admin pages, or OPENAI_BASE_URL).`,
      }
  }
}

function statusMeaning(fault: WireFault, address: string, model: string): Meaning {
  const { status } = fault
  if (status === 401 || status === 403) {
    return misconfigured(
      `The model's server refused the key, or wants one (status ${status}). Check the key (Model in the admin pages, or OPENAI_API_KEY).`,
      'The model’s server refused the key that Panel has for it, or wants one',
    )
  }
  if (status === 404) {
    return misconfigured(
      `There is no model "${model}" at ${address}. Check the model’s name and the endpoint (Model in the admin pages, or PANEL_MODEL and OPENAI_BASE_URL).`,
      'The model’s server does not know the model',
    )
  }
  if (status === 402 || isOutOfCredit(fault)) {
    return misconfigured(
      "The model's account has no credit left. Add credit, or enter another key.",
      'The model’s server says that there is no credit left',
    )
  }
  if (isTooLong(fault)) {
    return {
      code: 'too_large',
      message: `The submission is longer than the model can read at once. Shorten it, or have it sent in smaller parts: ${byWhom}.`,
      hint: `The model "${model}" cannot read this much. Choose one that reads more, or fewer characters in one request (Model in the admin pages, or PANEL_MODEL and PANEL_DOCUMENT_CHARACTERS).`,
    }
  }
  if (status === 429) {
    return {
      code: 'model_busy',
      message:
        'The model service is busy and takes no more requests for now. Nothing is lost: try again in a few minutes.',
      hint: `${address} refuses more requests for now (status 429). Lower PANEL_MODEL_CONCURRENCY, or ask for a higher limit.`,
    }
  }
  if (status !== null && status >= 300 && status < 400) {
    return misconfigured(
      `${address} sends requests on to another address. Enter that one as the endpoint.`,
      'The model’s endpoint sends requests on to another address',
    )
  }
  if (status !== null && status >= 400 && status < 500) {
    return misconfigured(
      `The model's server refused the request (status ${status}). Check the model’s name (Model in the admin pages, or PANEL_MODEL).`,
    )
  }
  return {
    code: 'model_unreachable',
    message: `The model service is out of order at the moment. ${later}`,
    hint: `The model's server at ${address} failed (status ${status}).`,
  }
}

function connectionSentence(code: string, address: string): string {
  if (/CERT|SELF_SIGNED|ISSUER/.test(code)) return `The certificate of ${address} is not valid.`
  if (/SSL|TLS|EPROTO/.test(code)) return `${address} does not speak TLS as https needs.`
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return `The name in ${address} cannot be resolved.`
  if (/REFUSED|UNREACH|CONNECT_TIMEOUT/.test(code)) return `Nothing answers at ${address}.`
  return `The connection to the model's server at ${address} broke.`
}
