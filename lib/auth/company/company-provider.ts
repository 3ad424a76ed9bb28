import { env } from '@/lib/env'

/** The provider name under which people's links to a workspace's company sign-in are stored. */
export const companyProvider = (orgId: string): string => `company:${orgId}`

/** The callback URL to which the company's server redirects people. */
export const companyCallback = (): string => `${env().APP_URL}/api/auth/company/callback`
