/** Shorter names differ from other words by one letter. */
const leastLength = 6

/**
 * Names that a label with one slip of the pen may mean: a letter left out, added, changed, or two swapped. Takes the names;
 * returns what finds one for a label, in time proportional to the label. Pure.
 */
export function nearLabels(names: Iterable<string>): (label: string) => string | undefined {
  const whole = new Set<string>()
  const shortened = new Map<string, string>()
  for (const name of names) {
    if (name.length < leastLength) continue
    whole.add(name)
    for (const less of withoutOne(name)) if (!shortened.has(less)) shortened.set(less, name)
  }
  return (label) => {
    if (label.length < leastLength || label.length > 40) return undefined
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
