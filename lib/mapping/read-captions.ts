import { z } from 'zod'
import { type CaptionTrack, captionTrack, isCaptionFile } from '@/lib/text/caption-track'
import { isRecord } from '@/lib/text/empty'
import type { Note } from './document-reader'

/** Of one entry so many are kept. */
const maxTracks = 20

/** The names that entries have caption files under. */
export const captionFields = ['captions', 'Captions', 'subtitles', 'Subtitles'] as const

/** `metadata.captions` of an item, as it is stored. */
export const storedCaptions = z
  .array(
    z.object({
      url: z.string(),
      language: z.string().optional(),
      video: z.string().optional(),
    }),
  )
  .catch([])

/**
 * The caption files that an entry names in fields of its own: an address, or a list of addresses or of things with `url`, `language` and
 * `label`. `resolve` completes an address. What only says words ("a photo of the mill") is no address and passes; an address of anything
 * but a .srt or .vtt file over https is noted. Pure. Serves docs/decisions/0231.
 */
export function readCaptions(
  fields: unknown,
  resolve: (address: string) => string | undefined,
  note: Note,
): CaptionTrack[] {
  if (!isRecord(fields)) return []
  const tracks = captionFields.flatMap((name) => {
    if (!Object.hasOwn(fields, name)) return []
    return [fields[name]]
      .flat()
      .slice(0, 100)
      .flatMap((given) => {
        const about = isRecord(given) ? given : {}
        const text = isRecord(given) ? (about.url ?? about.src ?? about.href) : given
        if (typeof text !== 'string' || !isAddress(text.trim())) return []
        const url = resolve(text.trim())
        if (url === undefined || url.length > 2048 || !isCaptionFile(url)) {
          note(
            `“${name}” contains “${text.trim().slice(0, 80)}”, which isn’t an https address of a .srt or .vtt file. We skipped it.`,
          )
          return []
        }
        const { language = about.srclang ?? about.lang, label, video } = about
        return [captionTrack(url, { language, label, video })]
      })
  })
  return eachOnce(tracks)
}

/** Each file once, the first of them as it is. */
export const eachOnce = (tracks: readonly CaptionTrack[]): CaptionTrack[] =>
  [...new Map([...tracks].reverse().map((one) => [one.url, one])).values()].reverse().slice(0, maxTracks)

/** One word with a dot or slash behind its first sign, which words have not. */
const isAddress = (text: string): boolean => /^[^\s.]\S*$/.test(text) && /[./]/.test(text.slice(1))
