import { z } from 'zod'
import { type CaptionTrack, createCaptionTrack, isCaptionFile } from '@/lib/text/caption-track'
import { isRecord } from '@/lib/text/is-empty'
import type { Note } from './document-reader'

/** Maximum number of caption files kept per entry. */
const maxTracks = 20

/** The fields in which entries name their caption files. */
export const captionFields = ['captions', 'Captions', 'subtitles', 'Subtitles'] as const

/** An item's `metadata.captions`, as stored. */
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
 * Reads the caption files that an entry names in separate fields: an address, or a list of addresses or of objects
 * with `url`, `language` and `label`. `resolve` completes an address. Plain text ("a photo of the mill") is not an
 * address and is ignored; an address of anything but a .srt or .vtt file over https is noted. Pure. Serves
 * docs/decisions/0231.
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
      .flatMap((track) => {
        const about = isRecord(track) ? track : {}
        const text = isRecord(track) ? (about.url ?? about.src ?? about.href) : track
        if (typeof text !== 'string' || !isAddress(text.trim())) return []
        const url = resolve(text.trim())
        if (url === undefined || url.length > 2048 || !isCaptionFile(url)) {
          note(
            `“${name}” contains “${text.trim().slice(0, 80)}”, which isn’t an https address of a .srt or .vtt file. We skipped it.`,
          )
          return []
        }
        const { language = about.srclang ?? about.lang, label, video } = about
        return [createCaptionTrack(url, { language, label, video })]
      })
  })
  return removeDuplicateTracks(tracks)
}

/** Removes duplicate files; the first track for each address is kept unchanged. */
export function removeDuplicateTracks(tracks: readonly CaptionTrack[]): CaptionTrack[] {
  const seen = new Set<string>()
  return tracks.filter(({ url }) => !seen.has(url) && seen.add(url)).slice(0, maxTracks)
}

/** A single word with a dot or slash after its first character, which ordinary text does not have. */
const isAddress = (text: string): boolean => /^[^\s.]\S*$/.test(text) && /[./]/.test(text.slice(1))
