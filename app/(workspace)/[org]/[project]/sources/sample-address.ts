import { env } from '@/lib/env'
import { SAMPLE_BRAND_PATH } from '@/lib/sample-brand/sample-brand'

/** The sample brand's manifest, which the app serves itself while the simulated networks are on. */
export function sampleAddress(): string | undefined {
  if (!env().TRIBUTARY_SANDBOX) return undefined
  return `${env().APP_URL}${SAMPLE_BRAND_PATH}/manifest.json`
}
