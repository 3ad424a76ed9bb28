import { pageUrn } from './author'

/** A company page that posts may mention: its name exactly as on LinkedIn, and the URN that mentions need. */
export type MentionedPage = { name: string; urn: string }

/**
 * Allowed input: lines with a name, "=", and the page's number or an address that contains it. Lines may be empty.
 */
export const pagesPattern =
  /^(?:[^\S\n]*(?:[^\s=@][^=@\n]{0,99}=[^\S\n]*(?:https:\/\/(?:www\.)?linkedin\.com\/(?:company|showcase|school)\/)?\d{1,20}(?:\/[\w/-]{0,100})?[^\S\n]*)?(?:\n|$))*$/

/** Parses the pages entered for a channel; an empty list if there are none. Pure. */
export const pagesIn = (entered: unknown): MentionedPage[] =>
  typeof entered === 'string'
    ? entered.split('\n').flatMap((one) => {
        const at = one.indexOf('=')
        const name = one.slice(0, Math.max(at, 0)).trim()
        const id = /^(?:https:\/\/(?:www\.)?linkedin\.com\/[a-z]{1,10}\/)?(\d{1,20})(?:\/|$)/.exec(
          one.slice(at + 1).trim(),
        )?.[1]
        return name && id ? [{ name, urn: pageUrn(id) }] : []
      })
    : []
