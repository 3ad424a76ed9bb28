import type { OrgContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { OutboundError } from '@/lib/http/outbound-error'
import { createGuardedFetch } from '@/lib/http/requests/guarded-fetch'
import { isRecord } from '@/lib/text/is-empty'
import { ollamaHosts, privateModelHosts } from '../models/find-model'

export type FoundOllama = { base_url: string; models: string[] }

/**
 * Returns the address at which a workspace may look for Ollama on this computer; undefined if the operator does not
 * allow it.
 */
export async function ollamaAddress(ctx: { orgId: string }): Promise<string | undefined> {
  const hosts = await privateModelHosts(ctx)
  const host = ollamaHosts.find((one) => hosts.includes(one))
  return host && `http://${host}`
}

/**
 * Looks for Ollama on the computer that runs Tributary, at an admin's request. Returns its address and its models;
 * nothing is stored or used. Throws `not-found` if the operator does not allow it, `upstream-failed` if nothing
 * answers. Serves spec/writing#4, docs/decisions/0120. `at` is for tests.
 */
export async function findOllama(ctx: OrgContext<'manage'>, at?: string): Promise<FoundOllama> {
  const origin = at ?? (await ollamaAddress(ctx))
  if (origin === undefined) throw new AppError('not-found')
  const fetch = createGuardedFetch({ privateHostsAllowed: [new URL(origin).host] })
  try {
    const answer = await fetch({
      url: `${origin}/api/tags`,
      deadlineMs: 3_000,
      maxBytes: 1024 * 1024,
      followRedirects: false,
    })
    const models =
      answer.status === 200 ? modelNames(JSON.parse(Buffer.from(answer.bytes).toString())) : undefined
    if (models === undefined) throw notThere()
    return { base_url: `${origin}/v1`, models }
  } catch (error) {
    if (error instanceof OutboundError || error instanceof SyntaxError) throw notThere()
    throw error
  } finally {
    await fetch.close()
  }
}

const notThere = () =>
  new AppError('upstream-failed', {
    detail: 'Ollama doesn’t answer on this computer.',
    hint: 'Start Ollama, pull a model, for example with “ollama pull qwen3”, and try again.',
  })

function modelNames(answer: unknown): string[] | undefined {
  if (!isRecord(answer) || !Array.isArray(answer.models)) return undefined
  return answer.models.flatMap((one: unknown) =>
    isRecord(one) && typeof one.name === 'string' ? [one.name.slice(0, 200)] : [],
  )
}
