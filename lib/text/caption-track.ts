import { readMarkdownAddress } from './web-address'

/** A caption file of a video: where it is and in which language. Fields that the source does not give are absent. */
export type CaptionTrack = {
  url: string
  language?: string
  label?: string
  /** The address of its video, if the source says which one it is. */
  video?: string
}

/** Whether an address is a caption file that we accept: SubRip or WebVTT by its extension, over https. */
export function isCaptionFile(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && /\.(?:srt|vtt)$/i.test(url.pathname)
}

/**
 * Returns a track as stored. Its language is the given one, otherwise the one at the end of its file name
 * ("film.de.vtt"). Pure.
 */
export function createCaptionTrack(
  url: string,
  { language, label, video }: { language?: unknown; label?: unknown; video?: unknown },
): CaptionTrack {
  const tag =
    languageTag(language) ?? languageTag(/\.([a-z]{2}(?:-[a-z]{2,4})?)\.\w{3}$/i.exec(fileOf(url))?.[1])
  const film = typeof video === 'string' ? readMarkdownAddress(video, undefined) : undefined
  const words =
    typeof label === 'string' ? label.replace(/\s+/g, ' ').trim().slice(0, 100).toWellFormed() : ''
  return {
    url,
    ...(tag === undefined ? {} : { language: tag }),
    ...(words === '' ? {} : { label: words }),
    ...(film === undefined ? {} : { video: film }),
  }
}

const fileOf = (url: string): string => URL.parse(url)?.pathname ?? ''

/** Normalizes a language tag ("PT_BR" to "pt-BR"); undefined for anything else. */
function languageTag(value: unknown): string | undefined {
  const tag = typeof value === 'string' ? value.trim().replaceAll('_', '-') : ''
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(tag)) return undefined
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
