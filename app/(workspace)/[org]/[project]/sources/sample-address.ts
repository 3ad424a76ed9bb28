import { env } from '@/lib/env'
import { SAMPLE_BRAND_NAME, SAMPLE_BRAND_PATH } from '@/lib/sandbox/sample-brand'

/** The sample brand's bucket, which the app serves itself while the simulated networks are on. */
export function sampleAddress(): { name: string; address: string } | undefined {
  if (!env().TRIBUTARY_SANDBOX) return undefined
  return { name: SAMPLE_BRAND_NAME, address: `${env().APP_URL}${SAMPLE_BRAND_PATH}` }
}
