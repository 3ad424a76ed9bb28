import { webAddress } from './web-address'

/** A caption file of a video, where it is and in which language; what a source does not say of it is absent. */
export type CaptionTrack = {
  url: string
  language?: string
  label?: string
  /** The address of its video, where the source says which one it is. */
  video?: string
}

/** Whether an address is one of a caption file that we take: SubRip or WebVTT by its ending, over https. */
export function isCaptionFile(address: string): boolean {
  const url = URL.parse(address)
  return url?.protocol === 'https:' && /\.(?:srt|vtt)$/i.test(url.pathname)
}

/** A track as it is kept: its language as given, else as the name of its file ends in ("film.de.vtt"). Pure. */
export function captionTrack(
  url: string,
  { language, label, video }: { language?: unknown; label?: unknown; video?: unknown },
): CaptionTrack {
  const tag =
    languageTag(language) ?? languageTag(/\.([a-z]{2}(?:-[a-z]{2,4})?)\.\w{3}$/i.exec(fileOf(url))?.[1])
  const film = typeof video === 'string' ? webAddress(video, undefined) : undefined
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

/** "pt-BR" of "PT_BR"; undefined for what is no tag of a language. */
function languageTag(value: unknown): string | undefined {
  const tag = typeof value === 'string' ? value.trim().replaceAll('_', '-') : ''
  if (!/^[a-z]{2,3}(?:-[a-z\d]{2,8}){0,3}$/i.test(tag)) return undefined
  try {
    return Intl.getCanonicalLocales(tag)[0]
  } catch {
    return undefined
  }
}
