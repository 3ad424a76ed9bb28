/** A person who can be mentioned. */
export type Mentionable = { id: string; name: string }

/**
 * Returns the part of a name typed before the caret, after an "@" at the start of a word; undefined if no name is
 * being typed. Pure.
 */
export function typedMention(text: string, caret: number): { from: number; query: string } | undefined {
  const found = /(?:^|[\s(])@([\p{L}\p{N}._'’-]*(?: [\p{L}\p{N}._'’-]*)?)$/u.exec(text.slice(0, caret))
  if (!found) return undefined
  const query = found[1] ?? ''
  return { from: caret - query.length - 1, query }
}

/** Returns the people who have a name part starting with the query, at most eight. Pure. */
export function matchingPeople(people: readonly Mentionable[], query: string): Mentionable[] {
  const wanted = query.toLowerCase()
  return people.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${wanted}`)).slice(0, 8)
}

/** Converts typed text to its stored form: the names of people picked from the list become their IDs. Pure. */
export function storedText(text: string, picked: readonly Mentionable[]): string {
  const byLength = [...picked].sort((a, b) => b.name.length - a.name.length)
  return byLength.reduce((now, { id, name }) => now.replaceAll(`@${name}`, `@[${id}]`), text)
}

/** Converts stored text to its typed form: IDs become names. Pure. */
export const typedText = (text: string, mentions: readonly Mentionable[]): string =>
  mentions.reduce((now, { id, name }) => now.replaceAll(`@[${id}]`, `@${name}`), text)
