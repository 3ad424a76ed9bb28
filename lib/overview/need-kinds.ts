/**
 * What may need a person in a project, the most urgent first (spec/planning#4): posts that failed, of which nobody knows whether they
 * went out, content that was withdrawn while posts of it are out, takedowns that failed or wait for a person's hand, posts that are too late, whose connection ended or ends soon, that are tried again, for which changes were requested, that were
 * rejected, that a change returned to review, that are on hold; sources that fail or are silent; topics that paused themselves. Browser-safe.
 */
export const needKinds = [
  'failed',
  'unconfirmed',
  'withdrawn',
  'takedown',
  'overdue',
  'connection',
  'retrying',
  'changes_requested',
  'rejected',
  'returned',
  'held',
  'source',
  'topic',
] as const
export type NeedKind = (typeof needKinds)[number]

/** How many there are of each kind; counting stops at 10,000. */
export type NeedCounts = Record<NeedKind, number>

/** How many there are of all kinds together. */
export const countAll = (counts: NeedCounts): number => needKinds.reduce((sum, kind) => sum + counts[kind], 0)

/** A connection that ends within so many days, and is not renewed automatically, needs a person. */
export const expiryNoticeDays = 14
