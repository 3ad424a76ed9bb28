'use client'

import { useState } from 'react'
import { ActionForm } from '@/components/forms/action-form'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { useSubmit } from '@/components/forms/use-submit'
import { Dialog, DialogButton } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import { Menu } from '@/components/ui/menu'
import type { ActionResult } from '@/lib/actions/run-action'
import type { DeleteViewInput, RenameViewInput, SavedView, SaveViewInput } from '@/lib/packages/views/schemas'

type SavedViewsProps = {
  path: string
  views: readonly SavedView[]
  /** The current filters, search and sort order, as in the URL; empty if there are none. */
  query: string
  save: (input: SaveViewInput) => Promise<ActionResult<SavedView>>
  rename: (input: RenameViewInput) => Promise<ActionResult<SavedView>>
  remove: (input: DeleteViewInput) => Promise<ActionResult<SavedView>>
}

/** A person's own saved views of the list as links, with a button to save the current one. */
export function SavedViews({ path, views, query, save, rename, remove }: SavedViewsProps) {
  const { submit } = useSubmit({ failures: 'toast' })
  const [renaming, setRenaming] = useState<SavedView>()
  const current = views.find((view) => view.query === query)
  if (views.length === 0 && query === '') return null

  const removeView = (view: SavedView) =>
    void submit(() => remove({ id: view.id }), {
      done: `View “${view.name}” deleted.`,
      undo: { label: 'Undo', action: () => save({ name: view.name, query: view.query }) },
    })

  return (
    <nav aria-label="Saved views" className="mb-3 flex flex-wrap items-center gap-x-1 gap-y-2">
      {views.length > 0 ? (
        <ul className="flex flex-wrap items-center gap-1">
          {views.map((view) => (
            <li key={view.id} className="flex items-center rounded-full border border-border">
              <Link
                href={`${path}?${view.query}`}
                scroll={false}
                aria-current={view.id === current?.id ? 'page' : undefined}
                className="rounded-full py-1 pr-1 pl-3 text-sm aria-[current]:font-semibold"
              >
                {view.name}
              </Link>
              <Menu label={`Change the view “${view.name}”`} align="start">
                <button type="button" className="menu__item" onClick={() => setRenaming(view)}>
                  Rename
                </button>
                <button type="button" className="menu__item" onClick={() => removeView(view)}>
                  Delete
                </button>
              </Menu>
            </li>
          ))}
        </ul>
      ) : null}
      {query !== '' && !current ? (
        <DialogButton size="sm" variant="ghost" label="Save view" title="Save view?">
          <ActionForm
            action={(values) => save({ name: String(values.name ?? ''), query })}
            submitLabel="Save view"
            done="View saved."
          >
            <NameField />
          </ActionForm>
        </DialogButton>
      ) : null}
      {renaming ? (
        <Dialog open onClose={() => setRenaming(undefined)} title="Rename view?">
          <ActionForm
            action={(values) => rename({ id: renaming.id, name: String(values.name ?? '') })}
            submitLabel="Rename view"
            done="View renamed."
          >
            <NameField value={renaming.name} />
          </ActionForm>
        </Dialog>
      ) : null}
    </nav>
  )
}

const NameField = ({ value }: { value?: string }) => (
  <Field name="name" label="Name" required>
    <Input maxLength={60} defaultValue={value} autoComplete="off" />
  </Field>
)
