/** Shorter names are only one letter away from other words. */
const minLength = 6

/**
 * Finds the name that a label with a single typo may mean: a letter missing, added or changed, or two letters
 * swapped. Takes the names; returns a function that finds the name for a label, in time linear in the label's
 * length. Pure.
 */
export function createNearLabelFinder(names: Iterable<string>): (label: string) => string | undefined {
  const whole = new Set<string>()
  const shortened = new Map<string, string>()
  for (const name of names) {
    if (name.length < minLength) continue
    whole.add(name)
    for (const less of withoutOne(name)) if (!shortened.has(less)) shortened.set(less, name)
  }
  return (label) => {
    if (label.length < minLength || label.length > 40) return undefined
    const missing = shortened.get(label)
    if (missing) return missing
    for (const less of withoutOne(label)) {
      if (whole.has(less)) return less
      const other = shortened.get(less)
      // The first letter is rarely the wrong one.
      if (other && other[0] === label[0]) return other
    }
    return undefined
  }
}

const withoutOne = (word: string): string[] =>
  Array.from({ length: word.length }, (_, at) => word.slice(0, at) + word.slice(at + 1))
