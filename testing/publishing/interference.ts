import { lostAnswerHeader } from '@/lib/sandbox/serve'

/** Interferes between a call and its network: it may let the call arrive, and its result is the response. */
export type Interference = (arrives: () => Promise<Response>, request: Request) => Promise<Response>

/** The connection breaks instead of a response. */
export const lost = (): Response => new Response(null, { status: 502, headers: { [lostAnswerHeader]: '1' } })

/** Interference with the decisive call, and whether the post exists on the network afterwards. */
export type Interruption = readonly [there: boolean, Interference]
export const breaksBefore: Interruption = [false, async () => lost()]
export const errorAfter: Interruption = [
  true,
  (arrives) => arrives().then(() => new Response('', { status: 500 })),
]
export const breaksAfter: Interruption = [true, (arrives) => arrives().then(lost)]

/** The route to a network, on which calls can be interfered with. */
export type NetworkRoute = {
  /** Interferes with the next call only. */
  next(interference: Interference): void
  /** Interferes with every call from now on; undefined ends it. */
  all(interference: Interference | undefined): void
  /** The network's response to a call, without interference. */
  serve(request: Request): Promise<Response>
}

/** Creates a route to whatever answers the calls; calls are made through `go`. */
export function createRoute(
  serve: NetworkRoute['serve'],
): NetworkRoute & { go(request: Request): Promise<Response> } {
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

/** Returns the same call with a different secret. */
export function withOtherSecret(request: Request, secret: string): Request {
  const other = [...secret].reverse().join('')
  const headers = new Headers(
    [...request.headers].map(([name, value]) => [name, value.replaceAll(secret, other)] as [string, string]),
  )
  const { method, body } = request
  const address = request.url.replaceAll(secret, other)
  return new Request(address, { method, headers, ...(body ? { body, duplex: 'half' } : {}) } as RequestInit)
}
