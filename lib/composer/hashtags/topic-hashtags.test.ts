import { expect, test } from 'vitest'
import { composerVoice } from '../composer-voice'
import { type SourceItem, sourceItem, withCard } from '../items.fixture'
import { readMaterial } from '../material/read-material'
import { topicHashtags } from './topic-hashtags'

const topicsOf = (source: SourceItem): string[] =>
  topicHashtags(readMaterial(withCard(source), source.language, composerVoice({ voice: {}, levels: {} })))

test('a topic in the title becomes a hashtag, but not a word in passing or a game’s name', () => {
  const course = sourceItem({
    title: 'A first day at the loom: weaving with Mira Holt',
    content_type: 'event',
    raw_content: 'We warp the looms together on Saturday 3 May at 10 am. There is cake at four.',
  })
  expect(topicsOf(course)).toContain('Weaving')
  expect(topicsOf(course)).not.toContain('Baking')
  const game = sourceItem({
    title: 'Weaving Wars 2.1',
    content_type: 'release notes',
    raw_content: '- Looms no longer crash.\n- Weaving is faster.',
  })
  expect(topicsOf(game)).toEqual([])
})
