import { z } from 'zod'

const withScheme = (value: string): string =>
  /^[a-z][a-z\d+.-]*:\/\//i.test(value) ? value : `https://${value}`

const read = (value: string): URL | undefined => (URL.canParse(value) ? new URL(value) : undefined)

/**
 * Config field for a web address as people type it: `https://` is optional; user names, other schemes and invalid
 * addresses are rejected with a message. `empty` is the message for an empty field, `credentialsHint` explains why no
 * password belongs in it; `normalize` corrects the input before it is validated. Whether the address may be reached is
 * decided by the address rule (lib/http).
 */
export const webAddressField = (words: {
  empty: string
  credentialsHint: string
  normalize?: (value: string) => string
}) =>
  z
    .string()
    .trim()
    .min(1, words.empty)
    .max(2000, 'The address is too long.')
    .refine((value) => !/\p{Cc}/u.test(value), {
      error: 'The address contains a line break or another control character. Enter it again.',
    })
    .transform((value) => withScheme(words.normalize ? words.normalize(value) : value))
    .refine((value) => /^https?:$/.test(read(value)?.protocol ?? ''), {
      error: 'Enter an address that starts with https://.',
    })
    .refine((value) => (read(value)?.username ?? '') === '' && (read(value)?.password ?? '') === '', {
      error: `Leave out the user name and password: ${words.credentialsHint}`,
    })

/** Like `webAddressField`, without the fragment after #, which is never sent to a server. */
export const pageAddressField = (words: Parameters<typeof webAddressField>[0]) =>
  webAddressField(words).transform((value) => {
    const url = read(value)
    if (!url) return value
    url.hash = ''
    return url.href
  })
