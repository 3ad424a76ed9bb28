import { z } from 'zod'
import { env } from '@/lib/env'
import { pushItem } from './schemas'

/** The JSON Schema (draft 2020-12) of a push item, made of the schema that checks them. */
export const pushItemSchema = (): Record<string, unknown> => ({
  $id: `${env().APP_URL}/api/schemas/push-item.json`,
  ...z.toJSONSchema(pushItem, { io: 'input', unrepresentable: 'any' }),
})
