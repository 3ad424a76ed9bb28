import { z } from 'zod'
import { env } from '@/lib/env'
import { pushItem } from './schemas'

/** Returns the JSON Schema (draft 2020-12) of a push item, generated from the schema that validates them. */
export const pushItemSchema = (): Record<string, unknown> => ({
  $id: `${env().APP_URL}/api/schemas/push-item.json`,
  ...z.toJSONSchema(pushItem, { io: 'input', unrepresentable: 'any' }),
})
