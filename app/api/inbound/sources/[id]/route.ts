import { otherMethodsWithoutCors } from '@/lib/api/other-methods'
import { pushRoute } from '../push-route'

export const POST = pushRoute({
  operationId: 'pushItems',
  summary: 'Push items to a source',
  credential: 'bearer',
})

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethodsWithoutCors('POST')
