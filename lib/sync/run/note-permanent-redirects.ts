import type { ConnectorIO } from '@/lib/sources/connector'

/**
 * Wraps `io` for reading the index: notes when an address has moved permanently, so that someone enters the new
 * one.
 */
export function notePermanentRedirects<IO extends ConnectorIO>(io: IO): IO {
  return {
    ...io,
    fetch: async (request) => {
      const response = await io.fetch(request)
      if (response.movedTo !== undefined && URL.canParse(request.url))
        io.note(
          `${new URL(request.url).host} says that this address has moved permanently to ${redactAddress(response.movedTo)}. ` +
            'We still follow the redirect. Update the address of the source before the redirect ends.',
        )
      return response
    },
  }
}

/** Leaves out parts that may be secret. */
function redactAddress(address: string): string {
  const { origin, pathname } = new URL(address)
  return `${origin}${pathname}`.slice(0, 300)
}
