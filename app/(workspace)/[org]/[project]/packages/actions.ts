'use server'

import { projectAction } from '@/lib/actions/project-action'
import { makeCard } from '@/lib/packages/compose/cards/make-card'
import { proposeVariant } from '@/lib/packages/compose/propose-variant'
import { regeneratePackage } from '@/lib/packages/compose/regenerate-package'
import { checkSchedule } from '@/lib/packages/lifecycle/check-schedule'
import { chooseChannels } from '@/lib/packages/lifecycle/choose-channels'
import { chooseReplacement } from '@/lib/packages/lifecycle/choose-replacement'
import { publishPackage } from '@/lib/packages/lifecycle/publish-package'
import { schedulePackage } from '@/lib/packages/lifecycle/schedule-package'
import { unschedulePackage } from '@/lib/packages/lifecycle/unschedule-package'
import { addComment } from '@/lib/packages/review/add-comment'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { assignPackage } from '@/lib/packages/review/assign-package'
import { changeComment } from '@/lib/packages/review/change-comment'
import { checkDraft } from '@/lib/packages/review/check-draft'
import { deleteComment } from '@/lib/packages/review/delete-comment'
import { editPackage } from '@/lib/packages/review/edit-package'
import { rejectPackage } from '@/lib/packages/review/reject-package'
import { requestChanges } from '@/lib/packages/review/request-changes'
import { submitPackage } from '@/lib/packages/review/submit-package'
import { acceptMerge, proposeMerge } from '@/lib/packages/revisions/merge-package'
import { restoreRevision } from '@/lib/packages/revisions/restore-revision'
import {
  assignInput,
  changeCommentInput,
  channelsInput,
  checkDraftInput,
  chooseReplacementInput,
  commentInput,
  deleteCommentInput,
  editInput,
  makeCardInput,
  makeVideoInput,
  mergeInput,
  packageInput,
  proposeInput,
  rejectInput,
  restoreInput,
  scheduleInput,
} from '@/lib/packages/schemas'
import { requestVideo } from '@/lib/packages/video/request-video'
import { cancelPublication } from '@/lib/publishing/cancel-publication'
import { confirmPublication } from '@/lib/publishing/outcomes/confirm-publication'
import { markNotSent } from '@/lib/publishing/outcomes/mark-not-sent'
import { retryPublication } from '@/lib/publishing/outcomes/retry-publication'
import {
  cancelPublicationInput,
  confirmPublicationInput,
  markNotSentInput,
  retryPublicationInput,
} from '@/lib/publishing/schemas'
import { markTakenDown } from '@/lib/publishing/takedown/mark-taken-down'
import { retryTakedown } from '@/lib/publishing/takedown/retry-takedown'
import { takeDownInput, takedownIdInput, undoTakedownsInput } from '@/lib/publishing/takedown/schemas'
import { takeDown } from '@/lib/publishing/takedown/take-down'
import { undoTakedowns } from '@/lib/publishing/takedown/undo-takedowns'

export const editPackageAction = projectAction({ permission: 'write', input: editInput }, editPackage)

export const restoreRevisionAction = projectAction(
  { permission: 'write', input: restoreInput },
  restoreRevision,
)

export const proposeMergeAction = projectAction({ permission: 'write', input: packageInput }, proposeMerge)

export const acceptMergeAction = projectAction({ permission: 'write', input: mergeInput }, acceptMerge)

export const chooseChannelsAction = projectAction(
  { permission: 'write', input: channelsInput },
  chooseChannels,
)

/** Finds what a text claims without a source, while it is being typed. */
export const checkDraftAction = projectAction(
  { permission: 'write', input: checkDraftInput, onlyReads: true },
  checkDraft,
)

export const makeCardAction = projectAction({ permission: 'write', input: makeCardInput }, makeCard)

export const makeVideoAction = projectAction({ permission: 'write', input: makeVideoInput }, requestVideo)

export const proposeVariantAction = projectAction(
  { permission: 'write', input: proposeInput },
  proposeVariant,
)

export const submitPackageAction = projectAction({ permission: 'write', input: packageInput }, submitPackage)

export const approvePackageAction = projectAction(
  { permission: 'review', input: packageInput },
  approvePackage,
)

export const rejectPackageAction = projectAction({ permission: 'review', input: rejectInput }, rejectPackage)

export const requestChangesAction = projectAction(
  { permission: 'review', input: rejectInput },
  requestChanges,
)

export const assignPackageAction = projectAction({ permission: 'review', input: assignInput }, assignPackage)

export const publishPackageAction = projectAction(
  { permission: 'write', input: packageInput },
  publishPackage,
)

export const schedulePackageAction = projectAction(
  { permission: 'write', input: scheduleInput },
  schedulePackage,
)

/** Previews scheduling while times are being chosen. */
export const checkScheduleAction = projectAction(
  { permission: 'write', input: scheduleInput, onlyReads: true },
  checkSchedule,
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

export const changeCommentAction = projectAction(
  { permission: 'review', input: changeCommentInput },
  changeComment,
)

export const deleteCommentAction = projectAction(
  { permission: 'review', input: deleteCommentInput },
  deleteComment,
)

/** Choosing what happens to published posts when a correction is published, and deleting published posts. */
export const chooseReplacementAction = projectAction(
  { permission: 'write', input: chooseReplacementInput },
  chooseReplacement,
)

export const takeDownAction = projectAction({ permission: 'write', input: takeDownInput }, takeDown)

export const undoTakedownsAction = projectAction(
  { permission: 'write', input: undoTakedownsInput },
  undoTakedowns,
)

export const retryTakedownAction = projectAction(
  { permission: 'write', input: takedownIdInput },
  retryTakedown,
)

export const markTakenDownAction = projectAction(
  { permission: 'write', input: takedownIdInput },
  markTakenDown,
)

/** A person has looked on the network: the post with the unknown outcome is there, or is not. */
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
