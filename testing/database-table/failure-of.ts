import { OutboundError } from '@/lib/http/outbound-error'
import { SourceError } from '@/lib/sources/source-error'

/** The code, words and hint a reading ends with; fails when it ends otherwise. */
export async function wordsOf(
  work: Promise<unknown>,
): Promise<{ code: string; message: string; hint: string }> {
  try {
    await work
  } catch (error) {
    if (error instanceof SourceError || error instanceof OutboundError)
      return { code: error.code, message: error.message, hint: error.hint }
    throw error
  }
  throw new Error('it did not fail')
}
