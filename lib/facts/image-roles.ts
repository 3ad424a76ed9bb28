import type { FactImage } from './schemas'

const within = (pattern: string): RegExp =>
  new RegExp(`(?:^|[^a-z])(?:${pattern})(?:[^a-z]|s?$|s[^a-z])`, 'i')
const logo = within(
  'logo|logotype|wordmark|brandmark|favicon|crest|wappen|emblem|default-og|og-default|default-share|default-image',
)
const sponsor = within(
  'sponsor|partner|fund|funder|stiftung|supporter|gefördert|förderer|funded|eu-flag|powered-by',
)
const avatar = within('avatar|gravatar|author|profile[-_ ]?(?:pic|photo|image)|headshot|userpic|byline|autor')
const decoration = within(
  'icon|sprite|badge|button|arrow|divider|separator|spacer|pixel|tracking|bullet|banner|trenner|trennlinie|background|bg|pattern|ornament|placeholder|emoji|share|banner-ad|spinner|loader',
)

/**
 * What an image is for, by its address and the source's own words about it. Only a `subject` shows what an item is about: a logo
 * or an avatar never leads a post (spec/writing#5). Pure.
 */
export function roleOfImage(url: string, alt: string): FactImage['role'] {
  const path = pathOf(url)
  for (const [role, pattern] of [
    ['sponsor', sponsor],
    ['logo', logo],
    ['avatar', avatar],
    ['decoration', decoration],
  ] as const)
    if (pattern.test(path) || (alt.length <= 60 && pattern.test(alt))) return role
  return /\.(?:ico|cur)$/i.test(path) ? 'decoration' : 'subject'
}

/** Words of the file and its nearest folder; a host or a far folder says nothing of one picture. */
function pathOf(url: string): string {
  try {
    const { pathname, hostname } = new URL(url)
    const host = /gravatar|shields\.io|badge/i.exec(hostname)?.[0] ?? ''
    return `${host} ${decodeURIComponent(pathname.split('/').slice(-2).join(' '))}`
  } catch {
    return url
  }
}

/** An alt text that says something: a file name, a number or "image" does not. Pure. */
export const tellingAlt = (alt: string): string =>
  /\.(?:jpe?g|png|gif|webp|avif|svg|heic)\b|^(?:image|img|photo|picture|bild|foto|dsc|untitled|screenshot)?[\s_\-\d]*$/iu.test(
    alt.trim(),
  ) ||
  (/^[\w-]+$/u.test(alt.trim()) && /\d{3}/.test(alt))
    ? ''
    : alt.replace(/\s+/gu, ' ').trim()
