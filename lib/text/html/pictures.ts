import { readMarkdownAddress } from '../web-address'

export type Attributes = Record<string, string>

/**
 * Returns an image that is worth showing; undefined for tracking pixels, placeholders and anything that is not a
 * web address.
 */
export function readPictureAttributes(
  attributes: Attributes,
  baseUrl: string | undefined,
): { address: string; alt: string } | undefined {
  if (isTiny(attributes)) return undefined
  const address = pictureAddress(attributes, baseUrl)
  if (address === undefined || isTrackingPixel(address)) return undefined
  return { address, alt: (attributes.alt ?? '').replace(/\s+/g, ' ').trim().slice(0, 300) }
}

// Where pages with lazy-loaded images keep the real address; src then holds a placeholder.
const lazySourceAttributes = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-orig-file',
  'data-url',
  'data-hi-res-src',
]
const lazySrcsetAttributes = ['data-srcset', 'data-lazy-srcset']

function pictureAddress(attributes: Attributes, baseUrl: string | undefined): string | undefined {
  const set = [...lazySrcsetAttributes, 'srcset']
    .map((name) => attributes[name])
    .find((value) => value !== undefined)
  const candidates = [
    ...lazySourceAttributes.map((name) => attributes[name]),
    isPlaceholder(attributes.src) ? undefined : attributes.src,
    set === undefined ? undefined : findLargestSource(set),
  ]
  for (const candidate of candidates) {
    const address = candidate === undefined ? undefined : readMarkdownAddress(candidate, baseUrl)
    if (address !== undefined) return address
  }
  return undefined
}

const isPlaceholder = (src: string | undefined): boolean =>
  src === undefined ||
  /^\s*(?:data|about|blob):|(?:^|\/)(?:blank|spacer|placeholder|transparent|pixel|1x1)\.(?:gif|png|svg)/i.test(
    src,
  )

/** Returns the largest image of a srcset ("a.jpg 480w, b.jpg 960w"). */
export function findLargestSource(set: string): string | undefined {
  let best: string | undefined
  let most = 0
  let current: string | undefined
  for (const part of set.slice(0, 10_000).split(/\s+/)) {
    const size = /^(\d{1,6}(?:\.\d{1,3})?)[wx],?$/.exec(part)?.[1]
    if (size === undefined)
      current = part.startsWith('data:') ? undefined : part.replace(/^,/, '').replace(/,$/, '')
    if (current === undefined || current === '' || Number(size ?? 1) <= most) continue
    most = Number(size ?? 1)
    best = current
  }
  return best
}

/** Images no more than two pixels wide or high are there to count readers. */
function isTiny({ width, height, style }: Attributes): boolean {
  const tiny = (size: string | undefined) => size !== undefined && /^\s*[012](?:px)?\s*$/i.test(size)
  if (tiny(width) || tiny(height)) return true
  return style !== undefined && /(?:^|[;\s])(?:width|height)\s*:\s*[01](?:px)?\s*(?:;|$|!)/i.test(style)
}

const isTrackingPixel = (address: string): boolean =>
  /^https?:\/\/(?:(?:pixel|stats|b|analytics)\.(?:wp|wordpress|quantserve)\.com\/|feeds\.feedburner\.com\/~[rf]|feedads\.g\.doubleclick\.net|medium\.com\/_\/stat|sb\.scorecardresearch\.com)/i.test(
    address,
  )

/** Returns the character that an image stands for ("🙂" in WordPress and others); undefined for real images. */
export function readEmoji({ alt, class: className, src }: Attributes): string | undefined {
  if (alt === undefined || alt.length > 16 || !/\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(alt))
    return undefined
  return /emoji|smiley/i.test(`${className ?? ''} ${src ?? ''}`) ? alt : undefined
}
