import type { CreateTopicInput } from '@/lib/topics/schemas'

/** A starting point for a new topic. */
export type TopicPreset = {
  id: string
  label: string
  does: string
  start: Partial<Pick<CreateTopicInput, 'name' | 'items' | 'angle' | 'rrule' | 'min_facts'>>
}

/**
 * Returns the most common topics, so that a first one takes a minute. Takes the project's most frequent kind of
 * content.
 */
export function topicPresets(kind: string | undefined): TopicPreset[] {
  const one = kind?.replaceAll(/[-_]+/g, ' ') ?? 'post'
  return [
    {
      id: 'weekly',
      label: `One ${one} a week`,
      does: 'Every Monday, the one that was covered least recently.',
      start: {
        name: `One ${one} a week`,
        items: kind ? { kinds: [kind] } : {},
        rrule: 'FREQ=WEEKLY;BYDAY=MO',
      },
    },
    {
      id: 'never',
      label: 'Never posted',
      does: 'Twice a week, content that has not had a post yet.',
      start: { name: 'Never posted', items: { never_covered: true }, rrule: 'FREQ=WEEKLY;BYDAY=TU,TH' },
    },
    {
      id: 'anniversary',
      label: 'On this day',
      does: 'On the anniversary of its publication, as long as it still holds.',
      start: {
        name: 'On this day',
        items: { anniversary_of: 'published_at', min_age_days: 300 },
        rrule: 'FREQ=DAILY',
        angle: { prompt: 'Today is the anniversary of {item.title}. Say what makes it worth remembering.' },
        min_facts: 0,
      },
    },
    {
      id: 'evergreen',
      label: 'Evergreen',
      does: 'Every second Wednesday, older content that nobody has seen for two months.',
      start: {
        name: 'Evergreen',
        items: { min_age_days: 90, not_covered_for_days: 60 },
        rrule: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=WE',
      },
    },
  ]
}
