/** The help pages in the order in which they are listed; each is docs/help/<name>.md. */
export const helpNames = [
  'first-steps',
  'sources',
  'voice',
  'models',
  'media',
  'threads',
  'videos',
  'review',
  'corrections',
  'calendar',
  'topics',
  'channels',
  'networks',
  'approval-links',
  'notifications',
  'sign-in',
  'api',
] as const
export type HelpName = (typeof helpNames)[number]

export type HelpSection = { anchor: string; heading: string; text: string }
export type HelpPage = { name: HelpName; title: string; text: string; sections: HelpSection[] }

/** Returns a heading's anchor: "Posts on hold" becomes `posts-on-hold`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')

/** Parses a help page from its Markdown: its title and its sections with their text. */
export function parseHelpPage(name: HelpName, text: string): HelpPage {
  const [intro = '', ...parts] = text.split(/^## /m)
  const [title = '', ...opening] = intro.replace(/^# /, '').split('\n')
  const sections = parts.map((part) => {
    const [heading = '', ...lines] = part.split('\n')
    return { anchor: anchorOf(heading), heading, text: plain(lines.join('\n')) }
  })
  return {
    name,
    title,
    text,
    sections: [{ anchor: '', heading: title, text: plain(opening.join('\n')) }, ...sections],
  }
}

/** Strips Markdown syntax and joins everything on one line. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]{0,200})\]\([^)]{0,300}\)/g, '$1')
    .replace(/^[|\s:-]+$/gm, '')
    .replace(/[*`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export type HelpHit = { page: HelpPage; section: HelpSection }

/**
 * Returns the sections that contain every word typed, in title, heading or text, ignoring case; those with all
 * words in the heading come first. Takes the pages; returns at most twenty.
 */
export function searchHelp(pages: readonly HelpPage[], typed: string): HelpHit[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)
  if (words.length === 0) return []
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const hits = pages.flatMap((page) =>
    page.sections
      .filter(({ heading, text }) => holds(`${page.title} ${heading} ${text}`))
      .map((section) => ({ page, section })),
  )
  const rank = ({ section }: HelpHit) => (holds(section.heading) ? 0 : holds(section.text) ? 1 : 2)
  return hits.sort((a, b) => rank(a) - rank(b)).slice(0, 20)
}
