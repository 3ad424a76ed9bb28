import type { ProjectPlace } from '@/app/(workspace)/[org]/[project]/project-page'
import type { PackageHandlers } from '@/components/packages/actions/package-handlers'
import {
  acceptMergeAction,
  addCommentAction,
  approvePackageAction,
  cancelPublicationAction,
  checkDraftAction,
  checkScheduleAction,
  chooseChannelsAction,
  confirmPublicationAction,
  editPackageAction,
  makeCardAction,
  markNotSentAction,
  proposeMergeAction,
  proposeVariantAction,
  publishPackageAction,
  regeneratePackageAction,
  rejectPackageAction,
  retryPublicationAction,
  schedulePackageAction,
  submitPackageAction,
  unschedulePackageAction,
} from '../actions'

/** The actions of a package's page, bound to its project. */
export function handlersOf(place: ProjectPlace): PackageHandlers {
  return {
    save: editPackageAction.bind(null, place),
    proposeMerge: proposeMergeAction.bind(null, place),
    acceptMerge: acceptMergeAction.bind(null, place),
    chooseChannels: chooseChannelsAction.bind(null, place),
    checkDraft: checkDraftAction.bind(null, place),
    makeCard: makeCardAction.bind(null, place),
    propose: proposeVariantAction.bind(null, place),
    submit: submitPackageAction.bind(null, place),
    approve: approvePackageAction.bind(null, place),
    reject: rejectPackageAction.bind(null, place),
    publish: publishPackageAction.bind(null, place),
    checkSchedule: checkScheduleAction.bind(null, place),
    schedule: schedulePackageAction.bind(null, place),
    unschedule: unschedulePackageAction.bind(null, place),
    regenerate: regeneratePackageAction.bind(null, place),
    comment: addCommentAction.bind(null, place),
    confirm: confirmPublicationAction.bind(null, place),
    markNotSent: markNotSentAction.bind(null, place),
    cancel: cancelPublicationAction.bind(null, place),
    retry: retryPublicationAction.bind(null, place),
  }
}
