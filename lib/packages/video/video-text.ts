import { createHash } from 'node:crypto'
import { planScenes } from '@/lib/media/generated-video/plan-scenes'
import type { VideoText } from '@/lib/media/generated-video/write-captions'
import type { VariantMedia } from '@/lib/platforms/schemas'

/** The text of a version that a video shows. */
export const videoTextOf = ({ title, text, language }: VideoText): VideoText => ({ title, text, language })

/** Hashes the text that a post's video shows: while the hash is the same, the video is up to date. Pure. */
export function hashVideoText(post: VideoText): string {
  const shown = planScenes(videoTextOf(post)).scenes.map(({ words }) => words)
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex')
}

/** The maker named for media that we generated, shown to people and in the disclosure. */
export const videoMaker = 'Tributary'

/** Builds the media entry of a generated video; its alt text is the text that it opens with. Pure. */
export function buildVideoMedia(url: string, post: VideoText): VariantMedia {
  const opening = planScenes(videoTextOf(post)).scenes[0]?.words ?? ''
  return { url, alt: opening.slice(0, 500), made_by: videoMaker }
}
