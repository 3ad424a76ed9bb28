/**
 * What may need a person in a project, most urgent first (spec/planning#4): posts that failed, posts that may or
 * may not have gone out, withdrawn content whose posts are still published, takedowns that failed or must be done
 * by hand, overdue posts, connections that have ended or end soon, posts that are being retried, posts with
 * requested changes, rejected posts, posts that a change returned to review, posts on hold; sources that fail or
 * are silent; topics that paused themselves. Browser-safe.
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

/** The number of each kind; counting stops at 10,000. */
export type NeedCounts = Record<NeedKind, number>

/** The total over all kinds. */
export const sumNeeds = (counts: NeedCounts): number => needKinds.reduce((sum, kind) => sum + counts[kind], 0)

/** A connection that ends within this many days, and is not renewed automatically, needs a person. */
export const expiryNoticeDays = 14
