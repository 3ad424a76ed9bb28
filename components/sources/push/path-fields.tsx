import { useId, useMemo } from 'react'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { leafPaths } from './leaf-paths'

const shownFields = [
  ['external_id', 'ID'],
  ['title', 'Title'],
  ['content', 'Text'],
  ['url', 'URL'],
  ['image_url', 'Image'],
  ['tags', 'Tags'],
  ['published_at', 'Published'],
] as const

type PathFieldsProps = {
  /** For an unknown system, ID and title must be given. */
  required: boolean
  fields: Record<string, string>
  /** The sample whose paths are offered. */
  body: string
  onChange: (fields: Record<string, string>) => void
}

/** Where each part of a post is in the sample, as paths to choose from. */
export function PathFields({ required, fields, body, onChange }: PathFieldsProps) {
  const list = useId()
  const paths = useMemo(() => pathsOf(body), [body])
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1 text-sm font-medium">Fields</legend>
      <p className="text-sm text-muted">
        {required
          ? 'Choose where each field is in the sample. ID and title are required.'
          : 'We know where the fields are. Enter a path only to use another one.'}
      </p>
      <datalist id={list}>
        {paths.map((path) => (
          <option key={path} value={path} />
        ))}
      </datalist>
      <div className="grid gap-3 sm:grid-cols-2">
        {shownFields.map(([name, label]) => (
          <Field key={name} name={`path.${name}`} label={label}>
            <Input
              list={list}
              className="font-mono text-xs"
              autoComplete="off"
              value={fields[name] ?? ''}
              onChange={({ target }) => {
                const { [name]: _, ...others } = fields
                const path = target.value.trim()
                onChange(path === '' ? others : { ...others, [name]: path })
              }}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

function pathsOf(body: string): string[] {
  try {
    return leafPaths(JSON.parse(body))
  } catch {
    return []
  }
}
