import type { GuardedResponse } from '@/lib/http/requests/guarded-fetch'
import { parseJsonObject, readText } from '../outcomes'
import type { ChangeIo } from '../publisher'
import { collection, procedure, query } from './xrpc'

type Io = ChangeIo<'fields'>

/** Stores a record under a key; with `swapRecord: null` only if nothing is stored there yet. */
export const putRecord = (io: Io, input: { rkey: string; record: object; swapRecord?: null }) =>
  procedure(io, 'com.atproto.repo.putRecord', { json: { repo: io.channel.remoteId, collection, ...input } })

export type RecordLookup =
  | { kind: 'there'; value: unknown; cid: string | undefined }
  | { kind: 'absent' }
  | { kind: 'unclear'; answer: GuardedResponse }

/** Reads the record stored under a key. */
export async function readRecord(io: Io, rkey: string): Promise<RecordLookup> {
  const parameters = { repo: io.channel.remoteId ?? '', collection, rkey }
  const answer = await query(io, 'com.atproto.repo.getRecord', parameters)
  const body = parseJsonObject(answer)
  if (answer.status === 200) return { kind: 'there', value: body.value, cid: readText(body, 'cid') }
  return readText(body, 'error') === 'RecordNotFound' ? { kind: 'absent' } : { kind: 'unclear', answer }
}

/** Deletes the record stored under a key; not an error if there is none. */
export const deleteRecord = (io: Io, rkey: string) =>
  procedure(io, 'com.atproto.repo.deleteRecord', { json: { repo: io.channel.remoteId, collection, rkey } })
