import { videoSeconds } from './video-formats'
import { measureWeight, type VideoText, writeCaptions } from './write-captions'

/** A scene of a generated video: its text, and when it begins. The closing scene shows the brand and has no text. */
export type Scene = { kind: 'opening' | 'caption' | 'closing'; words: string; from: number }

const closingSeconds = 2.6
/** A caption stays long enough to be read calmly, plus a moment to find it. */
const readingSeconds = (text: string): number => Math.min(7, Math.max(2.4, 1.2 + measureWeight(text) / 17))

/**
 * Plans what a generated video shows when: its opening, as many whole sentences as can be read in time, and the
 * brand at the end. The video lasts from 8 to 20 seconds. Pure.
 */
export function planScenes(post: VideoText): { scenes: Scene[]; seconds: number } {
  const room = videoSeconds.max - closingSeconds
  const captions: string[] = []
  let used = 0
  for (const [at, sentence] of writeCaptions(post).entries()) {
    const takes = sentence.reduce((sum, part) => sum + readingSeconds(part), 0)
    if (at > 0 && used + takes > room) break
    captions.push(...sentence)
    used += takes
  }
  // A single sentence that takes longer than the available time is cut at the end.
  while (captions.length > 1 && used > room) used -= readingSeconds(captions.pop() ?? '')
  const least = videoSeconds.min - closingSeconds
  const stretch = used < least && used > 0 ? least / used : 1
  const scenes: Scene[] = []
  let from = 0
  for (const [at, words] of captions.entries()) {
    scenes.push({ kind: at === 0 ? 'opening' : 'caption', words, from })
    from += Math.min(room, readingSeconds(words) * stretch)
  }
  if (captions.length === 0) {
    scenes.push({ kind: 'opening', words: '', from })
    from = least
  }
  const frames = (seconds: number) => Math.round(seconds * 30) / 30
  scenes.push({ kind: 'closing', words: '', from })
  return {
    scenes: scenes.map((scene) => ({ ...scene, from: frames(scene.from) })),
    seconds: frames(from + closingSeconds),
  }
}

/** Minimum time for which a picture is shown. */
const minPictureSeconds = 2.6

/**
 * When each picture begins, for as many pictures as there is time for: together with a caption if one begins about
 * then. Pure.
 */
export function planPictures(count: number, scenes: readonly Scene[]): number[] {
  const end = scenes.at(-1)?.from ?? 0
  const shown = Math.max(Math.min(count, 1), Math.min(count, 5, Math.floor(end / minPictureSeconds)))
  const starts = scenes.slice(1, -1).map(({ from }) => from)
  const begins: number[] = []
  for (let at = 0; at < shown; at++) {
    const evenly = (end * at) / shown
    const previous = begins.at(-1)
    const near = starts.filter(
      (from) =>
        Math.abs(from - evenly) < end / shown / 2 &&
        (previous === undefined || from - previous >= minPictureSeconds) &&
        end - from >= minPictureSeconds,
    )
    const nearest = near.sort((a, b) => Math.abs(a - evenly) - Math.abs(b - evenly))[0]
    begins.push(at === 0 ? 0 : (nearest ?? evenly))
  }
  return begins
}
