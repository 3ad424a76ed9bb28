export type BatchCalls<Input, Output> = (key: string, input: Input) => Promise<Output>

type Call<Input, Output> = {
  input: Input
  resolve: (output: Output) => void
  reject: (error: unknown) => void
}

type Batching<Input, Output> = {
  /** Runs a batch and returns each call's result, in the same order. Throws when all of them failed together. */
  run: (inputs: Input[]) => Promise<PromiseSettledResult<Output>[]>
  /**
   * Called once per batch with the inputs that are already running. The function it returns decides for each call,
   * in order, whether it joins the batch. By default all calls do.
   */
  admission?: (underWay: Input[]) => (next: Input) => boolean
  /** When a batch takes longer than this, the next one for its key may start alongside it. */
  maxWaitMs: number
  /** Maximum number of concurrent batches per key. */
  maxConcurrent: number
}

/**
 * Groups calls that arrive while an earlier batch of the same key is running, like a database's group commit: a
 * single call starts at once, and batches grow with the load. Takes how to run a batch; returns a function that
 * takes a key and one call's input and returns that call's own result, or throws its own error.
 */
export function batchCalls<Input, Output>(how: Batching<Input, Output>): BatchCalls<Input, Output> {
  const batchers = new Map<string, Batcher<Input, Output>>()
  return (key, input) => {
    let batcher = batchers.get(key)
    if (!batcher) {
      batcher = createBatcher(how, () => void batchers.delete(key))
      batchers.set(key, batcher)
    }
    return batcher(input)
  }
}

type Batcher<Input, Output> = (input: Input) => Promise<Output>

function createBatcher<Input, Output>(
  how: Batching<Input, Output>,
  empty: () => void,
): Batcher<Input, Output> {
  let waiting: Call<Input, Output>[] = []
  let scheduled = false
  const running = new Set<Call<Input, Output>[]>()
  let prompt = 0

  const schedule = (): void => {
    if (scheduled || waiting.length === 0 || prompt > 0 || running.size >= how.maxConcurrent) return
    scheduled = true
    // Calls that arrive in the same tick of the event loop join the batch.
    setImmediate(() => {
      scheduled = false
      void work()
    })
  }

  const work = async (): Promise<void> => {
    const batch = takeBatch()
    if (batch.length === 0) return
    running.add(batch)
    prompt++
    let late = false
    const timer = setTimeout(() => {
      late = true
      prompt--
      schedule()
    }, how.maxWaitMs)
    try {
      const results = await how.run(batch.map(({ input }) => input))
      for (const [at, { resolve, reject }] of batch.entries()) {
        const result = results[at]
        if (result?.status === 'fulfilled') resolve(result.value)
        else reject(result?.reason ?? new Error('A batch gave nothing for one of its calls.'))
      }
    } catch (error) {
      for (const { reject } of batch) reject(error)
    } finally {
      clearTimeout(timer)
      running.delete(batch)
      if (!late) prompt--
      if (running.size === 0 && waiting.length === 0) empty()
      schedule()
    }
  }

  const takeBatch = (): Call<Input, Output>[] => {
    const mayJoin = how.admission?.([...running].flat().map(({ input }) => input))
    const batch: Call<Input, Output>[] = []
    const left: Call<Input, Output>[] = []
    for (const call of waiting) (!mayJoin || mayJoin(call.input) ? batch : left).push(call)
    waiting = left
    return batch
  }

  return (input) =>
    new Promise<Output>((resolve, reject) => {
      waiting.push({ input, resolve, reject })
      schedule()
    })
}
