import { systemContext } from '@/lib/auth/authorization/system-context'
import { appendToUpload } from '@/lib/media-library/append-to-upload'

// A server that receives bytes of an upload and kills itself in the middle of the request, as `kill -9` would.
const [projectId = '', id = '', offset = '', bytes = ''] = process.argv.slice(2)

async function* arriving() {
  yield Buffer.alloc(Number(bytes), 'film')
  process.kill(process.pid, 'SIGKILL')
}

await appendToUpload(await systemContext(projectId), { id, offset: Number(offset), body: arriving() })
