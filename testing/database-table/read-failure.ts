import { OutboundError } from '@/lib/http/outbound-error'
import { SourceError } from '@/lib/sources/source-error'

/** Returns the code, message and hint that a read fails with; throws if it ends any other way. */
export async function readFailure(
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
