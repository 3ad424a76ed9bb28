import { expect, test } from 'vitest'
import { networks } from '@/lib/networks/registry'
import type { VideoFacts } from '@/lib/networks/rules'
import { validateVideo } from './validate-video'

const fine: VideoFacts = {
  container: 'MP4',
  contentType: 'video/mp4',
  bytes: 20_000_000,
  seconds: 60,
  width: 1080,
  height: 1920,
  frameRate: 30,
  videoCodec: 'avc',
  audioCodec: 'aac',
  audioChannels: 2,
}
const said = (network: 'x' | 'youtube' | 'linkedin' | 'instagram', change: Partial<VideoFacts>): string[] => {
  const { label, rules } = networks[network]
  if (!rules.media.videos) throw new Error('It takes no videos.')
  return validateVideo(label, rules.media.videos, { facts: { ...fine, ...change }, problem: null }).map(
    ({ severity, message }) => `${severity}: ${message}`,
  )
}

test('a video that networks accept has no findings, and neither has one that was not inspected yet', () => {
  for (const network of ['x', 'youtube', 'linkedin', 'instagram'] as const)
    expect(said(network, {})).toEqual([])
  const rules = networks.x.rules.media.videos
  expect(rules && validateVideo('X', rules, { facts: null, problem: null })).toEqual([])
})

test.each([
  [
    'x',
    { seconds: 1300 },
    'error: This video is 21:40 long. X takes at most 20:00. Shorten it or use another one.',
  ],
  [
    'x',
    { seconds: 200 },
    'warning: This video is 3:20 long. Some X accounts can post only 2:20. Shorten it if X rejects it.',
  ],
  [
    'linkedin',
    { seconds: 2 },
    'error: This video is 0:02 long. LinkedIn takes at least 0:03. Use a longer one.',
  ],
  [
    'instagram',
    { bytes: 400_000_000 },
    'error: This video has 381 MB. Instagram takes at most 286 MB. Export it smaller.',
  ],
  [
    'linkedin',
    { bytes: 7_000 },
    'error: This video has 6.8 KB. LinkedIn takes at least 75 KB. Export it in a better quality.',
  ],
  [
    'linkedin',
    { contentType: 'video/quicktime' },
    'error: This video is a QuickTime (MOV) file. LinkedIn takes MP4. Export it as MP4.',
  ],
  ['x', { videoCodec: 'av1' }, 'error: This video is coded as AV1. X takes H.264. Export it with H.264.'],
  [
    'instagram',
    { audioCodec: 'opus' },
    'error: The sound of this video is coded as Opus. Instagram takes AAC. Export it with AAC sound.',
  ],
  [
    'x',
    { frameRate: 120 },
    'error: This video has 120 frames per second. X takes at most 60. Export it with 30.',
  ],
  [
    'instagram',
    { frameRate: 15 },
    'error: This video has 15 frames per second. Instagram takes at least 23. Export it with 30.',
  ],
  [
    'x',
    { width: 4000, height: 1000 },
    'error: This video is 4000 × 1000 pixels. X takes shapes from 1:3 to 3:1. Crop it.',
  ],
  [
    'instagram',
    { width: 3840, height: 2160 },
    'error: This video is 3840 × 2160 pixels. Instagram takes at most 1920 pixels across. Export it smaller.',
  ],
] as const)('tells what to change for %s: %j', (network, change, sentence) => {
  expect(said(network, change)).toEqual([sentence])
})
