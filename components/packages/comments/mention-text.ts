/** Somebody who can be mentioned. */
export type Mentionable = { id: string; name: string }

/** What is typed of a name before the caret, after an "@" at the beginning of a word; undefined where no name is typed. Pure. */
export function typedMention(text: string, caret: number): { from: number; query: string } | undefined {
  const found = /(?:^|[\s(])@([\p{L}\p{N}._'’-]*(?: [\p{L}\p{N}._'’-]*)?)$/u.exec(text.slice(0, caret))
  if (!found) return undefined
  const query = found[1] ?? ''
  return { from: caret - query.length - 1, query }
}

/** The people whose name has a part that begins like this, at most eight. Pure. */
export function matchingPeople(people: readonly Mentionable[], query: string): Mentionable[] {
  const wanted = query.toLowerCase()
  return people.filter(({ name }) => ` ${name.toLowerCase()}`.includes(` ${wanted}`)).slice(0, 8)
}

/** The text as it is stored: the names of people who were picked from the list stand as their ids. Pure. */
export function storedText(text: string, picked: readonly Mentionable[]): string {
  const byLength = [...picked].sort((a, b) => b.name.length - a.name.length)
  return byLength.reduce((now, { id, name }) => now.replaceAll(`@${name}`, `@[${id}]`), text)
}

/** The text as it is typed: ids stand as names. Pure. */
export const typedText = (text: string, mentions: readonly Mentionable[]): string =>
  mentions.reduce((now, { id, name }) => now.replaceAll(`@[${id}]`, `@${name}`), text)
