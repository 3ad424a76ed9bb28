import { accountRoute } from '@/lib/api/account-route'
import { callerPerson, callerPersonForWrites } from '@/lib/api/caller-person'
import { otherMethods } from '@/lib/api/other-methods'
import { userStyleAnswer, userStyleSchema } from '@/lib/voice/schemas'
import { getUserStyle } from '@/lib/voice/style/get-user-style'
import { saveUserStyle } from '@/lib/voice/style/save-user-style'

export const GET = accountRoute(
  { operationId: 'getWritingStyle', summary: 'Get your writing style', answer: userStyleAnswer },
  async (caller) => getUserStyle(callerPerson(caller)),
)

export const PUT = accountRoute(
  {
    operationId: 'setWritingStyle',
    summary: 'Replace your writing style',
    body: userStyleSchema,
    bodyRequired: true,
    answer: userStyleAnswer,
  },
  async (caller, { body }) => saveUserStyle(callerPersonForWrites(caller), { style: body }),
)

export const { DELETE, PATCH, POST } = otherMethods('GET', 'PUT')

export { preflight as OPTIONS } from '@/lib/api/preflight'
