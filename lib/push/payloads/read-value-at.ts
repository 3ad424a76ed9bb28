import { isRecord } from '@/lib/text/is-empty'

/**
 * Returns the value at a path in JSON: names and numbers separated by dots ("post.current.title", "images.0.url").
 * A name after `[]` is read from every element ("tags[].name"). Undefined if the path leads nowhere.
 */
export function readValueAt(value: unknown, path: string): unknown {
  if (path === '') return undefined
  return follow(value, path.split('.').slice(0, 32))
}

function follow(value: unknown, steps: string[]): unknown {
  const [step, ...rest] = steps
  if (step === undefined) return value
  if (step.endsWith('[]')) {
    const list = step === '[]' ? value : own(value, step.slice(0, -2))
    return Array.isArray(list)
      ? list.slice(0, 1000).flatMap((one: unknown) => follow(one, rest) ?? [])
      : undefined
  }
  return follow(own(value, step), rest)
}

function own(value: unknown, name: string): unknown {
  if (Array.isArray(value)) return /^\d{1,6}$/.test(name) ? value[Number(name)] : undefined
  return isRecord(value) && Object.hasOwn(value, name) ? value[name] : undefined
}
