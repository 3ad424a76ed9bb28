import { runTopicRun } from '@/lib/worker/run-topic-run'

// A worker process that only does one run of a topic: `topic-process <project> <run>`. Meant to be killed.
const [projectId = '', runId = ''] = process.argv.slice(2)
await runTopicRun({ projectId, runId }, { signal: new AbortController().signal, retryCount: 0 })
process.exit(0)
