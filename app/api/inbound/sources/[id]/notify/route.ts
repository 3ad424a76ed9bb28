import { otherMethodsWithoutCors } from '@/lib/api/other-methods'
import { notifyRoute } from '../../notify-route'

export const POST = notifyRoute({
  operationId: 'notifySource',
  summary: 'Sync a source right away. Returns the current sync if one is running',
  credential: 'bearer',
})

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethodsWithoutCors('POST')
