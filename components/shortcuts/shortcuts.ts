/** One keyboard shortcut, as shown in the list (the key `?`). */
type Shortcut = {
  /** As in `KeyboardEvent.key`. */
  key: string
  /** Requires Ctrl, or ⌘ on a Mac; such a shortcut works even while the person types. */
  ctrl?: true
  /** What it does, as text for the user. */
  does: string
  where: 'Everywhere' | 'Review' | 'Post' | 'Calendar'
  /** A part of the page handles it where the focus is (Enter on a link); it is only listed. */
  listedOnly?: true
}

/**
 * Every keyboard shortcut of the product. A page binds one by its name with `useShortcuts`, and `?` shows those
 * that are currently bound: there is no other list. A test keeps other code from binding keys.
 */
export const shortcuts = {
  palette: { key: 'k', ctrl: true, does: 'Find pages, posts, content and actions', where: 'Everywhere' },
  list: { key: '?', does: 'Show keyboard shortcuts', where: 'Everywhere' },
  'review.next': { key: 'j', does: 'Next post', where: 'Review' },
  'review.previous': { key: 'k', does: 'Previous post', where: 'Review' },
  'review.open': { key: 'Enter', does: 'Open the post', where: 'Review', listedOnly: true },
  'review.approve': { key: 'a', does: 'Approve the post', where: 'Review' },
  'review.reject': { key: 'r', does: 'Reject the post with a reason', where: 'Review' },
  'review.request-changes': { key: 'c', does: 'Request changes', where: 'Review' },
  'review.schedule': {
    key: 's',
    does: 'Approve if needed, and schedule for the next free slot',
    where: 'Review',
  },
  'review.edit': { key: 'e', does: 'Edit the post', where: 'Review' },
  'review.select': { key: 'x', does: 'Select or deselect the post', where: 'Review' },
  'review.undo': { key: 'u', does: 'Undo, for ten seconds', where: 'Review' },
  'review.search': { key: '/', does: 'Search posts', where: 'Review' },
  'post.save': { key: 's', ctrl: true, does: 'Save', where: 'Post' },
  'post.request-changes': { key: 'c', does: 'Request changes', where: 'Post' },
  'post.comment': { key: 'e', ctrl: true, does: 'Comment on the selected words', where: 'Post' },
  'post.schedule': { key: 's', does: 'Schedule for the next free slot', where: 'Post' },
  'calendar.pick-up': { key: ' ', does: 'Pick up the post', where: 'Calendar', listedOnly: true },
  'calendar.carry': {
    key: 'Arrows',
    does: 'Move it by a day or a time',
    where: 'Calendar',
    listedOnly: true,
  },
  'calendar.drop': { key: 'Enter', does: 'Drop it', where: 'Calendar', listedOnly: true },
  'calendar.cancel': { key: 'Escape', does: 'Leave it where it was', where: 'Calendar', listedOnly: true },
} as const satisfies Record<string, Shortcut>

export type ShortcutName = keyof typeof shortcuts

export const shortcutOf = (name: ShortcutName): Shortcut => shortcuts[name]

/** Returns the keys to press, as they are displayed: "Ctrl", "K". */
export function keysOf(name: ShortcutName, apple = false): string[] {
  const { key, ctrl } = shortcutOf(name)
  const shown = named[key] ?? (ctrl ? key.toUpperCase() : key)
  return ctrl ? [apple ? '⌘' : 'Ctrl', shown] : [shown]
}

const named: Record<string, string> = { ' ': 'Space', Escape: 'Esc', Arrows: '← ↑ ↓ →' }

/** Like `keysOf`, in the format of `aria-keyshortcuts`. */
export function ariaKeysOf(name: ShortcutName): string {
  const { key, ctrl } = shortcutOf(name)
  const ariaKey = key.length === 1 ? key.toUpperCase() : key
  return ctrl ? `Control+${ariaKey} Meta+${ariaKey}` : key
}
