import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { SetUpModel } from './set-up-model'

test('the page of a brief leads those who may to the settings of the model, and tells others who can', () => {
  expect(renderToStaticMarkup(<SetUpModel href="/media/settings/model" />)).toMatch(
    /href="\/media\/settings\/model"[^>]*>Set up a model</,
  )
  const others = renderToStaticMarkup(<SetUpModel href={null} />)
  expect(others).not.toContain('<a')
  expect(others).toContain('A workspace admin can set one up.')
})
