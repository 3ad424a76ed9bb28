import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { claimKinds } from '@/lib/claims/read/claim'
import { maxVariantTextLength } from '@/lib/networks/longest-text'
import { checkVoice } from '@/lib/voice/check/check-voice'
import { voiceIssue } from '@/lib/voice/schemas'

/** A claim that neither the item nor the brand supports; offsets in code points. */
const unsupportedClaim = z.object({
  kind: z.enum(claimKinds),
  from: z.int(),
  until: z.int(),
  text: z.string(),
  message: z.string(),
  hint: z.string(),
})

export const POST = projectRoute(
  {
    operationId: 'checkText',
    summary: 'Check a text against the project’s voice',
    permission: 'read',
    project: 'path',
    body: z.strictObject({
      text: z.string().max(maxVariantTextLength, 'Check at most 20,000 characters at a time.'),
      /** Not used by any rule yet: a voice has no rules for individual kinds of content. */
      content_type: z.string().max(100).optional(),
      language: z.string().min(2).max(35).optional(),
      /** The content that the text is about; the text's claims are then checked against it. */
      item_id: z.uuid('Enter the ID of an item.').optional(),
    }),
    answer: z.object({
      language: z.string(),
      issues: z.array(voiceIssue),
      claims: z.array(unsupportedClaim).optional(),
    }),
  },
  (ctx, { body }) => checkVoice(ctx, body),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
