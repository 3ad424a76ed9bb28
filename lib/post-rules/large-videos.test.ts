import { describe, expect, test } from 'vitest'
import { networkNames, networks } from '@/lib/networks/registry'
import type { ServerLimits, VideoFacts } from '@/lib/networks/rules'
import type { Platform, VariantContent } from '@/lib/platforms/schemas'
import { isPublishable, validateVariant } from './validate-variant'

const url = 'https://media.example.com/mill.mp4'
const content = (platform: Platform): VariantContent => ({
  ...{ platform, language: 'en', title: 'A mill', text: 'It turns.', hashtags: [], link: null },
  ...{ media: [{ url, alt: 'A mill' }], replies: [], collaborators: [] },
})
const facts: VideoFacts = {
  ...{ container: 'MP4', contentType: 'video/mp4', bytes: 0, seconds: 60, width: 1080, height: 1920 },
  ...{ frameRate: 30, videoCodec: 'avc', audioCodec: 'aac', audioChannels: 2 },
}
/** Returns the errors that block approval of a post with a video of this size. */
function whyNot(platform: Platform, bytes: number, limits: ServerLimits = {}): string[] {
  const issues = validateVariant(content(platform), {
    videos: { [url]: { facts: { ...facts, bytes }, problem: null } },
    limits,
  })
  expect(isPublishable(issues)).toBe(issues.every(({ severity }) => severity !== 'error'))
  return issues.flatMap(({ severity, message }) => (severity === 'error' ? [message] : []))
}
const large = 300_000_000

describe.each(networkNames)('a video of 300 MB on %s', (name) => {
  const { label, rules } = networks[name]
  const most = rules.media.videos?.bytes.value.max
  if (most !== undefined && rules.media.publishesVideos) {
    test('is accepted if the network allows it, otherwise rejected before approval with advice', () => {
      const refused = most < large
      expect(whyNot(name, large)).toEqual(
        refused
          ? [
              expect.stringMatching(
                /^This video has 286 MB\. .+ takes at most [\d.]+ MB\. Export it smaller\.$/,
              ),
            ]
          : [],
      )
    })

    test('is measured exactly: a video at the network’s limit is accepted, and one byte more is rejected', () => {
      expect(whyNot(name, most)).toEqual([])
      expect(whyNot(name, most + 1)).toEqual([
        expect.stringMatching(/^This video has 1 byte more than .+ takes at most .+\. Export it smaller\.$/),
      ])
    })

    test('is held to the limit of the channel’s own server, if it states one', () => {
      const limits = { videoBytes: 40 * 1024 * 1024 }
      expect(whyNot(name, limits.videoBytes, limits)).toEqual([])
      expect(whyNot(name, large, limits)).toEqual([
        `This video has 286 MB. ${label} takes at most 40 MB. Export it smaller.`,
      ])
    })
  } else
    test('is rejected before approval where we publish no videos, whatever its size, except on a webhook', () => {
      const words = `We don’t publish videos on ${label} yet. Remove the video, or leave ${label} out.`
      for (const bytes of [1_000_000, large])
        expect(whyNot(name, bytes)).toEqual(rules.media.publishesVideos ? [] : [words])
    })
})
