/** An address with "{id}" and the like taken from an action's answer. */
export function fillHref(href: string, data: unknown): string {
  const values = typeof data === 'object' && data !== null ? new Map(Object.entries(data)) : new Map()
  return href.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name) ?? '')))
}
