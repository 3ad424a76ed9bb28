import type { ActionResult } from '@/lib/actions/run-action'
import type {
  CommentInput,
  EditInput,
  MakeCardInput,
  PackageInput,
  RejectInput,
  ScheduleInput,
} from '@/lib/packages/schemas'
import type { VariantMedia } from '@/lib/platforms/schemas'

/** A server action bound to its project. */
type Act<Input> = (input: Input) => Promise<ActionResult<unknown>>
type Revised = (input: EditInput) => Promise<ActionResult<{ revision: number }>>
type Remade = (input: PackageInput) => Promise<ActionResult<{ id: string }>>

/** Everything people do with a package; pages hand them in. */
export type PackageActs = {
  save: Revised
  makeCard: (input: MakeCardInput) => Promise<ActionResult<VariantMedia>>
  submit: Act<PackageInput>
  approve: Act<PackageInput>
  reject: Act<RejectInput>
  publish: Act<PackageInput>
  schedule: Act<ScheduleInput>
  unschedule: Act<PackageInput>
  regenerate: Remade
  comment: Act<CommentInput>
  /** A person saw on the network that a post of unknown outcome is there, or that it is not. */
  confirm: Act<{ id: string; remote_url?: string }>
  markNotSent: Act<{ id: string; send_again: boolean }>
  retry: Act<{ id: string }>
  /** Takes back one channel's post that waits while others are out. */
  cancel: Act<{ id: string }>
}
