import { OutboundError } from '@/lib/http/outbound-error'
import type { Validators } from '@/lib/http/requests/guarded-fetch'
import { describeStatus, statusError } from '@/lib/http/responses/describe-status'
import type { ConnectorIO, FetchResult } from '@/lib/sources/connector'
import { EntrySkipped } from '@/lib/sources/source-error'
import { isRecord } from '@/lib/text/is-empty'
import { storableJson } from '@/lib/text/storable-json'

/** Errors that the document causes and not its server; retrying alone would not help. */
const documentFaults: ReadonlySet<string> = new Set([
  'not-json',
  'not-utf8',
  'too-large',
  'bad-encoding',
  'address-refused',
  'redirect-refused',
  'too-many-redirects',
])

/**
 * Fetches one bible (spec/service#2.4). Throws EntrySkipped when it is missing or malformed (spec/service#3, #7) and
 * OutboundError when its server is at fault.
 */
export async function fetchBible(
  url: string,
  io: ConnectorIO,
  known: Validators | undefined,
): Promise<FetchResult<Record<string, unknown>>> {
  try {
    const response = await io.fetch({ url, signal: io.signal, ...(known ? { validators: known } : {}) })
    if (response.notModified) return { notModified: true, validators: response.validators }
    if (response.status !== 200) {
      if (isMissing(response.status)) throw new EntrySkipped(missing(describeStatus(response).message))
      throw statusError(response)
    }
    const bible = storableJson(response.json(), io.note, response.bytes)
    if (!isRecord(bible)) throw new EntrySkipped('The bible is not a JSON object.')
    return { notModified: false, content: bible, validators: response.validators }
  } catch (error) {
    if (error instanceof OutboundError && documentFaults.has(error.code))
      throw new EntrySkipped(`We can’t use the bible. ${error.message}`)
    throw error
  }
}

// Storage that does not let the public list files answers 403 for a missing file.
const isMissing = (status: number): boolean =>
  status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429

const missing = (what: string): string => `The bible is missing. ${what}`
