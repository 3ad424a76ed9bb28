import { randomBytes } from 'node:crypto'

/** In the format of the Standard Webhooks specification. */
export const createWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`
