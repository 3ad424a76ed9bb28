/** What stands before the last " | " or " – " of a title, and what stands behind it. */
const parted = /^([^\n]{3,}\S)\s+[|·–—-]\s+([^|·–—\n]{2,60})$/u

const wordsIn = (text: string): number => text.split(/\s+/u).length
const signs = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/**
 * A title as readers say it: without the name of the site that pages put behind it ("… | Harbour Gazette", "… – example.org"). A
 * short tail behind " | " is taken for one; behind a dash only what the host of the item's address is called. Pure.
 */
export function saidTitle(title: string, url: string | null): string {
  const [, head, tail] = parted.exec(title.trim()) ?? []
  if (head === undefined || tail === undefined) return title
  const host = signs((URL.parse(url ?? '')?.hostname ?? '').replace(/^www\./u, '').replace(/\.[a-z]+$/u, ''))
  const site = signs(tail.replace(/\.[a-z]{2,10}$/iu, ''))
  const isHost =
    site.length > 2 && host !== '' && (host.includes(site) || (host.length > 4 && site.includes(host)))
  const isTail = title.includes(` | ${tail}`) && wordsIn(head) > 2 && wordsIn(tail) <= 4 && !/\d/u.test(tail)
  return isHost || isTail ? head.trim() : title
}

/** What may be said of a title in full: its part before the last sign that parts it. Undefined where it has none. Pure. */
export const beginningOfTitle = (title: string): string | undefined => parted.exec(title.trim())?.[1]?.trim()

/** "how-we-fixed-it": a part of an address, no title. */
export const isSlug = (title: string): boolean =>
  /^[\p{Ll}\p{N}]+(?:[-_][\p{Ll}\p{N}]+)+$/u.test(title.trim())

/** The words of a part of an address, as a title has them: "how-we-fixed-it" is "How we fixed it". Pure. */
export const fromSlug = (title: string): string => {
  const words = title.trim().split(/[-_]+/u).join(' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
