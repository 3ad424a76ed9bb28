import type { ContentKind, FactImage } from '../schemas'

/** What is known about an item when the role of one of its images is determined. */
export type ImageContext = {
  kind: ContentKind
  title: string
  /** Who wrote or published it, according to its fields and bylines. */
  authors: readonly string[]
  publishers: readonly string[]
  isFeatured: boolean
}

/** Matches a whole word of an address, delimited by anything but letters, also with a plural s. */
const createWordPattern = (pattern: string): RegExp =>
  new RegExp(`(?:^|[^a-z])(?:${pattern})(?:[^a-z]|s?$|s[^a-z])`, 'i')

const sponsor = createWordPattern(
  'sponsor(?:en|ing|ed|er)?|fund|stiftung|foundation|partners?|partnerlogos?|funders?|funding|supporters?|supported|gefoerdert|gefördert|foerderer|förderer|foerderung|förderung|funded|co-?funded|eu-flag|eu-flagge|europaeische-union|powered-by|mit-unterstuetzung|unterstuetzer|mecenes?|mécènes?|patrocinador(?:es)?|patrocinio|sponsorzy|presented-by|praesentiert|lottery-funded|ministerium|sparkasse|volksbank|raiffeisenbank|soutien|financed',
)
const sponsorAltPattern =
  /\b(?:sponsor\p{L}*|(?:gold|silver|silber|main|haupt|media|medien)[ -]?partner|(?:supported|funded|sponsored|presented|made possible) by|with (?:the )?support (?:of|from)|gefördert (?:durch|von|aus)|unterstützt (?:durch|von)|mit (?:freundlicher )?unterstützung|avec le soutien|con el apoyo|con il (?:sostegno|contributo|patrocinio)|dofinansowan\p{L}*|mede mogelijk|förderlogo|kofinanziert|co-?funded)\b/iu
const logo = createWordPattern(
  'logo(?:type|mark)?|[a-z]*logo|wordmark|brandmark|wortmarke|bildmarke|favicon|crest|wappen|emblem|signet|apple-touch-icon|site-icon|default-og|og-default|og-image-default|default-share|share-default|social-default|default-image|fallback-(?:image|og)|brand',
)
const logoAltPattern =
  /\b(?:logo\p{L}*|\p{L}+logo|wappen|emblem|crest|coat of arms|signet|wordmark|brandmark|escudo|blason|stemma|herb|logotipo|logotyp)\b/iu
