import type { CheckDraft } from '@/components/packages/editor/use-draft-check'
import type { ActionResult } from '@/lib/actions/run-action'
import type { MergeProposal } from '@/lib/packages/revisions/merge-package'
import type {
  AssignInput,
  ChangeCommentInput,
  ChannelsInput,
  CommentInput,
  EditInput,
  MakeCardInput,
  MergeInput,
  PackageInput,
  Proposal,
  ProposeInput,
  RejectInput,
  ScheduleCheck,
  ScheduledPackage,
  ScheduleInput,
} from '@/lib/packages/schemas'
import type { VariantMedia } from '@/lib/platforms/schemas'

/** A server action bound to its project. */
type Handler<Input> = (input: Input) => Promise<ActionResult<unknown>>
type RevisingHandler = (input: EditInput) => Promise<ActionResult<{ revision: number }>>
type RegeneratingHandler = (input: PackageInput) => Promise<ActionResult<{ id: string }>>

/** Everything people do with a package; pages hand them in. */
export type PackageHandlers = {
  save: RevisingHandler
  /** Edits and changed content together, and what a person chose of both. */
  proposeMerge: (input: PackageInput) => Promise<ActionResult<MergeProposal>>
  acceptMerge: Handler<MergeInput>
  chooseChannels: Handler<ChannelsInput>
  checkDraft: CheckDraft
  makeCard: (input: MakeCardInput) => Promise<ActionResult<VariantMedia>>
  propose: (input: ProposeInput) => Promise<ActionResult<Proposal>>
  submit: Handler<PackageInput>
  approve: Handler<PackageInput>
  requestChanges: Handler<RejectInput>
  reject: Handler<RejectInput>
  assign: Handler<AssignInput>
  publish: Handler<PackageInput>
  schedule: (input: ScheduleInput) => Promise<ActionResult<ScheduledPackage>>
  checkSchedule: (input: ScheduleInput) => Promise<ActionResult<ScheduleCheck>>
  unschedule: Handler<PackageInput>
  regenerate: RegeneratingHandler
  comment: Handler<CommentInput>
  changeComment: Handler<ChangeCommentInput>
  deleteComment: Handler<{ id: string }>
  /** A person saw on the network that a post of unknown outcome is there, or that it is not. */
  confirm: Handler<{ id: string; remote_url?: string }>
  markNotSent: Handler<{ id: string; send_again: boolean }>
  retry: Handler<{ id: string }>
  /** Takes back one channel's post that waits while others are out. */
  cancel: Handler<{ id: string }>
}
