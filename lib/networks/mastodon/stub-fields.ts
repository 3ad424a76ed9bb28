import { parseRequestObject, type StubCall } from '../stub'

/**
 * Parses a call's fields as Rails does: from the query and a JSON, form or multipart body, with `name[]` for lists
 * and `name[][key]` for lists of objects. Bodies of other types are ignored.
 */
export async function railsFields(
  call: Pick<StubCall, 'headers' | 'bytes' | 'query'>,
): Promise<Record<string, unknown>> {
  const fields: Record<string, unknown> = {}
  for (const [name, value] of call.query) add(fields, name, value)
  const type = call.headers.get('content-type') ?? ''
  if (type.startsWith('application/json')) return { ...fields, ...parseRequestObject(call) }
  if (type.startsWith('application/x-www-form-urlencoded'))
    for (const [name, value] of new URLSearchParams(Buffer.from(call.bytes).toString('utf8')))
      add(fields, name, value)
  if (type.startsWith('multipart/form-data')) {
    const body = new Response(Uint8Array.from(call.bytes), { headers: { 'content-type': type } })
    const form = await body.formData().catch(() => undefined)
    for (const [name, value] of form ?? []) if (typeof value === 'string') add(fields, name, value)
  }
  return fields
}

/** In a list of objects, a repeated key starts a new object. */
function add(fields: Record<string, unknown>, name: string, value: string): void {
  const [, base = '', list, key] = /^([^[\]]{1,100})(\[\])?(?:\[([^[\]]{1,100})\])?$/.exec(name) ?? []
  if (base === '') return
  if (!list) {
    fields[base] = value
    return
  }
  const existing = fields[base]
  const items: unknown[] = Array.isArray(existing) ? existing : []
  fields[base] = items
  if (key === undefined) {
    items.push(value)
    return
  }
  const last = items.at(-1)
  if (last !== null && typeof last === 'object' && !(key in last)) Object.assign(last, { [key]: value })
  else items.push({ [key]: value })
}
