import { env } from '@/lib/env'

/** The absolute address of a variant's picture: files that this install serves itself are stored from "/" on. */
export const mediaAddress = (url: string): string => (url.startsWith('/') ? `${env().APP_URL}${url}` : url)
