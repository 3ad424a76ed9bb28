/** Seconds to wait before each look for an unconfirmed post on the platform (spec/security#4.3: three looks). */
export const reconcileDelays = [20, 300, 1800] as const

export const firstReconcileSeconds: number = reconcileDelays[0]
