import { accountRoute } from '@/lib/api/account-route'
import type { ApiCaller } from '@/lib/api/caller'
import { otherMethods } from '@/lib/api/other-methods'
import { may } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import { getUserStyle } from '@/lib/voice/get-user-style'
import { saveUserStyle } from '@/lib/voice/save-user-style'
import { userStyleAnswer, userStyleSchema } from '@/lib/voice/schemas'

function personOf({ actor }: ApiCaller): string {
  if (actor.id === null) throw new AppError('unauthenticated')
  return actor.id
}

export const GET = accountRoute({ summary: 'Get your writing style', answer: userStyleAnswer }, (caller) =>
  getUserStyle(personOf(caller)),
)

export const PUT = accountRoute(
  { summary: 'Store your writing style, whole', body: userStyleSchema, answer: userStyleAnswer },
  async (caller, { body }) => {
    // A token that may only read may not write in its person's name either.
    if (caller.atMost && !may(caller.atMost, 'write')) throw new AppError('forbidden')
    return saveUserStyle(personOf(caller), { style: body })
  },
)

export const { DELETE, PATCH, POST } = otherMethods('GET', 'PUT')

export { preflight as OPTIONS } from '@/lib/api/preflight'
