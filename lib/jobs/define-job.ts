import type { z } from 'zod'
import type { QueueName } from '@/db/queue'

/** A kind of background work: its queue and the shape of its input. The handler is found in handlers.ts, lazily. */
export type JobDefinition<Input> = {
  readonly queue: QueueName
  readonly input: z.ZodType<Input>
  /** Makes one input of those of several jobs of the same project, for queues that do them together (queue-limits.ts). */
  readonly merge?: (inputs: Input[]) => Input
}

/** Declares a job; inputs hold ids and small values only, and are parsed again when the job runs. */
export const defineJob = <Input>(definition: JobDefinition<Input>): JobDefinition<Input> => definition

export type JobRun = {
  /** Ends when the worker is asked to stop or the time budget is used up. */
  signal: AbortSignal
  /** How often this job was tried before. */
  retryCount: number
}

export type JobHandler<Input> = (input: Input, run: JobRun) => Promise<void>
