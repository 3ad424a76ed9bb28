import { z } from 'zod'
import { generateObject } from '@/lib/ai/generate-object'
import { systemContext } from '@/lib/auth/authorization/system-context'

/** Calls a project's model from a process of its own, so that a test can kill it while the model is working. */
const [projectId = ''] = process.argv.slice(2)

await generateObject(await systemContext(projectId), {
  purpose: 'test',
  system: 'Give a title.',
  prompt: 'About a river.',
  schema: z.object({ title: z.string() }),
  maxOutputTokens: 300,
})
process.exit(0)
