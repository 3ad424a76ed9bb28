import type { z } from 'zod'
import type { QueueName } from '@/db/queue'

/**
 * A kind of background work: its queue and the schema of its input. The handler is looked up lazily, in
 * handlers.ts.
 */
export type JobDefinition<Input> = {
  readonly queue: QueueName
  readonly input: z.ZodType<Input>
  /**
   * Merges the inputs of several jobs of the same project into one, for queues that run them together
   * (queue-limits.ts).
   */
  readonly merge?: (inputs: Input[]) => Input
}

/** Declares a job. Inputs contain only ids and small values, and are parsed again when the job runs. */
export const defineJob = <Input>(definition: JobDefinition<Input>): JobDefinition<Input> => definition

export type JobRun = {
  /** Aborts when the worker is asked to stop or the time budget is used up. */
  signal: AbortSignal
  /** How often this job has been tried before. */
  retryCount: number
}

export type JobHandler<Input> = (input: Input, run: JobRun) => Promise<void>
