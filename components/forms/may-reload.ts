/**
 * Whether the page may reload without the user asking for it: always, unless something has been typed. In that case
 * the session is checked first, since reloading without one redirects to the sign-in page and loses the typed text.
 * Serves spec/planning#4.
 */
export async function mayReload(): Promise<boolean> {
  if (!holdsTypedText()) return true
  try {
    const answer = await fetch('/api/me/writing-style', { headers: { Accept: 'application/json' } })
    return answer.status !== 401
  } catch {
    return false
  }
}

/** Whether any text field differs from its initial value, or any field has the focus. */
const holdsTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input')].some(
    (field) => (isTextField(field) && field.value !== field.defaultValue) || field === document.activeElement,
  )

const isTextField = (field: HTMLTextAreaElement | HTMLInputElement): boolean =>
  field instanceof HTMLTextAreaElement || !['checkbox', 'radio', 'file', 'hidden'].includes(field.type)
