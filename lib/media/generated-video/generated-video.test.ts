import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { decodeFrames } from '@/testing/media/decode-frame'
import { probeVideo } from '../video/probe-video'
import { generateVideo } from './generate-video'
import { planPictures, planScenes } from './plan-scenes'
import { videoSeconds } from './video-formats'
import { writeCaptions } from './write-captions'

const brand = { name: 'Lantern Fen', primary_color: '#1f4d4f', secondary_color: '#e8b04a' }
const words = {
  title: 'The ferry is back',
  text: 'From Monday the ferry takes you across again. It leaves every hour.\n\nhttps://example.com/ferry\n\n#Ferry #Fen',
  language: 'en',
}

test('a post’s video is an MP4 with H.264 and AAC, its metadata first, and captions that come and go', async () => {
  const picture = await readFile('public/sample/brand/zirra/scene.jpg')
  const shares: number[] = []
  const { bytes, sound, seconds } = await generateVideo(
    { format: 'upright', words, brand, pictures: [Buffer.from('no picture'), picture] },
    { width: 180, frameRate: 10, onProgress: (share) => shares.push(share) },
  )
  expect(sound).toBe(true)
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'))
  const read = async (from: number, until: number) => bytes.subarray(from, until)
  expect(await probeVideo({ bytes: bytes.length, read })).toMatchObject({
    container: 'MP4',
    contentType: 'video/mp4',
    ...{ width: 180, height: 320, videoCodec: 'avc', audioCodec: 'aac', audioChannels: 2 },
    seconds: expect.closeTo(seconds, 0),
  })
  expect(shares.length).toBeGreaterThan(0)
  const { scenes } = planScenes(words)
  const [first, second] = [scenes[1]?.from ?? 0, scenes[2]?.from ?? 0]
  const frames = await decodeFrames(bytes, [1, first, first + 0.6, second - 0.6, second, seconds - 0.2])
  const written = frames.map((frame) => shareOf(frame, '#ffffff', { top: 50, bottom: 130 }))
  expect(written[0]).toBeGreaterThan(0.02)
  expect(written[1]).toBeLessThan(0.002)
  expect(written[2]).toBeGreaterThan(0.02)
  expect(written[4]).toBeLessThan(0.002)
  expect(shareOf(frames[0], brand.primary_color, { top: 0, bottom: 24 })).toBeGreaterThan(0.95)
  expect(shareOf(frames[5], brand.primary_color, { top: 200, bottom: 240 })).toBeGreaterThan(0.5)
  // The picture moves while the text stays in place.
  const lower = (at: number) => frames[at]?.rgb.subarray(180 * 160 * 3) ?? Buffer.alloc(0)
  expect(lower(2).equals(lower(3))).toBe(false)
})

test('a video that takes too long or is no longer wanted is abandoned', async () => {
  const film = { format: 'wide', words, brand, pictures: [] } as const
  const small = { width: 320, frameRate: 10 }
  await expect(generateVideo(film, { ...small, timeLimitMs: 1 })).rejects.toMatchObject({ why: 'too-slow' })
  const gone = AbortSignal.abort(new Error('stopped'))
  await expect(generateVideo(film, { ...small, signal: gone })).rejects.toThrow('stopped')
})

/** The share of pixels in some rows that are close to a color. */
function shareOf(
  frame: { rgb: Buffer; width: number } | undefined,
  color: string,
  { top, bottom }: { top: number; bottom: number },
): number {
  if (!frame) return Number.NaN
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  let found = 0
  for (let at = top * frame.width * 3; at < bottom * frame.width * 3; at += 3) {
    const { rgb } = frame
    const away = Math.max(
      Math.abs((rgb[at] ?? 0) - red),
      Math.abs((rgb[at + 1] ?? 0) - green),
      Math.abs((rgb[at + 2] ?? 0) - blue),
    )
    if (away < 24) found++
  }
  return found / ((bottom - top) * frame.width)
}

describe('a video’s captions', () => {
  test('are the post’s own words, without addresses, hashtags and list markers', () => {
    expect(writeCaptions(words)).toEqual([
      ['The ferry is back'],
      ['From Monday the ferry takes you across again.'],
      ['It leaves every hour.'],
    ])
    expect(
      writeCaptions({ title: null, text: '• One thing\n- Another! #Fen\n#Ferry', language: 'en' }),
    ).toEqual([['One thing'], ['Another!']])
  })

  test.each([
    [
      'en',
      'We compared 24 tariffs, spoke to people who know, read what is written small, and worked out when each of them ends. ',
    ],
    [
      'ja',
      '五月十二日、東京・渋谷で新作コレクションの発表会を開催しますので、皆さまのご来場を心よりお待ちしております。',
    ],
    ['th', 'พบกับหนังสือใหม่กว่าสามร้อยเล่มและนักเขียนที่คุณรักในวันเสาร์นี้เข้าชมฟรีตลอดงานและมีดนตรีสดทุกค่ำคืนริมแม่น้ำ'],
    ['xx', 'a'.repeat(3_000)],
  ])('are split where they can be read, and last 8 to 20 seconds in all (%s)', (language, sentence) => {
    for (const text of [sentence, sentence.repeat(20), '']) {
      const post = { title: sentence.slice(0, 30), text, language }
      const { scenes, seconds } = planScenes(post)
      expect(seconds).toBeGreaterThanOrEqual(videoSeconds.min - 0.01)
      expect(seconds).toBeLessThanOrEqual(videoSeconds.max + 0.01)
      expect(scenes.at(-1)?.kind).toBe('closing')
      const shown = scenes.map((scene) => scene.words).join('')
      const plain = (value: string) => value.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
      expect(plain(`${post.title}${text}`).startsWith(plain(shown))).toBe(true)
      const begins = planPictures(9, scenes)
      expect(begins.length).toBeLessThanOrEqual(5)
      for (const [at, from] of begins.entries())
        expect((begins[at + 1] ?? scenes.at(-1)?.from ?? 0) - from).toBeGreaterThan(1.2)
    }
  })
})
