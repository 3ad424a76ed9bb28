import { otherMethodsWithoutCors } from '@/lib/api/other-methods'
import { notifyRoute } from '../../../notify-route'

export const POST = notifyRoute({
  operationId: 'notifySourceWithUrlSecret',
  summary:
    'Have a source read at once, by an address that holds its secret; for senders that cannot set a header',
  credential: 'url',
})

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethodsWithoutCors('POST')
