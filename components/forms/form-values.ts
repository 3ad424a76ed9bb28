import type { ActionResult } from '@/lib/actions/run-action'

export type FormValue = string | number | boolean | null | string[]
export interface FormValues {
  [name: string]: FormValue | FormValues
}

/**
 * A server action for a form. Typed as a method, so that an action may declare a narrower input type; it validates
 * its input itself.
 */
export type FormAction<T = unknown> = { send(input: FormValues): Promise<ActionResult<T>> }['send']

/**
 * Returns a form's values as the JSON that its action expects: "config.limit" becomes {config: {limit}}.
 * `data-kind` says what a control contains: number, boolean, list or json. An empty number, and an empty text
 * marked `data-empty="omit"`, are omitted, so that defaults apply; `data-empty="null"` sends null, for numbers too.
 */
export function readFormValues(form: HTMLFormElement): FormValues {
  const values: FormValues = {}
  for (const control of form.elements) {
    if (
      !isControl(control) ||
      !control.name ||
      control.matches(':disabled') ||
      control.closest('[data-form-ignore]')
    )
      continue
    const value = readControl(control)
    if (value !== undefined) assign(values, control.name.split('.'), value)
  }
  return values
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  )
}

function readControl(control: Control): FormValue | FormValues | undefined {
  const { kind, empty } = control.dataset
  if (control instanceof HTMLInputElement) {
    if (control.type === 'radio')
      return control.checked && (control.value !== '' || empty !== 'omit') ? control.value : undefined
    if (control.type === 'checkbox') return control.checked
  }
  if (kind === 'list') return control.value ? control.value.split('\n') : empty === 'omit' ? undefined : []
  if (kind === 'json') return control.value ? parsed(control.value) : undefined
  const text = control.value
  if (text.trim() === '' && empty === 'null') return null
  if (text.trim() === '' && (kind === 'number' || empty === 'omit')) return undefined
  // Anything that is not a number is sent as is; the schema reports the error.
  if (kind === 'number') return Number.isNaN(Number(text)) ? text : Number(text)
  if (kind === 'boolean') return text === 'true'
  return text
}

// Created by one of our own controls, so it is valid JSON; an object in it is treated as a value like any other.
const parsed = (json: string): FormValues => JSON.parse(json)

function assign(target: FormValues, path: string[], value: FormValue | FormValues) {
  const [head, ...rest] = path
  if (head === undefined) return
  if (rest.length === 0) {
    target[head] = value
    return
  }
  const inner = target[head]
  const next: FormValues = typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? inner : {}
  target[head] = next
  assign(next, rest, value)
}

/** Converts "config.base_url" to a JSON Pointer: "/config/base_url". */
export function pointerOf(name: string): string {
  return `/${name.split('.').join('/')}`
}
