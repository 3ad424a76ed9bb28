import type { Bearer } from '../stub'
import { findOrganizations } from './stub-organizations'

// learn.microsoft.com/linkedin/marketing/community-management/shares/little-text-format of 2026-05 and posts-api,
// read on 2026-11-23: a page is mentioned if the text matches its name exactly, including case; otherwise it stays
// plain text.
const mention = /@\[((?:\\.|[^\]\\]){1,300})\]\(urn:li:organization:(\d{1,20})\)/g

/** Returns little text as people see it, and the pages it mentions. */
export function readLittleText(bearer: Bearer, commentary: string): { text: string; mentions: string[] } {
  const mentions: string[] = []
  const named = commentary.replace(mention, (whole, name: string, id: string, at: number) => {
    if (commentary[at - 1] === '\\') return whole
    const [organization] = findOrganizations(bearer.account, [id])
    if (organization?.name === plain(name)) mentions.push(`urn:li:organization:${id}`)
    return name
  })
  return { text: plain(named), mentions }
}

/** Returns little text as people see it, with the backslashes before reserved characters removed. */
const plain = (commentary: string): string => commentary.replace(/\\([\\|{}@[\]()<>#*_~])/g, '$1')
