import { otherMethodsWithoutCors } from '@/lib/api/other-methods'
import { notifyRoute } from '../../notify-route'

export const POST = notifyRoute({
  operationId: 'notifySource',
  summary: 'Have a source read at once; while a sync is under way, that one is given',
  credential: 'bearer',
})

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethodsWithoutCors('POST')
