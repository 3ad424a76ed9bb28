import type { ActionResult } from '@/lib/actions/run-action'

export type FormValue = string | number | boolean | null | string[]
export interface FormValues {
  [name: string]: FormValue | FormValues
}

/** A server action that takes a form. A method, so that it may ask for a narrower input: it checks what it is sent. */
export type FormAction<T = unknown> = { send(input: FormValues): Promise<ActionResult<T>> }['send']

/**
 * The values of a form as the JSON its action takes: "config.limit" becomes {config: {limit}}. A control says by
 * `data-kind` what it holds: number, boolean, list or json; a number left empty, and an empty text marked
 * `data-empty="omit"`, are left out, so that defaults apply; `data-empty="null"` sends null, for a number too.
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
  // What is not a number is sent as it is: the schema says what is wrong with it.
  if (kind === 'number') return Number.isNaN(Number(text)) ? text : Number(text)
  if (kind === 'boolean') return text === 'true'
  return text
}

// Made by one of our own controls, so it is JSON; an object in it is a value like the rest.
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

/** "config.base_url" as a JSON Pointer: "/config/base_url". */
export function pointerOf(name: string): string {
  return `/${name.split('.').join('/')}`
}
