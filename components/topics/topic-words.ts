import type { StateWords } from '@/components/ui/status-badge'
import type { structureLeads, TopicAnswer, TopicRunAnswer } from '@/lib/topics/schemas'

/** The outcome of one of a topic's dates. */
export const runStatusWords: Record<TopicRunAnswer['status'], StateWords> = {
  running: { label: 'Writing', tone: 'accent' },
  written: { label: 'Written', tone: 'success' },
  held: { label: 'Too similar', tone: 'warning' },
  needs_content: { label: 'Needs content', tone: 'warning' },
  skipped: { label: 'Skipped', tone: 'neutral' },
  failed: { label: 'Failed', tone: 'danger' },
}

/** A topic's own state: paused, or its last outcome if that needs a person; otherwise active. */
export function topicState({ enabled, last_run }: Pick<TopicAnswer, 'enabled' | 'last_run'>): StateWords {
  if (!enabled) return { label: 'Paused', tone: 'neutral' }
  if (last_run && ['held', 'needs_content', 'failed'].includes(last_run.status))
    return runStatusWords[last_run.status]
  return { label: 'Active', tone: 'success' }
}

/** How the built-in composer begins a post. */
export const structureWords: Record<(typeof structureLeads)[number], string> = {
  fact: 'A fact',
  question: 'A question',
  tagline: 'The tagline',
  traits: 'Character traits',
  title: 'The title',
  text: 'The opening of the text',
}

export const publishModeWords: Record<TopicAnswer['publish_mode'], { label: string; does: string }> = {
  review: {
    label: 'Review first',
    does: 'Posts go to the review queue with their date. After approval they are scheduled for it.',
  },
  draft: {
    label: 'Keep as drafts',
    does: 'We create drafts and leave them for you. You decide which ones go to review.',
  },
  auto: {
    label: 'Publish automatically',
    does: 'Posts are approved and published on their date. Posts that need a closer look still go to the review queue.',
  },
}
