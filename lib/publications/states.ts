/** The states of a package and what leads from one to another (spec/decisions#7). Browser-safe: pages offer what is possible. */
export const packageStatuses = [
  'draft',
  'in_review',
  'approved',
  'scheduled',
  'publishing',
  'published',
  'rejected',
  'failed',
] as const
export type PackageStatus = (typeof packageStatuses)[number]

export const packageActions = [
  'submit',
  'approve',
  'reject',
  'schedule',
  'unschedule',
  'publish',
  'edit',
  'regenerate',
] as const
export type PackageAction = (typeof packageActions)[number]

/**
 * Where each action leads from each state; a state that is not listed refuses the action. Editing or re-making what was
 * approved returns it to review; a published package can only be re-made, as a correction of its own.
 */
const transitions: Record<PackageAction, Partial<Record<PackageStatus, PackageStatus>>> = {
  submit: { draft: 'in_review', rejected: 'in_review' },
  approve: { in_review: 'approved' },
  reject: { in_review: 'rejected', approved: 'rejected', scheduled: 'rejected' },
  schedule: { approved: 'scheduled', scheduled: 'scheduled' },
  unschedule: { scheduled: 'approved' },
  publish: { approved: 'publishing', scheduled: 'publishing', failed: 'publishing' },
  edit: {
    draft: 'draft',
    rejected: 'draft',
    in_review: 'in_review',
    approved: 'in_review',
    scheduled: 'in_review',
    failed: 'in_review',
  },
  regenerate: {
    draft: 'draft',
    rejected: 'draft',
    in_review: 'in_review',
    approved: 'in_review',
    scheduled: 'in_review',
    failed: 'in_review',
    published: 'published',
  },
}

/** The state an action leads to, or undefined when it is not possible from here. */
export const nextStatus = (action: PackageAction, from: PackageStatus): PackageStatus | undefined =>
  transitions[action][from]

/** Actions that send or promise to send; not possible while the package is held. */
export const sendingActions: ReadonlySet<PackageAction> = new Set(['approve', 'schedule', 'publish'])

/** What people may do with a package as it is, whatever their role. */
export const possibleActions = (status: PackageStatus, held = false): PackageAction[] =>
  packageActions.filter((action) => nextStatus(action, status) && !(held && sendingActions.has(action)))

export const statusWords: Record<PackageStatus, { label: string; means: string }> = {
  draft: { label: 'Draft', means: 'Not submitted for review yet.' },
  in_review: { label: 'In review', means: 'Waiting for someone to approve or reject it.' },
  approved: { label: 'Approved', means: 'Ready to publish or schedule.' },
  scheduled: { label: 'Scheduled', means: 'Will be published at the scheduled time.' },
  publishing: { label: 'Publishing', means: 'We are publishing it to its channels.' },
  published: { label: 'Published', means: 'Published on all its channels.' },
  rejected: { label: 'Rejected', means: 'Sent back with a reason. Edit it or submit it again.' },
  failed: { label: 'Failed', means: 'At least one channel rejected it.' },
}
