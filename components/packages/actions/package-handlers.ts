import type { CheckDraft } from '@/components/packages/editor/use-draft-check'
import type { ActionResult } from '@/lib/actions/run-action'
import type { MergeProposal } from '@/lib/packages/revisions/merge-package'
import type {
  AssignInput,
  ChangeCommentInput,
  ChannelsInput,
  ChooseReplacementInput,
  CommentInput,
  EditInput,
  GeneratedVideoAnswer,
  MakeCardInput,
  MakeVideoInput,
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
import type { TakeDownInput } from '@/lib/publishing/takedown/schemas'

/** A server action bound to its project. */
type Handler<Input> = (input: Input) => Promise<ActionResult<unknown>>
type RevisingHandler = (input: EditInput) => Promise<ActionResult<{ revision: number }>>
type RegeneratingHandler = (input: PackageInput) => Promise<ActionResult<{ id: string }>>

/** Everything that people can do with a package; passed in by the pages. */
export type PackageHandlers = {
  save: RevisingHandler
  /** Merges edits with changed content, and stores what the person chose. */
  proposeMerge: (input: PackageInput) => Promise<ActionResult<MergeProposal>>
  acceptMerge: Handler<MergeInput>
  chooseChannels: Handler<ChannelsInput>
  checkDraft: CheckDraft
  makeVideo: (input: MakeVideoInput) => Promise<ActionResult<GeneratedVideoAnswer>>
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
  /** For a post of unknown outcome: a person checked whether it is on the network. */
  confirm: Handler<{ id: string; remote_url?: string }>
  markNotSent: Handler<{ id: string; send_again: boolean }>
  retry: Handler<{ id: string }>
  /** Chooses how a correction replaces a channel's published post. */
  chooseReplacement: Handler<ChooseReplacementInput>
  /** Deletes published posts from their networks; can be undone until the deletion has begun. */
  takeDown: Handler<TakeDownInput>
  undoTakedowns: Handler<{ ids: string[] }>
  retryTakedown: Handler<{ id: string }>
  markTakenDown: Handler<{ id: string }>
  /** Cancels one channel's post that is still queued while others are already out. */
  cancel: Handler<{ id: string }>
}
