/**
 * Whether the page may load itself anew without anybody having asked for it: always, unless somebody has typed something. Then the session is
 * looked at first, since a page that comes anew without one leads to the sign-in, and what was typed is lost. Serves spec/planning#4.
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

/** Whether a field of the page holds something else than it came with. */
const holdsTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input')].some(
    (field) => (isTextField(field) && field.value !== field.defaultValue) || field === document.activeElement,
  )

const isTextField = (field: HTMLTextAreaElement | HTMLInputElement): boolean =>
  field instanceof HTMLTextAreaElement || !['checkbox', 'radio', 'file', 'hidden'].includes(field.type)
