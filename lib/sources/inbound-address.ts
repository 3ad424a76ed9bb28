import { env } from '@/lib/env'
import { findConnector } from './registry'

/** Where publishers send the items of a push source; null for a source that is read by us. */
export const pushAddress = (source: { id: string; sourceType: string }): string | null =>
  findConnector(source.sourceType)?.kind === 'push' ? inbound(source.id) : null

/** Where the system behind a pull source says that it has something new; null for other kinds. */
export const notifyAddress = (source: { id: string; sourceType: string }): string | null =>
  findConnector(source.sourceType)?.kind === 'pull' ? `${inbound(source.id)}/notify` : null

// The address is the install's own, never the one a request came to (Next.js pitfalls 10).
const inbound = (id: string): string => `${env().APP_URL}/api/inbound/sources/${id}`
