import { z } from 'zod'
import { approvalDecisions } from '@/db/allowed-values'
import { isDay, weekdayOf } from '@/lib/time-zones/days'

const moment = z.string()

/** What a new link needs: the posts it is for, or a week, and who it is for. */
export const createApprovalLinkInput = z
  .strictObject({
    recipient: z.string().trim().min(1, 'Enter who the link is for.').max(100),
    package_ids: z.array(z.string()).min(1).max(100).optional().describe('The posts it shows.'),
    week_start: z
      .string()
      .refine((day) => isDay(day) && weekdayOf(day) === 1, 'Enter the Monday of a week, such as 2026-11-30.')
      .optional()
      .describe(
        'Instead of posts: the Monday of the week whose posts it shows, also those that are planned later.',
      ),
    expires_in_days: z.coerce
      .number({ error: 'Enter a number of days.' })
      .int()
      .min(1, 'Choose at least one day.')
      .max(90, 'Choose at most 90 days.')
      .default(14),
    pin: z
      .string()
      .regex(/^\d{4,12}$/, 'Use 4 to 12 digits.')
      .optional()
      .describe('Asked for before anything is shown.'),
    counts: z.boolean().default(true).describe('Whether a decision moves the post, or is advice.'),
  })
  .refine((input) => (input.package_ids === undefined) !== (input.week_start === undefined), {
    error: 'Choose posts or a week.',
    path: ['package_ids'],
  })
export type CreateApprovalLinkInput = z.input<typeof createApprovalLinkInput>

export const approvalLinkInput = z.strictObject({ id: z.string() })

export const approvalLinkAnswer = z.object({
  id: z.string(),
  recipient: z.string(),
  scope: z.enum(['packages', 'week']),
  week_start: z.string().nullable(),
  counts: z.boolean(),
  has_pin: z.boolean(),
  state: z.enum(['active', 'expired', 'revoked', 'locked']),
  posts: z.number().int().nullable().describe('How many posts it was made for; null for a week.'),
  approved: z.number().int(),
  changes_requested: z.number().int(),
  created_by_name: z.string(),
  created_at: moment,
  expires_at: moment,
  last_opened_at: moment.nullable(),
})
export type ApprovalLinkAnswer = z.infer<typeof approvalLinkAnswer>

/** A link with its secret URL, which is shown only this once. */
export const newApprovalLink = approvalLinkAnswer.extend({ url: z.string() })
export type NewApprovalLink = z.infer<typeof newApprovalLink>

const token = z.string().min(1).max(200)
const name = z.string().trim().min(1, 'Enter your name.').max(100)

/** An approver's decision on a post, and the revision it refers to. */
export const decideInput = z
  .strictObject({
    token,
    name,
    package_id: z.string(),
    revision: z.number().int().min(1),
    decision: z.enum(approvalDecisions),
    reason: z.string().trim().max(2000).default(''),
  })
  .refine(({ decision, reason }) => decision === 'approved' || reason !== '', {
    error: 'Enter what should change.',
    path: ['reason'],
  })
export type DecideInput = z.output<typeof decideInput>

export const approverCommentInput = z.strictObject({
  token,
  name,
  package_id: z.string(),
  variant_id: z.string().nullable().optional(),
  text: z.string().trim().min(1, 'Enter a comment.').max(5000),
})
export type ApproverCommentInput = z.output<typeof approverCommentInput>

export const enterPinInput = z.strictObject({ token, pin: z.string().max(50) })
