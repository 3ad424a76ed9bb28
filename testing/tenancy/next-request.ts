import { AsyncLocalStorage } from 'node:async_hooks'

// What Next provides to code that runs inside a request. Tests run actions and routes without a server, so this
// replaces the framework (and nothing of ours): the same names, fed by `asRequest`.
const requests = new AsyncLocalStorage<Headers>()

/** Runs `work` as if it were inside a request with these headers. */
export const asRequest = <T>(headers: Headers, work: () => Promise<T>): Promise<T> =>
  requests.run(headers, work)

export async function headers(): Promise<Headers> {
  return requests.getStore() ?? new Headers()
}

type Cookie = { name: string; value: string }

export async function cookies() {
  const all: Cookie[] = ((await headers()).get('cookie') ?? '')
    .split(/;\s*/)
    .filter(Boolean)
    .map((pair) => ({ name: pair.slice(0, pair.indexOf('=')), value: pair.slice(pair.indexOf('=') + 1) }))
  return {
    get: (name: string) => all.find((cookie) => cookie.name === name),
    getAll: () => all,
    has: (name: string) => all.some((cookie) => cookie.name === name),
    set: () => undefined,
    delete: () => undefined,
  }
}

export async function draftMode() {
  return { isEnabled: false }
}

export const revalidatePath = (): void => undefined
export const revalidateTag = (): void => undefined
export const refresh = (): void => undefined
