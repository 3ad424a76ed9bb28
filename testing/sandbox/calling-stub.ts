import type { Stub } from '@/lib/networks/stub'
import { askStub, memoryWorld } from './memory-world'

/** A call with a JSON body. */
export const json = (value: unknown, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
})
export const fileOf = (bytes: Uint8Array<ArrayBuffer>, type: string) => new File([bytes], 'file', { type })
/** A call with a form body. */
export const formOf = (fields: Record<string, string | File>): RequestInit => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  return { method: 'POST', body }
}

/** Creates a simulated network without a database, and a caller with a token for these scopes. */
export function callingStub(stub: Stub, scopes: string[]) {
  const world = memoryWorld(stub, 'https://network.test/api')
  const authorization = `Bearer ${world.token(scopes)}`
  const call = async (path: string, init: RequestInit & { duplex?: 'half' } = {}) => {
    const headers = new Headers({ authorization })
    for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
    const response = await askStub(stub, world, new Request(`${world.url}${path}`, { ...init, headers }))
    const text = await response.text()
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined,
    }
  }
  return { world, call }
}
export type CallStub = ReturnType<typeof callingStub>['call']
