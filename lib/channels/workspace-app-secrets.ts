import { networkApps } from '@/db/schema'
import type { EncryptedColumn } from '@/lib/reencrypt-column'

const place = (app: { id: string; orgId: string }) => ({
  table: 'network_apps',
  rowId: app.id,
  projectId: app.orgId,
})

export const workspaceAppSecrets: EncryptedColumn = {
  column: networkApps.encryptedSecret,
  key: networkApps.id,
  scope: networkApps.orgId,
  placeOf: ({ key, scope }) => place({ id: key, orgId: scope }),
}
