import { planScenes } from './plan-scenes'
import type { VideoText } from './write-captions'

/**
 * Returns the captions of a video generated from these texts, as SubRip (.srt), each for as long as the video shows
 * it. Undefined if it shows none. Pure.
 */
export function formatCaptions(words: VideoText): string | undefined {
  const { scenes, seconds } = planScenes(words)
  const shown = scenes.flatMap(({ words: caption, from }, at) =>
    caption === '' ? [] : [{ caption, from, until: scenes[at + 1]?.from ?? seconds }],
  )
  if (shown.length === 0) return undefined
  return shown
    .map(
      ({ caption, from, until }, at) =>
        `${at + 1}\n${formatTimestamp(from)} --> ${formatTimestamp(until)}\n${caption}\n`,
    )
    .join('\n')
}

/** "00:00:02,400" */
function formatTimestamp(seconds: number): string {
  const moment = new Date(Math.round(seconds * 1000)).toISOString()
  return moment.slice(11, 23).replace('.', ',')
}
