import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { readIdCursor } from '@/lib/api/paging'
import { validated } from '@/lib/api/problem'
import { findProjectOf } from '@/lib/auth/authorization/find-project-of'
import { systemContext } from '@/lib/auth/authorization/system-context'
import type { ProjectContext } from '@/lib/auth/context'
import { createOperatorResetLink } from '@/lib/auth/reset/create-operator-reset-link'
import { removeSecondFactors } from '@/lib/auth/reset/remove-second-factors'
import { createTokenInput, signUpInput } from '@/lib/auth/schemas'
import { signUp } from '@/lib/auth/sign-up/sign-up'
import { createApiToken } from '@/lib/auth/tokens/create-api-token'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { findOwnOrg } from '@/lib/organizations/find-own-org'
import { getProjectBySlug } from '@/lib/projects/get-project-by-slug'
import { syncNow } from '@/lib/sync/schedule/sync-now'
import { listTopicRuns } from '@/lib/topics/list-topic-runs'
import { listTopics } from '@/lib/topics/list-topics'
import { runTopic } from '@/lib/topics/run-topic'
import { drainQueues } from '@/lib/worker/drain-queues'
import { writeExport } from './write-export'

const syncSeconds = 600
/** A model may take long. */
const topicSeconds = 300

type Options = {
  email?: string | undefined
  name?: string | undefined
  project?: string | undefined
  role?: string | undefined
  source?: string | undefined
  topic?: string | undefined
  workspace?: string | undefined
  /** The output path, already resolved against the folder where the person runs the command. */
  out?: string | undefined
  'password-stdin'?: boolean | undefined
}

async function contextOf(options: Options): Promise<ProjectContext<'own'>> {
  if (!options.project)
    throw new AppError('bad-request', {
      detail: 'Give --project with the short name of the project.',
      hint: 'It stands in the address of its pages, after the workspace.',
    })
  return systemContext(await getProjectBySlug(options.project, options.workspace))
}

/**
 * The command line of an install (spec/http-api#command-line). Each command returns the one line for standard
 * output.
 */
export const commands = {
  // Every command migrates the schema first; this one does nothing else (for a deploy without `npm start`).
  migrate: async (): Promise<string> => 'The schema is up to date.',
  'create-user': async (options: Options): Promise<string> => {
    if (!options['password-stdin'])
      throw new AppError('bad-request', {
        detail: 'The password is read from standard input.',
        hint: 'Add --password-stdin and pipe the password in.',
      })
    const password = (await text(process.stdin)).replace(/\r?\n$/, '')
    const person = await signUp(
      validated(signUpInput, { email: options.email, name: options.name, password }),
    )
    return person.userId
  },
  'password-link': (options: Options): Promise<string> => createOperatorResetLink(options.email),
  'remove-second-factors': (options: Options): Promise<string> => removeSecondFactors(options.email),
  'create-token': async (options: Options): Promise<string> => {
    if (!options.email || !options.name)
      throw new AppError('bad-request', { detail: 'Give --email and --name.', hint: 'See the usage.' })
    const { ctx, projectId } = await findOwnOrg(options.email, options.project)
    const input = validated(createTokenInput, {
      name: options.name,
      role: options.role ?? 'owner',
      project_id: projectId,
    })
    return (await createApiToken(ctx, input)).token
  },
  sync: async (options: Options): Promise<string> => {
    const projectId = isId(options.source ?? '')
      ? await findProjectOf('sources', options.source ?? '')
      : undefined
    if (!projectId || !options.source)
      throw new AppError('not-found', {
        detail: 'There is no source with this id.',
        hint: 'Give --source with the id from the address of the source page.',
      })
    const ctx = await systemContext(projectId)
    const { run } = await syncNow(ctx, { sourceId: options.source, waitSeconds: syncSeconds })
    // If a server is running, its worker makes the packages; otherwise they are made here.
    await drainQueues({ queues: ['compose-packages'], until: Date.now() + syncSeconds * 1000 })
    if (run.status === 'failed')
      throw new AppError('upstream-failed', { detail: run.error?.message, hint: run.error?.hint })
    return JSON.stringify({ run_id: run.id, status: run.status, counts: run.counts })
  },
  'topics list': async (options: Options): Promise<string> => {
    const ctx = await contextOf(options)
    const topics: unknown[] = []
    for (let after: string | undefined; ; ) {
      const page = await listTopics(ctx, { limit: 200, after })
      topics.push(
        ...page.data.map(({ id, name, enabled, paused_reason, next_run_at, last_run }) => ({
          id,
          name,
          enabled,
          paused_reason,
          next_run_at,
          last_run: last_run && {
            due_at: last_run.due_at,
            status: last_run.status,
            message: last_run.message,
          },
        })),
      )
      after = readIdCursor(page.next_cursor ?? undefined)
      if (after === undefined) return JSON.stringify(topics)
    }
  },
  'topics run': async (options: Options): Promise<string> => {
    const id = options.topic ?? ''
    const projectId = isId(id) ? await findProjectOf('topics', id) : undefined
    if (!projectId)
      throw new AppError('not-found', {
        detail: 'There is no topic with this id.',
        hint: 'Give --topic with an id that "topics list" shows.',
      })
    const ctx = await systemContext(projectId)
    const { id: runId } = await runTopic(ctx, { id })
    // If a server is running, its worker writes the post; otherwise it is written here.
    const until = Date.now() + topicSeconds * 1000
    for (;;) {
      await drainQueues({ queues: ['run-topic'], until })
      const { data } = await listTopicRuns(ctx, { id, limit: 50 })
      const run = data.find((one) => one.id === runId)
      if (run && run.status !== 'running')
        return JSON.stringify({
          run_id: run.id,
          status: run.status,
          message: run.message,
          package_id: run.package_id,
        })
      if (Date.now() >= until)
        return JSON.stringify({ run_id: runId, status: 'running', message: null, package_id: null })
      await pause(500)
    }
  },
  export: async (options: Options): Promise<string> => {
    return writeExport(await contextOf(options), options.out ?? '.')
  },
} satisfies Record<string, (options: Options) => Promise<string>>

export type Command = keyof typeof commands
