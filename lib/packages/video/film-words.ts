import { createHash } from 'node:crypto'
import { planScenes } from '@/lib/media/generated-video/plan-scenes'
import type { FilmWords } from '@/lib/media/generated-video/write-captions'
import type { VariantMedia } from '@/lib/platforms/schemas'

/** The words of a version that a video shows. */
export const filmWordsOf = ({ title, text, language }: FilmWords): FilmWords => ({ title, text, language })

/** A hash of the words that a video of a post shows: while it stays the same, the video is as new as its post. Pure. */
export function hashFilmWords(post: FilmWords): string {
  const shown = planScenes(filmWordsOf(post)).scenes.map(({ words }) => words)
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex')
}

/** What stands beside media that we made, for people and for the disclosure. */
export const videoMaker = 'Tributary'

/** A made video as a version names it: it is described by the words that it opens with. Pure. */
export function madeMedia(url: string, post: FilmWords): VariantMedia {
  const opening = planScenes(filmWordsOf(post)).scenes[0]?.words ?? ''
  return { url, alt: opening.slice(0, 500), made_by: videoMaker }
}
