import type { ConnectorIO } from '@/lib/sources/connector'

/** Reading the index with this, a run notes when an address has moved for good, so that somebody enters the new one. */
export function noticeMoves<IO extends ConnectorIO>(io: IO): IO {
  return {
    ...io,
    fetch: async (request) => {
      const response = await io.fetch(request)
      if (response.movedTo !== undefined && URL.canParse(request.url))
        io.note(
          `${new URL(request.url).host} says that this address has moved permanently to ${shown(response.movedTo)}. ` +
            'We still follow the redirect. Update the address of the source before the redirect ends.',
        )
      return response
    },
  }
}

/** Without what may be secret. */
function shown(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`.slice(0, 300)
}
