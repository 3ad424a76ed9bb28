import { pushLimits } from './schemas'

/**
 * Returns how a parsed item exceeds the limits on nesting or on the number of fields; undefined if it does not.
 * Stops at the first limit it hits, so that its own cost is bounded (spec/security#1.5).
 */
export function findExceededLimit(item: unknown): string | undefined {
  const left = { keys: pushLimits.keys }
  const found = checkLimits(item, pushLimits.depth, left)
  if (found === 'deep') return `The item is nested deeper than ${pushLimits.depth} levels.`
  if (found === 'many') return `The item has more than ${pushLimits.keys} fields, including nested ones.`
  return undefined
}

function checkLimits(value: unknown, depth: number, left: { keys: number }): 'deep' | 'many' | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (depth === 0) return 'deep'
  if (Array.isArray(value)) {
    for (const element of value) {
      if (typeof element !== 'object' || element === null) continue
      const found = checkLimits(element, depth - 1, left)
      if (found) return found
    }
    return undefined
  }
  for (const inner of Object.values(value)) {
    if (--left.keys < 0) return 'many'
    if (typeof inner !== 'object' || inner === null) continue
    const found = checkLimits(inner, depth - 1, left)
    if (found) return found
  }
  return undefined
}
