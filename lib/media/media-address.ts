import { env } from '@/lib/env'

/**
 * The absolute address of a variant's media: addresses of files that this install serves are stored as paths
 * starting with "/".
 */
export const toAbsoluteMediaAddress = (url: string): string =>
  url.startsWith('/') ? `${env().APP_URL}${url}` : url
