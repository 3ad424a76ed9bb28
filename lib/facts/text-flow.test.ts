import { describe, expect, test } from 'vitest'
import { buildFactCard } from './build-fact-card'

const cardOf = (raw_content: string) =>
  buildFactCard(
    {
      title: 'The mill',
      content_type: null,
      featured_image: null,
      media_urls: [],
      raw_content: `# The mill\n\n${raw_content}\n`,
      url: null,
      metadata: {},
    },
    { language: 'en', declared_language: null, language_from: 'declared' },
  )
/** The sentences, each with the one that it continues. */
const flowOf = (raw_content: string) => {
  const { facts } = cardOf(raw_content)
  const textOf = (id: string | undefined) => facts.find((fact) => fact.id === id)?.text
  return facts
    .filter(({ kind }) => kind === 'statement' || kind === 'question')
    .map(({ text, follows, begins }) => [text, begins ? 'begins' : textOf(follows)])
}

describe('a sentence continues the one before it', () => {
  test('even after a link, a picture and a note to colleagues', () => {
    expect(
      flowOf(
        'The mill turns [again](https://example.org/a-very-long-address/of-a-page).\n\n![The wheel](https://example.org/wheel.jpg)\n\nIt stood for nine years.\n\nINTERNAL: check the date.\n\nNobody knew why it did.',
      ),
    ).toEqual([
      ['The mill turns again.', 'begins'],
      ['It stood for nine years.', 'The mill turns again.'],
      ['Nobody knew why it did.', 'It stood for nine years.'],
    ])
  })

  test.each([
    ['a table', '| Day | Hours |\n| --- | --- |\n| Mon | 9 to 5 |'],
    ['a list', '- flour\n- water'],
    ['small print', 'Terms and conditions apply.'],
    ['a heading', '## Later'],
  ])('but not after %s', (_, between) => {
    const [, last] = flowOf(`The mill turns again.\n\n${between}\n\nIt stood for nine years.`)
    expect(last).toEqual(['It stood for nine years.', undefined])
  })

  test('a text still begins after small print, but not after a table', () => {
    expect(flowOf('This post was originally published elsewhere.\n\nIt turns again since May.')).toEqual([
      ['It turns again since May.', 'begins'],
    ])
    expect(flowOf('| Floor | Room |\n| --- | --- |\n| 1 | hall |\n\nIt shows one floor.')).toEqual([
      ['It shows one floor.', undefined],
    ])
  })
})
