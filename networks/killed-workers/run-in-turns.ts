/** Processes all items, `many` at a time. */
export async function runInTurns<T>(
  all: readonly T[],
  many: number,
  work: (one: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const worker = async () => {
    for (let index = next++; index < all.length; index = next++) await work(all[index] as T, index)
  }
  await Promise.all(Array.from({ length: many }, worker))
}
