import { z } from 'zod'

const withScheme = (value: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value}`

const read = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined)

/**
 * The field of a connector's config for a web address, typed as people type it: `https://` may be left out; a user name,
 * another scheme and what is no address are refused in words. `empty` is said where nothing was entered, `open` why nobody's
 * password belongs into it; `tidy` puts right what is typed before it is looked at. Whether it may be reached is the address
 * rule's business (lib/http).
 */
export const webAddressField = (words: { empty: string; open: string; tidy?: (value: string) => string }) =>
  z
    .string()
    .trim()
    .min(1, words.empty)
    .max(2000, 'The address is too long.')
    .refine((value) => !/\p{Cc}/u.test(value), {
      error: 'The address contains a line break or another control character. Enter it again.',
    })
    .transform((value) => withScheme(words.tidy ? words.tidy(value) : value))
    .refine((value) => /^https?:$/.test(read(value)?.protocol ?? ''), {
      error: 'Enter an address that starts with https://.',
    })
    .refine((value) => (read(value)?.username ?? '') === '' && (read(value)?.password ?? '') === '', {
      error: `Leave out the user name and password: ${words.open}`,
    })

/** The same, with what comes after # left out: that never reaches a server. */
export const pageAddressField = (words: Parameters<typeof webAddressField>[0]) =>
  webAddressField(words).transform((value) => {
    const url = read(value)
    if (!url) return value
    url.hash = ''
    return url.href
  })
