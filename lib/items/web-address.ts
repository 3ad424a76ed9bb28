/**
 * A full http(s) address that can stand in Markdown; relative ones are resolved against the base. Undefined for anything
 * else: other schemes, user names, places on the same page, more than 2,048 characters.
 */
export function webAddress(text: string, baseUrl: string | undefined): string | undefined {
  const value = text.trim()
  if (value === '' || value.startsWith('#') || value.length > 2_048) return undefined
  const url = URL.parse(value, baseUrl)
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  const { href } = url
  return special.test(href) ? href.replace(/[()\\|]/g, encoded) : href
}

const special = /[()\\|]/
const encoded = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
