import { z } from 'zod'
import { modelSettingsAnswer, modelSettingsInput } from '@/lib/ai/schemas'
import { getModelSettings } from '@/lib/ai/settings/get-model-settings'
import { removeModelServer } from '@/lib/ai/settings/remove-model-server'
import { saveModelSettings } from '@/lib/ai/settings/save-model-settings'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { requireOneOrg } from '@/lib/organizations/caller-orgs'

const query = z.object({
  org_id: z.uuid().optional().describe('The workspace. Required only if you belong to several.'),
})

export const GET = accountRoute(
  {
    operationId: 'getModelSettings',
    summary: 'Get the model of a workspace, its limits and its prices',
    query,
    answer: modelSettingsAnswer,
  },
  async (caller, { query: { org_id } }) => getModelSettings(await requireOneOrg(caller, 'manage', org_id)),
)

export const PUT = accountRoute(
  {
    operationId: 'setModelSettings',
    summary: 'Set the model of a workspace, its limits or its prices',
    query,
    body: modelSettingsInput,
    answer: modelSettingsAnswer,
  },
  async (caller, { query: { org_id }, body }) => {
    const ctx = await requireOneOrg(caller, 'manage', org_id)
    await saveModelSettings(ctx, body)
    return getModelSettings(ctx)
  },
)

export const DELETE = accountRoute(
  {
    operationId: 'removeModel',
    summary: 'Remove the model of a workspace and its key, so that the installation’s applies again',
    query,
    status: 204,
  },
  async (caller, { query: { org_id } }) => removeModelServer(await requireOneOrg(caller, 'manage', org_id)),
)

export const { PATCH, POST } = otherMethods('GET', 'PUT', 'DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
