import { pageWords } from '@/lib/errors'

/** The sentence and the hint of a failed request to one of our routes, as a page says them. Takes its problem body. */
export function problemWords(body: unknown): { message: string; hint: string | undefined } {
  const { code, detail, hint } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  return pageWords({
    code: String(code),
    message: typeof detail === 'string' ? detail : 'The server returned an unexpected answer.',
    hint: typeof hint === 'string' ? hint : undefined,
  })
}
