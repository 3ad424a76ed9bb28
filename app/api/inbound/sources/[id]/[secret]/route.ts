import { otherMethodsWithoutCors } from '@/lib/api/other-methods'
import { pushRoute } from '../../push-route'

export const POST = pushRoute({
  operationId: 'pushItemsWithUrlSecret',
  summary: 'Push items to a source, with its secret in the URL. For senders that can’t set a header',
  credential: 'url',
})

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethodsWithoutCors('POST')
