import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import type { OrgContext } from '@/lib/auth/context'
import { listAuditEvents } from '@/lib/organizations/audit-trail/list-audit-events'
import type { AuditEventAnswer, AuditFilters } from '@/lib/organizations/schemas'
import { formatCsvLine } from './format-csv-line'

const pageSize = 500
const columns = ['at', 'actor', 'actor_id', 'action', 'words', 'project_id', 'subject', 'data'] as const
const lineOf = {
  csv: (event: AuditEventAnswer) => formatCsvLine(columns.map((column) => event[column])),
  jsonl: (event: AuditEventAnswer) => `${JSON.stringify(event)}\n`,
}

/**
 * Exports a workspace's audit trail as a file, read and sent one page at a time, so that memory use does not depend
 * on its length. The export itself is recorded in the trail. Takes the format and the list's filters. Serves
 * spec/security#7.7.
 */
export async function exportAuditTrail(
  ctx: OrgContext<'manage'>,
  { format, ...filters }: AuditFilters & { format: 'csv' | 'jsonl' },
): Promise<ReadableStream<Uint8Array>> {
  await inSystem((tx) =>
    audit(tx, ctx, { action: 'audit.exported', subject: ctx.orgId, data: { format, ...filters } }),
  )
  const encoder = new TextEncoder()
  let after: string | undefined
  let begun = false
  return new ReadableStream({
    async pull(controller) {
      const { data, next_cursor } = await listAuditEvents(ctx, { ...filters, limit: pageSize, after })
      const head = begun || format === 'jsonl' ? '' : formatCsvLine(columns)
      begun = true
      const text = head + data.map(lineOf[format]).join('')
      if (text !== '') controller.enqueue(encoder.encode(text))
      after = data.at(-1)?.id
      if (next_cursor === null) controller.close()
    },
  })
}
