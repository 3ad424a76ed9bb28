/** An address with "{id}" and the like taken from an action's answer; what the answer does not have stays as it is. */
export function fillHref(href: string, data: unknown): string {
  const values = new Map(typeof data === 'object' && data !== null ? Object.entries(data) : [])
  return href.replace(/\{(\w+)\}/g, (whole, name: string) =>
    values.has(name) ? encodeURIComponent(String(values.get(name))) : whole,
  )
}
