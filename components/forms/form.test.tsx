import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DialogContext } from '@/components/ui/dialog-context'
import { Form, SubmitButton } from './form'

const form = (props: { isPart?: boolean; inline?: boolean; cancelLabel?: string } = {}) => (
  <Form
    error={undefined}
    pending={false}
    onSubmit={() => undefined}
    actions={<SubmitButton pending={false}>Save view</SubmitButton>}
    {...props}
  />
)
const buttonsOf = (page: ReactNode) =>
  [...renderToStaticMarkup(page).matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, text]) =>
    text?.replace(/<[^>]+>/g, ''),
  )
const inDialog = (page: ReactNode) => <DialogContext value={() => undefined}>{page}</DialogContext>

test('a form in a dialog can be canceled, with the button before the one that sends it', () => {
  expect(buttonsOf(inDialog(form()))).toEqual(['Cancel', 'Save view'])
  expect(buttonsOf(inDialog(form({ cancelLabel: 'Not now' })))).toEqual(['Not now', 'Save view'])
})

test('a form on a page, and one of several parts of a dialog, has no button to cancel', () => {
  expect(buttonsOf(form())).toEqual(['Save view'])
  expect(buttonsOf(inDialog(form({ isPart: true })))).toEqual(['Save view'])
  expect(buttonsOf(inDialog(form({ inline: true })))).toEqual(['Save view'])
})
