import { syncSourceJob } from '@/lib/jobs/sync-source-job'
import { handleSyncSource } from '@/lib/worker/handle-sync-source'

// A worker process that only does one run: `sync-process <project> <run>`. Meant to be killed.
const [projectId = '', runId = ''] = process.argv.slice(2)
await handleSyncSource(syncSourceJob)(
  { projectId, runId },
  { signal: new AbortController().signal, retryCount: 0 },
)
process.exit(0)
