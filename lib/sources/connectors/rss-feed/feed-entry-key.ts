import { hash } from 'node:crypto'
import { contentHash } from '@/lib/text/content-hash'
import type { FeedEntry } from './feed'

const maxLength = 255

/**
 * Returns an entry's identity: its guid or id, otherwise its address, otherwise a hash of title and date, otherwise
 * of all its content. Undefined if it is empty. Serves spec/security#2.7.
 */
export function feedEntryKey({ id, link, fields }: FeedEntry): string | undefined {
  const declaredId = clean(id) ?? clean(link)
  if (declaredId !== undefined) return declaredId.length <= maxLength ? declaredId : hashed(declaredId)
  const { title, pubDate, published, updated, date_published } = fields
  const date = pubDate ?? published ?? updated ?? date_published ?? fields['dc:date']
  if (title !== undefined || date !== undefined) return hashed(JSON.stringify([title, date]))
  return Object.keys(fields).length === 0 ? undefined : `sha256:${contentHash(fields)}`
}

const hashed = (text: string): string => `sha256:${hash('sha256', text, 'base64url')}`

function clean(text: string | undefined): string | undefined {
  const one = text
    ?.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .toWellFormed()
  return one || undefined
}
