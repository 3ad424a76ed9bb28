import { type PackageStatus, statusWords } from '@/lib/publications/states'

export type Tab = { id: PackageStatus | 'decision'; label: string; means: string }

const state = (id: PackageStatus, label = statusWords[id].label): Tab => ({
  id,
  label,
  means: statusWords[id].means,
})

/** The filters of the queue, in the order of a package's life cycle, except that what needs a person comes first. */
export const tabs: readonly Tab[] = [
  state('in_review'),
  {
    id: 'decision',
    label: 'Needs a decision',
    means:
      'We couldn’t confirm whether these were published, or they are overdue. Open a post to choose what to do.',
  },
  state('changes_requested'),
  state('failed'),
  state('draft', 'Drafts'),
  state('approved'),
  state('scheduled'),
  state('publishing'),
  state('published'),
  state('rejected'),
]

/** Returns the filter that a URL asks for; the first one if the URL has none or an unknown one. */
export function tabOf(status: string | undefined): Tab {
  return tabs.find((tab) => tab.id === status) ?? state('in_review')
}
