/**
 * Returns the beginning of a Markdown text as plain text, without its first heading and markup, for lists and
 * previews.
 */
export function excerptOf(markdown: string, length = 280): string {
  const plain = markdown
    .replace(/^#[^\n]*\n+/, '')
    .replace(/^#{1,6}\s+(.*)$/gm, '$1:')
    .replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1')
    .replace(/^[-*+]\s+/gm, '')
    .replace(/(\*\*|__|`)/g, '')
    .replace(/(^|[\s(])[*_](\S[^*_\n]*\S)[*_](?=[\s).,]|$)/g, '$1$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= length) return plain
  const cut = plain.slice(0, length)
  const end = Math.max(cut.lastIndexOf(' '), length - 40)
  return `${cut.slice(0, end).replace(/(?<![\s.,;:…(–-])[\s.,;:…(–-]+$/u, '')}…`
}
