'use client'

import { useState } from 'react'
import { Picture } from '@/components/packages/preview/picture'
import { Button } from '@/components/ui/button'

/** One of the item's own pictures, or any by its address. */
export function PictureChooser({
  pictures,
  onChoose,
}: {
  pictures: readonly string[]
  onChoose: (url: string) => void
}) {
  const [address, setAddress] = useState('')
  const [wrong, setWrong] = useState(false)
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
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          event.stopPropagation()
          const url = address.trim()
          if (/^https?:\/\/\S+$/.test(url) || /^\/[^/\\\s]\S*$/.test(url)) onChoose(url)
          else setWrong(true)
        }}
      >
        <label htmlFor="picture-address" className="mb-1.5 block text-sm font-medium">
          {pictures.length ? 'Or add an image by URL' : 'Image URL'}
        </label>
        <div className="flex gap-2">
          <input
            id="picture-address"
            className="input"
            inputMode="url"
            placeholder="https://"
            value={address}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? 'picture-address-error' : undefined}
            onChange={(event) => {
              setAddress(event.target.value)
              setWrong(false)
            }}
          />
          <Button type="submit">Add</Button>
        </div>
        {wrong ? (
          <p id="picture-address-error" className="mt-1.5 text-sm text-danger-soft-foreground" role="alert">
            This isn’t an image URL. Enter one that starts with https://.
          </p>
        ) : null}
      </form>
    </div>
  )
}
