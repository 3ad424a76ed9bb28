import { otherMethodsWithoutCors } from '@/lib/api/other-methods'
import { pushRoute } from '../../push-route'

export const POST = pushRoute({
  operationId: 'pushItemsWithUrlSecret',
  summary:
    'Push items to a source, by an address that holds its secret; for senders that cannot set a header',
  credential: 'url',
})

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethodsWithoutCors('POST')
