import { expect, test } from 'vitest'
import { composeVariant } from './compose-variant'
import { composerVoice } from './composer-voice'
import { articles, withCard } from './items.fixture'

const [article] = articles
const film = 'https://x.example/mill.mp4'
const media = (platform: 'youtube' | 'mastodon' | 'x', captions: unknown) => {
  if (!article) throw new Error('There is no article.')
  const item = { ...article, media_urls: [film, 'https://x.example/more.mp4'], metadata: { captions } }
  const { content } = composeVariant(
    withCard({ ...item, language: 'en' }),
    { platform, language: 'en' },
    composerVoice({ voice: {}, levels: {} }),
  )
  return content?.media
}

test('a video on YouTube has the caption files of its item, each language once', () => {
  const captions = [
    { url: 'https://x.example/mill.vtt' },
    { url: 'https://x.example/mill.de.srt', language: 'de' },
    { url: 'https://x.example/again.vtt', language: 'en' },
    { url: 'https://x.example/other.vtt', language: 'fr', video: 'https://x.example/other.mp4' },
  ]
  expect(media('youtube', captions)).toMatchObject([
    {
      url: film,
      captions: [
        { url: 'https://x.example/mill.vtt', language: 'en' },
        { url: 'https://x.example/mill.de.srt', language: 'de' },
      ],
    },
  ])
  for (const one of [media('youtube', undefined), media('youtube', 'words'), media('mastodon', captions)])
    expect(one?.every((each) => !('captions' in each))).toBe(true)
})
