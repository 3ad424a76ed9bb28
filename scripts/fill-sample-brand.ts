import { closePool } from '@/db/client'
import { env } from '@/lib/env'
import { closeBoss } from '@/lib/jobs/boss'
import { quietly } from '@/lib/log'
import { moveSampleBrand, seedSampleBrand } from '@/lib/sample-brand/seed-sample-brand'
import { demoPassword } from './start/demo-password'

/**
 * Fills a new install with the sample brand (`seed`), or updates the sample brand after the install's address has
 * changed. Runs as a separate process, because what it loads would otherwise stay in the starter for as long as the
 * product runs.
 */
const [, , plan, tries] = process.argv
try {
  if (plan === 'seed') await repeated(Number(tries), () => quietly(seed))
  else await moveSampleBrand()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await closeBoss()
  await closePool()
}

function seed(): Promise<void> {
  return seedSampleBrand(demoPassword(env().DATA_DIR).wanted)
}

async function repeated(tries: number, work: () => Promise<void>): Promise<void> {
  for (let left = tries - 1; ; left--)
    try {
      return await work()
    } catch (error) {
      if (left <= 0) throw error
    }
}
