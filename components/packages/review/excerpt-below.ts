/** Returns how a post begins, for showing it below its title: without a first line that only repeats the title. */
export function excerptBelow(title: string, excerpt: string): string {
  const [first = '', ...rest] = excerpt.trim().split('\n')
  return title !== '' && first.trim() === title.trim() ? rest.join('\n').trim() : excerpt
}
