import { OutboundError } from '@/lib/http/outbound-error'
import { describeStatus } from '@/lib/http/responses/describe-status'
import type { ConnectorIO } from '@/lib/sources/connector'
import { EntrySkipped } from '@/lib/sources/source-error'
import { pauseError } from './host-error'
import { maxRepositoryFileBytes } from './tree'

/**
 * Reads one file by its address. Throws EntrySkipped if the file is at fault, and OutboundError if its host is or
 * asks for a pause.
 */
export async function readFileAt(
  url: string,
  io: ConnectorIO,
  headers: Record<string, string> = {},
): Promise<Uint8Array> {
  try {
    const response = await io.fetch({ url, headers, signal: io.signal, maxBytes: maxRepositoryFileBytes })
    if (response.status === 200) return response.bytes
    const pause = pauseError(response, io.now())
    if (pause) throw pause
    const described = describeStatus(response)
    if (response.status === 404 || response.status === 410)
      throw new EntrySkipped('The file is listed but no longer exists.')
    throw new OutboundError('bad-status', { ...described, status: response.status })
  } catch (error) {
    if (error instanceof OutboundError && error.code === 'too-large')
      throw new EntrySkipped(tooLarge, { permanent: true })
    throw error
  }
}

export const tooLarge = 'The file is larger than 1 MB.'
