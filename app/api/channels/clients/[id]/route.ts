import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { publicRoute } from '@/lib/api/public-route'
import { readClientDocument } from '@/lib/channels/apps/sign-in-clients'

/** Describes us as an OAuth client to networks that look clients up at a URL of ours; nothing in it is secret. */
export const GET = publicRoute(
  {
    operationId: 'getSignInClient',
    summary:
      'What networks read about a workspace that asks for consent there (OAuth Client ID Metadata Document)',
    answer: z.looseObject({ client_id: z.string(), redirect_uris: z.array(z.string()), scope: z.string() }),
  },
  async ({ params: { id = '' } }) => Response.json(await readClientDocument(id)),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
