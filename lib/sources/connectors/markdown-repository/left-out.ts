const most = 10_000

const reasons = new Map<string, string>()

/**
 * Remembers in this process which contents cannot be used, and why. A file's hash says all of its content, so what is a
 * draft or unreadable stays so; without this every sync would fetch all drafts again. What is forgotten is fetched once
 * more, no harm done. The key must say everything the reason hangs on.
 */
export const leftOut = {
  reason: (key: string): string | undefined => reasons.get(key),
  remember: (key: string, reason: string): void => {
    reasons.set(key, reason)
    const oldest = reasons.size > most ? reasons.keys().next().value : undefined
    if (oldest !== undefined) reasons.delete(oldest)
  },
}
