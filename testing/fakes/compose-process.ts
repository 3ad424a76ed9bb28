import { runComposePackages } from '@/lib/worker/run-compose-packages'

// A worker process that only composes one item: `compose-process <project> <item>`. Meant to be killed.
const [projectId = '', itemId = ''] = process.argv.slice(2)
await runComposePackages(
  { projectId, itemIds: [itemId] },
  { signal: new AbortController().signal, retryCount: 0 },
)
process.exit(0)
