const day = 24 * 60 * 60 * 1000

/** How long after the sign-in a session ends, however active the person was. */
export const maxSessionMs = 30 * day

/** How long after its last use a session ends. */
export const maxIdleMs = 7 * day
