import { createClient } from '#api/client/client.ts'
import { ApiFailure } from '#api/client/failure.ts'
import { earlyAccessMessage, emailRequired } from '#api/contracts/early-access-words.ts'
import { showNotice } from './notice.ts'

const client = createClient({ baseUrl: '' })

export function enhance(form: HTMLFormElement): void {
  const input = form.querySelector('input')
  const button = form.querySelector('button')
  if (!input || !button) return
  // An empty field gets our own message; the browser validates the rest.
  form.noValidate = true
  input.addEventListener('input', () => setFieldError(input, null))
  form.addEventListener('submit', event => {
    event.preventDefault()
    if (!button.disabled) void submit(input, button)
  })
}

/** If no address was entered, shows a notice that says so, and returns true. */
export function reportEmptyEmail(input: HTMLInputElement): boolean {
  if (input.value.trim() !== '') return false
  setFieldError(input, null)
  input.setAttribute('aria-invalid', 'true')
  input.focus()
  showNotice({ title: 'Email required', text: emailRequired, error: true })
  return true
}

async function submit(input: HTMLInputElement, button: HTMLButtonElement): Promise<void> {
  const email = input.value.trim()
  if (reportEmptyEmail(input)) return
  if (!input.reportValidity()) return
  setFieldError(input, null)
  const done = showPending(button)
  try {
    const { message } = await client.call('requestEarlyAccess', { body: { email } })
    input.value = ''
    showNotice({ title: 'Success!', text: message || earlyAccessMessage })
  } catch (error) {
    console.error('Early access failed', error)
    // The server's reason goes beside the field: the notice has the same text for every failure.
    if (error instanceof ApiFailure && error.status > 0 && error.status < 500) setFieldError(input, error.reason)
    showNotice({
      title: 'Something went wrong',
      text: "We couldn't process your request. Please try again.",
      error: true,
    })
  } finally {
    done()
  }
}

/** Shows progress on the button. Returns a function that restores it, and the focus that a disabled button loses. */
function showPending(button: HTMLButtonElement): () => void {
  const label = button.textContent
  const focused = document.activeElement === button
  button.style.minWidth = `${button.offsetWidth}px`
  button.disabled = true
  const spinner = Object.assign(document.createElement('span'), { className: 'early-spinner' })
  spinner.ariaHidden = 'true'
  button.replaceChildren(spinner, 'Submitting...')
  return () => {
    button.disabled = false
    button.textContent = label
    button.style.minWidth = ''
    if (focused && (document.activeElement === button || document.activeElement === document.body)) button.focus()
  }
}

function setFieldError(input: HTMLInputElement, reason: string | null): void {
  const id = `${input.id}-error`
  const note = `${input.id}-note`
  document.getElementById(id)?.remove()
  input.setAttribute('aria-describedby', reason === null ? note : `${id} ${note}`)
  if (reason === null) input.removeAttribute('aria-invalid')
  else {
    input.setAttribute('aria-invalid', 'true')
    const line = Object.assign(document.createElement('p'), { id, className: 'field-error', textContent: reason })
    document.getElementById(note)?.before(line)
  }
}
