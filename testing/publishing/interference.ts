import { lostAnswerHeader } from '@/lib/sandbox/serve'

/** What stands between a call and its network: it may let it arrive, and what it gives is the answer. */
export type Interference = (arrives: () => Promise<Response>, request: Request) => Promise<Response>

/** The connection breaks instead of an answer. */
export const lost = (): Response => new Response(null, { status: 502, headers: { [lostAnswerHeader]: '1' } })

/** What stands in the way of the call that counts, and whether the post is there behind it. */
export type Cut = readonly [there: boolean, Interference]
export const breaksBefore: Cut = [false, async () => lost()]
export const errorAfter: Cut = [true, (arrives) => arrives().then(() => new Response('', { status: 500 }))]
export const breaksAfter: Cut = [true, (arrives) => arrives().then(lost)]

/** The way to a network, in which something may stand. */
export type Way = {
  /** Stands in the way of the next call alone. */
  next(interference: Interference): void
  /** Stands in the way of every call from now on; undefined ends it. */
  all(interference: Interference | undefined): void
  /** The network's answer to a call, with nothing in its way. */
  serve(request: Request): Promise<Response>
}

/** The way to what answers calls; `go` is how calls take it. */
export function wayTo(serve: Way['serve']): Way & { go(request: Request): Promise<Response> } {
  let next: Interference | undefined
  let all: Interference | undefined
  return {
    next: (interference) => {
      next = interference
    },
    all: (interference) => {
      all = interference
    },
    serve,
    go(request) {
      const interference = next ?? all
      next = undefined
      const arrives = () => serve(request)
      return interference ? interference(arrives, request) : arrives()
    },
  }
}

/** The same call with another secret than the one that it has. */
export function withOtherSecret(request: Request, secret: string): Request {
  const other = [...secret].reverse().join('')
  const headers = new Headers(
    [...request.headers].map(([name, value]) => [name, value.replaceAll(secret, other)] as [string, string]),
  )
  const { method, body } = request
  const address = request.url.replaceAll(secret, other)
  return new Request(address, { method, headers, ...(body ? { body, duplex: 'half' } : {}) } as RequestInit)
}
