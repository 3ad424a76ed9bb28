/** How long to wait before each look at the platform for an unconfirmed post, in seconds (spec/security#4.3: three looks). */
export const reconcileDelays = [20, 300, 1800] as const

export const firstReconcileSeconds: number = reconcileDelays[0]
