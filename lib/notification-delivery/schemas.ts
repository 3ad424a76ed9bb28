import { z } from 'zod'
import { destinationStatuses, destinationTypes, notificationDeliveryStatuses } from '@/db/allowed-values'
import { type ChosenKind, chosenKinds } from '@/lib/notifications/kinds'

const name = z.string().trim().min(1, 'Enter a name.').max(80, 'Use 80 characters at most.')
const url = z.string().trim().min(1, 'Enter the URL.').max(2048, 'Use 2,048 characters at most.')
const kinds = z
  .array(z.enum(chosenKinds as [ChosenKind, ...ChosenKind[]]))
  .min(1, 'Choose at least one kind.')
  .max(chosenKinds.length)
  .transform((all) => [...new Set(all)])

/** Input for adding a chat channel or a webhook. */
export const destinationInput = z.strictObject({ type: z.enum(destinationTypes), name, url, kinds })
export type DestinationInput = z.infer<typeof destinationInput>

/** Omitted fields stay unchanged. `status` pauses or resumes the destination. */
export const destinationChange = z.strictObject({
  name: name.optional(),
  url: url.optional(),
  kinds: kinds.optional(),
  status: z.enum(destinationStatuses).optional(),
})
export type DestinationChange = z.infer<typeof destinationChange>

/** The kinds as a form sends them: one checkbox each. */
const tickedKinds = z
  .record(z.string(), z.boolean())
  .transform((all) => Object.keys(all).filter((kind) => all[kind]))
  .pipe(kinds)

/** `destinationInput` and `destinationChange` as forms send them. */
export const destinationForm = destinationInput.extend({ kinds: tickedKinds })
export const destinationChangeForm = destinationChange.extend({ id: z.uuid(), kinds: tickedKinds.optional() })

/** Names one delivery to repeat, or the time since when all are repeated. */
export const replayInput = z.strictObject({
  delivery_id: z.uuid().optional(),
  since: z.iso.datetime({ offset: true }).optional(),
})
export type ReplayInput = z.infer<typeof replayInput>

/** A chat channel or webhook as the API returns it; of its URL only the server is shown. */
export const destinationAnswer = z.object({
  id: z.string(),
  type: z.enum(destinationTypes),
  name: z.string(),
  url: z.string(),
  kinds: z.array(z.string()),
  status: z.enum(destinationStatuses),
  paused_reason: z.string().nullable(),
  old_secret_until: z.string().nullable(),
  failing_since: z.string().nullable(),
  created_at: z.string(),
})
export type DestinationAnswer = z.infer<typeof destinationAnswer>

export const deliveryAnswer = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  status: z.enum(notificationDeliveryStatuses),
  attempts: z.int(),
  response_code: z.int().nullable(),
  error: z.string().nullable(),
  created_at: z.string(),
  finished_at: z.string().nullable(),
})
export type DeliveryAnswer = z.infer<typeof deliveryAnswer>
