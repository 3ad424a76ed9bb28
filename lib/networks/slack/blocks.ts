import { findAddresses } from '@/lib/text/text-entities'

type Element = { type: 'text'; text: string } | { type: 'link'; url: string }

/**
 * Converts a text to rich text, in which no character is markup and only web addresses are links. Source:
 * docs.slack.dev rich text block, checked 2026-11-23.
 */
export function toRichText(text: string): object {
  const elements: Element[] = []
  let at = 0
  const addText = (piece: string) => {
    if (piece !== '') elements.push({ type: 'text', text: piece })
  }
  for (const { from, until, value } of findAddresses(text)) {
    addText(text.slice(at, from))
    elements.push({ type: 'link', url: value })
    at = until
  }
  addText(text.slice(at))
  return { type: 'rich_text', elements: [{ type: 'rich_text_section', elements }] }
}

/** Escapes the three special characters in a message's plain text, which notifications show. */
export const escapeMessageText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
