import type { RunTrigger } from '@/db/schema/sync-runs'

/**
 * The queue's priority of a sync. Who asks goes before the schedule, a person first; among those of one rank workspaces and
 * projects take turns (db/round-robin.ts). Serves spec/decisions#4.
 */
export const syncPriority: Record<RunTrigger, number> = { manual: 2, notify: 1, schedule: 0 }