const avatar = createWordPattern(
  'avatars?|gravatar|authors?|autor(?:in|en)?|auteur|autore|profile[-_ ]?(?:pic|photo|image|picture)?|profilbild|headshots?|userpics?|users?|byline|bylines|contributors?|mugshot|portrait-author|author-portrait|commenters?|staff-photos?|redaktion|host-photo|writers?|columnists?',
)
const avatarAltPattern =
  /\b(?:avatar|profile (?:picture|photo|pic|image)|profilbild|(?:photo|picture|portrait|headshot) of the author|author(?:['’]s)? (?:photo|portrait|picture)|headshot|autor(?:en|in)?(?:foto|bild|portr[äa]t)|(?:foto|bild|porträt) (?:der autorin|des autors|von autor(?:in)?)|photo de (?:l['’]auteur\p{L}*|profil)|foto (?:del autor|de la autora|dell['’]autor\p{L}*|de perfil|profilo)|(?:our|your) (?:writer|host)|\p{L}+redakteur(?:in)?|the author)\b/iu
const decoration = createWordPattern(
  'icons?|ico|sprites?|badges?|buttons?|btn|arrows?|pfeil|chevron|caret|divider|dividers|separator|spacer|pixel|tracking|tracker|beacon|1x1|blank|transparent|bullet|banner|trenner|trennlinie|zierlinie|zierleiste|background|hintergrund|hero-bg|bg|ornament|vignette|flourish|swirl|squiggle|placeholder|platzhalter|dummy|no-?image|noimage|emoji|smiley|social|share-image|facebook|twitter|instagram|linkedin|pinterest|whatsapp|tiktok|spinner|loader|loading|rating|kopfgrafik|qr|qrcode|qr-code|app-?store|google-?play|play-store|payment|payments|paypal|visa|mastercard|klarna|trusted|trusted-shops|trustpilot|siegel|guetesiegel|kununu|zertifikat|advert|ads|promo|cta|newsletter|cookie|stock-header|map-pin|decor|deko|decorative|decoration',
)
/** Words that may just as well name what a picture shows: they count only if the file name says nothing else. */
const plainDecoration =
  /^(?:stars?|linie|lines?|hr|play|phone|telefon|print|mail|pin|marker|flag|flagge|frame|rahmen|border|corner|waves?|welle|shape|blob|gradient|pattern|muster|texture|share|awards?|seal|certificate|certified|footer|bar|dots?|confetti|sparkle|youtube|award-winner)$/i
const filler =
  /^(?:\d+|top|bottom|left|right|mid|end|light|dark|white|black|blue|green|red|small|large|v\d*|x|y|page|section|default|company|winner|img|image|yellow|grey|gray|full|half)$/i

const decorationAltPattern =
  /^(?:(?:small |kleine[rs]? )?(?:icon|symbol|arrow|pfeil|star|stars|line|divider|separator|trennlinie|trenner|ornament|decoration|dekoration|background|hintergrund|pattern|muster|texture|banner|spacer|placeholder|platzhalter|qr[- ]?code|badge|button|share|teilen|facebook|twitter|x|instagram|linkedin|pinterest|whatsapp|youtube|rss|e-?mail|print|drucken|menu|menü|search|suche|close|play|paypal|visa|mastercard|klarna|decorative\b.*|zierleiste|.{0,20}(?:download (?:on|it on|from) the app store|get it on google play|laden im app store|jetzt bei google play).{0,20}|.{0,30}(?:siegel|seal|top company|certified|zertifiziert|award badge)|.{0,20}(?:icon|symbol|pattern|muster|divider|trennlinie|ornament|flourish|banner)))$/iu

/** "-32x32", "_16px", "w=1&h=1": too small to show anything. */
const tiny =
  /(?:^|[^\d])(?:[1-9]|[1-5]\d|6[0-4])x(?:[1-9]|[1-5]\d|6[0-4])(?:[^\d]|$)|[?&](?:w|width|h|height|s|size)=(?:[1-9]|[1-5]\d|6[0-4])(?:&|$)|[-_](?:16|24|32|48)px/i

/** Maximum length of an alt text that is only a label: a picture with a longer description is not decoration. */
const maxLabelLength = 60

/**
 * Returns what an image is for, judging by its address, the source's own words about it and the item's authors and
 * publishers. Only a `subject` shows what an item is about: a logo or an avatar never leads a post
 * (spec/writing#5). Pure.
 */
export function findImageRole(url: string, alt: string, around?: ImageContext): FactImage['role'] {
  const path = getPathWords(url)
  const isShort = alt.length <= maxLabelLength
  if (sponsor.test(path) || (isShort && sponsorAltPattern.test(alt))) return 'sponsor'
  if (logo.test(path) || (isShort && logoAltPattern.test(alt))) return 'logo'
  const isOfPerson = around?.kind === 'person' || around?.kind === 'character' || around?.kind === 'obituary'
  if (avatarAltPattern.test(alt) && isShort) return 'avatar'
  if (avatar.test(path) && !(isOfPerson && around?.isFeatured && !/avatar|author|autor/i.test(path)))
    return 'avatar'
  if (
    (decoration.test(path) && isShort) ||
    isNamedAfterUse(path) ||
    decorationAltPattern.test(alt.trim()) ||
    tiny.test(path + getQuery(url))
  )
    return 'decoration'
  if (/\.(?:ico|cur)$/i.test(path)) return 'decoration'
  const name = alt.trim().toLowerCase()
  if (around && name !== '' && !isOfPerson) {
    if (around.authors.some((author) => author.toLowerCase().includes(name) && name.length > 3))
      return 'avatar'
    if (around.publishers.some((own) => own.toLowerCase() === name)) return 'logo'
  }
  if (/\.svg$/i.test(path) && !around?.isFeatured) {
    // A drawing with a description is a diagram, one with a short name is a logo.
    if (name === '') return 'decoration'
    if (name.split(/\s+/).length <= 3) return 'logo'
  }
  if (/\.gif$/i.test(path) && name === '' && !around?.isFeatured) return 'decoration'
  return 'subject'
}

/**
 * The words of the file name and its nearest folder; the host or a more distant folder says nothing about one
 * picture.
 */
function getPathWords(url: string): string {
  try {
    const { pathname, hostname } = new URL(url)
    const host = /gravatar|shields\.io|badge|pixel|doubleclick|googletagmanager/i.exec(hostname)?.[0] ?? ''
    return `${host} ${decodeURIComponent(pathname.split('/').slice(-2).join(' ')).replace(/(\p{Ll})(\p{Lu})/gu, '$1-$2')}`
  } catch {
    return url
  }
}

/** "wave-top-2.png" is named after its use, "wave-at-sunset.jpg" after what it shows. */
function isNamedAfterUse(path: string): boolean {
  const file = path.slice(path.lastIndexOf(' ') + 1).replace(/\.\w+$/, '')
  const words = file.split(/[^\p{L}\d]+/u).filter((word) => word !== '')
  return (
    words.some((word) => plainDecoration.test(word)) &&
    words.every((word) => plainDecoration.test(word) || filler.test(word))
  )
}

const getQuery = (url: string): string => /\?[\s\S]*/.exec(url)?.[0] ?? ''

/** Returns an alt text if it says something, otherwise "": a file name, a number or "image" does not. Pure. */
export const cleanAltText = (alt: string): string =>
  /\.(?:jpe?g|png|gif|webp|avif|svg|heic)\b|^(?:image|img|photo|picture|bild|foto|dsc|untitled|screenshot)?[\s_\-\d]*$/iu.test(
    alt.trim(),
  ) ||
  (/^[\w-]+$/u.test(alt.trim()) && /\d{3}/.test(alt))
    ? ''
    : alt.replace(/\s+/gu, ' ').trim()
