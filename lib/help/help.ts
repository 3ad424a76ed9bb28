/** The pages of the help in the order in which they are listed; each is docs/help/<name>.md. */
export const helpNames = [
  'first-steps',
  'sources',
  'voice',
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

/** The anchor of a heading: "Posts on hold" is `posts-on-hold`. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-')

/** A page of the help from its Markdown: its title and its sections with their texts. */
export function pageOf(name: HelpName, text: string): HelpPage {
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

/** Without the marks of Markdown, on one line. */
const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]{0,200})\]\([^)]{0,300}\)/g, '$1')
    .replace(/^[|\s:-]+$/gm, '')
    .replace(/[*`|]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export type HelpHit = { page: HelpPage; section: HelpSection }

/**
 * The sections that hold every word of what was typed, in heading or text, without regard to case; those with all of it in the heading come
 * first. Takes the pages; gives twenty at most.
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
