/**
 * Converts a name to a slug: lowercase letters, digits and hyphens, at most 48 characters; `fallback` if nothing is
 * left.
 */
export function slugify(name: string, fallback: string): string {
  const slug = name
    .replaceAll('ß', 'ss')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 48)
    .replace(/(?<!-)-+$/, '')
  return slug || fallback
}

/** Returns the wanted name, or the first of wanted-2, wanted-3, … that is not taken. */
export function firstFree(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted
  let number = 2
  while (taken.has(`${wanted}-${number}`)) number++
  return `${wanted}-${number}`
}
