import { systemContext } from '@/lib/auth/system-context'
import { runPublication } from '@/lib/publishing/run-publication'

// A worker of its own that ends itself, as `kill -9` would, at the point it is told; or runs to the end.
const [projectId = '', publicationId = '', point = ''] = process.argv.slice(2)

const ctx = await systemContext(projectId)
await runPublication(ctx, publicationId, {
  at: (reached) => {
    if (reached === point) process.kill(process.pid, 'SIGKILL')
  },
})
process.exit(0)
