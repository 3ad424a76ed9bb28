'use client'

import { useState } from 'react'
import { failed } from '@/components/forms/call-action'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { Form, SubmitButton } from '@/components/forms/form'
import { Picture } from '@/components/packages/preview/picture'
import type { ActionFailure } from '@/lib/actions/run-action'

const { error: notAnImage } = failed({
  message: 'Some values are invalid.',
  hint: 'Check what you entered and try again.',
  errors: [{ pointer: '/address', detail: 'This isn’t an image URL. Enter one that starts with https://.' }],
})

/** Lets the person choose one of the item's own pictures, or any picture by its URL. */
export function PictureChooser({
  pictures,
  onChoose,
}: {
  pictures: readonly string[]
  onChoose: (url: string) => void
}) {
  const [address, setAddress] = useState('')
  const [error, setError] = useState<ActionFailure>()

  function choose() {
    const url = address.trim()
    if (/^https?:\/\/\S+$/.test(url) || /^\/[^/\\\s]\S*$/.test(url)) onChoose(url)
    else setError(notAnImage)
  }

  return (
    <div className="flex flex-col gap-6">
      {pictures.length ? (
        <div>
          <p className="mb-2 text-sm font-medium">From the content</p>
          <ul className="grid max-h-80 grid-cols-3 gap-2 overflow-y-auto p-0.5 sm:grid-cols-4">
            {pictures.map((url, at) => (
              <li key={url}>
                <button
                  type="button"
                  aria-label={`Image ${at + 1} from the content`}
                  className="block w-full cursor-pointer rounded-lg"
                  onClick={() => onChoose(url)}
                >
                  <Picture url={url} alt="" className="aspect-square rounded-lg" />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <Form
        error={error}
        pending={false}
        onSubmit={choose}
        isPart
        className="gap-2!"
        actions={
          <SubmitButton variant="secondary" pending={false}>
            Add
          </SubmitButton>
        }
      >
        <Field name="address" label={pictures.length ? 'Or add an image by URL' : 'Image URL'}>
          <Input
            inputMode="url"
            placeholder="https://"
            value={address}
            onChange={(event) => {
              setAddress(event.target.value)
              setError(undefined)
            }}
          />
        </Field>
      </Form>
    </div>
  )
}
