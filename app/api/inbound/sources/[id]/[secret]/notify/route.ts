import { otherMethodsWithoutCors } from '@/lib/api/other-methods'
import { notifyRoute } from '../../../notify-route'

export const POST = notifyRoute({
  operationId: 'notifySourceWithUrlSecret',
  summary: 'Sync a source right away, with its secret in the URL. For senders that can’t set a header',
  credential: 'url',
})

export const { DELETE, GET, OPTIONS, PATCH, PUT } = otherMethodsWithoutCors('POST')
