const day = 24 * 60 * 60 * 1000

/** A session ends so long after the sign-in, however busy the person was. */
export const maxSessionMs = 30 * day

/** And so long after it was last used. */
export const maxIdleMs = 7 * day
