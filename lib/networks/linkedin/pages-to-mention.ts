import { pageUrn } from './author'

/** A company page that posts may mention: its name as it stands there, and the id that mentions need. */
export type MentionedPage = { name: string; urn: string }

/** What may be entered: lines of a name, "=", and the page's number or an address that has it; some may be empty. */
export const pagesForm =
  /^(?:[^\S\n]*(?:[^\s=@][^=@\n]{0,99}=[^\S\n]*(?:https:\/\/(?:www\.)?linkedin\.com\/(?:company|showcase|school)\/)?\d{1,20}(?:\/[\w/-]{0,100})?[^\S\n]*)?(?:\n|$))*$/

/** The pages in what was entered for a channel; none where there is nothing. Pure. */
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
