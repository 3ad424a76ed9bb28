'use server'

import { projectAction } from '@/lib/actions/project-action'
import { addComment } from '@/lib/packages/add-comment'
import { approvePackage } from '@/lib/packages/approve-package'
import { editPackage } from '@/lib/packages/edit-package'
import { makeCard } from '@/lib/packages/make-card'
import { publishPackage } from '@/lib/packages/publish-package'
import { regeneratePackage } from '@/lib/packages/regenerate-package'
import { rejectPackage } from '@/lib/packages/reject-package'
import { schedulePackage } from '@/lib/packages/schedule-package'
import {
  commentInput,
  editInput,
  makeCardInput,
  packageInput,
  rejectInput,
  scheduleInput,
} from '@/lib/packages/schemas'
import { submitPackage } from '@/lib/packages/submit-package'
import { unschedulePackage } from '@/lib/packages/unschedule-package'
import { cancelPublication } from '@/lib/publishing/cancel-publication'
import { confirmPublication } from '@/lib/publishing/confirm-publication'
import { markNotSent } from '@/lib/publishing/mark-not-sent'
import { retryPublication } from '@/lib/publishing/retry-publication'
import {
  cancelPublicationInput,
  confirmPublicationInput,
  markNotSentInput,
  retryPublicationInput,
} from '@/lib/publishing/schemas'

export const editPackageAction = projectAction({ permission: 'write', input: editInput }, editPackage)

export const makeCardAction = projectAction({ permission: 'write', input: makeCardInput }, makeCard)

export const submitPackageAction = projectAction({ permission: 'write', input: packageInput }, submitPackage)

export const approvePackageAction = projectAction(
  { permission: 'review', input: packageInput },
  approvePackage,
)

export const rejectPackageAction = projectAction({ permission: 'review', input: rejectInput }, rejectPackage)

export const publishPackageAction = projectAction(
  { permission: 'write', input: packageInput },
  publishPackage,
)

export const schedulePackageAction = projectAction(
  { permission: 'write', input: scheduleInput },
  schedulePackage,
)

export const unschedulePackageAction = projectAction(
  { permission: 'write', input: packageInput },
  unschedulePackage,
)

export const regeneratePackageAction = projectAction(
  { permission: 'write', input: packageInput },
  regeneratePackage,
)

export const addCommentAction = projectAction({ permission: 'review', input: commentInput }, addComment)

/** A person looked on the network: a post of unknown outcome is there, or is not. */
export const confirmPublicationAction = projectAction(
  { permission: 'write', input: confirmPublicationInput },
  confirmPublication,
)

export const markNotSentAction = projectAction({ permission: 'write', input: markNotSentInput }, markNotSent)

export const retryPublicationAction = projectAction(
  { permission: 'write', input: retryPublicationInput },
  retryPublication,
)

export const cancelPublicationAction = projectAction(
  { permission: 'write', input: cancelPublicationInput },
  cancelPublication,
)
