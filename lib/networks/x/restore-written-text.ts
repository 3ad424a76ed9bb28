import { readText } from '../outcomes'

type Address = { url: string; expanded: string; picture: boolean }

/**
 * Restores a post's text as its author wrote it: expands X's short addresses, removes that of the picture, and
 * unescapes & < >.
 */
export function restoreWrittenText(tweet: unknown): string {
  let text = readText(tweet, 'note_tweet', 'text') ?? fullText(tweet)
  for (const { url, expanded, picture } of addressesOf(tweet))
    text = text.replace(url, picture ? '' : expanded)
  return text.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')
}

/** Whether two texts are the same post, ignoring differences in whitespace and in the scheme of addresses. */
export const isSamePost = (a: string, b: string): boolean => plain(a) === plain(b)

const plain = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/https?:\/\//gi, '')
    .replace(/(?<!\/)\/+(?=\s|$)/g, '')
    .replace(/\s+/gu, ' ')
    .trim()

function fullText(tweet: unknown): string {
  if (tweet === null || typeof tweet !== 'object' || !('text' in tweet)) return ''
  return typeof tweet.text === 'string' ? tweet.text : ''
}

function addressesOf(tweet: unknown): Address[] {
  if (tweet === null || typeof tweet !== 'object' || !('entities' in tweet)) return []
  const { entities } = tweet
  if (entities === null || typeof entities !== 'object' || !('urls' in entities)) return []
  if (!Array.isArray(entities.urls)) return []
  return entities.urls.flatMap((entry: unknown) => {
    const url = readText(entry, 'url')
    const expanded = readText(entry, 'expanded_url')
    return url && expanded
      ? [{ url, expanded, picture: /\/status\/\d+\/(photo|video)\/\d+$/.test(expanded) }]
      : []
  })
}
