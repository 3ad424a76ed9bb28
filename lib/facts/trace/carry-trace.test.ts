import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carryTrace, type VariantBeforeEdit } from './carry-trace'
import { noTrace, type Trace, type TracedFact } from './trace'

const fact = (id: string, text: string, from = 0): TracedFact => ({
  id,
  text,
  field: 'raw_content',
  from,
  until: from + [...text].length,
})

/** A variant of these sentences, each based on the fact with its own number, joined by the given gaps. */
function written(sentences: readonly string[], gap: string | readonly string[] = ' '): VariantBeforeEdit {
  let text = ''
  const traced: Trace['sentences'] = []
  for (const [at, sentence] of sentences.entries()) {
    if (at > 0) text += typeof gap === 'string' ? gap : (gap[at % gap.length] ?? ' ')
    const from = [...text].length
    text += sentence
    traced.push({ field: 'text', from, until: [...text].length, by: 'composer', facts: [`f${at}`] })
  }
  const facts = sentences.map((sentence, at) => fact(`f${at}`, `Says ${sentence}`, at * 1000))
  return { title: null, text, trace: { sentences: traced, facts }, writtenBy: 'composer', edited: false }
}

const now = (text: string, language = 'en') => ({ title: null, text, language })
const shown = ({ sentences }: Trace, text: string) =>
  sentences.map(({ from, until, by, facts }) => [[...text].slice(from, until).join(''), by, ...facts])

describe('after an edit', () => {
  const before = written(['The ramp is 1,204 m long.', 'It opens on Friday. 🎉', 'Dogs are welcome.'])

  test('unchanged sentences keep their trace at their new positions, and a changed one is attributed to the person', () => {
    const text = 'Hello! The ramp is 1,300 m long. It opens on Friday. 🎉\n\nDogs are welcome.'
    expect(shown(carryTrace(before, now(text), []).trace, text)).toEqual([
      ['Hello!', 'person'],
      ['The ramp is 1,300 m long.', 'person', 'f0'],
      ['It opens on Friday. 🎉', 'composer', 'f1'],
      ['Dogs are welcome.', 'composer', 'f2'],
    ])
  })

  test('a moved sentence keeps its trace, and of a repeated sentence only one copy does', () => {
    const text = 'Dogs are welcome. The ramp is 1,204 m long. Dogs are welcome.'
    expect(shown(carryTrace(before, now(text), []).trace, text).map(([words, by]) => [words, by])).toEqual([
      ['Dogs are welcome.', 'person'],
      ['The ramp is 1,204 m long.', 'composer'],
      ['Dogs are welcome.', 'composer'],
    ])
  })

  test.each<[string, string[], string | string[], [string, string]]>([
    [
      'one begins in lower case',
      ['We sold it.', 'eBay was quick.', 'Then it rained.'],
      ' ',
      ['rained', 'poured'],
    ],
    ['one has no end mark', ['Doors open at seven', 'Bring a friend', 'It may rain.'], ' ', ['may', 'will']],
    ['no spaces separate them', ['我们开门了。', '票价五元。', '请来吧！'], '', ['请来吧', '欢迎光临']],
  ])('unchanged sentences keep their trace where %s', (_, sentences, gap, [was, is]) => {
    const line = written(sentences, gap)
    const text = line.text.replace(was, is)
    const [first, second, last = ''] = sentences
    expect(shown(carryTrace(line, now(text), []).trace, text).map(([words, by]) => [words, by])).toEqual([
      [first, 'composer'],
      [second, 'composer'],
      [last.replace(was, is), 'person'],
    ])
  })

  test.each([
    ['The ramp in Kiel', 'The ramp in Kiel is closed'],
    ['The ramp in Kiel', 'See: The ramp in Kiel–Gaarden'],
    ['Dogs are welcome.', 'No Dogs are welcome.'],
    ['Entry is free', 'Entry is free of charge'],
    ['Tickets cost 5 €.', 'Tickets cost 5 €.50'],
  ])('text that has become part of a longer sentence is no longer the composer’s: “%s”', (was, text) => {
    const { trace } = carryTrace(written([was]), now(text), [])
    expect(trace.sentences.map(({ by }) => by)).not.toContain('composer')
  })

  test('unchanged parts of a line keep their trace', () => {
    const line = written(['Friday, 7 pm', 'Old harbour, Kiel', 'Free entry'], ' · ')
    const text = 'Friday, 7 pm · Old harbour, Kiel · 5 euros'
    expect(shown(carryTrace(line, now(text), []).trace, text)).toEqual([
      ['Friday, 7 pm', 'composer', 'f0'],
      ['Old harbour, Kiel', 'composer', 'f1'],
      ['· 5 euros', 'person'],
    ])
  })

  test('a changed entry of a numbered list is traced with its number', () => {
    const list = written(['4. Knead it.', '5. Let it rest.'], '\n')
    const text = '4. Knead it.\n5. Let it sleep.'
    expect(shown(carryTrace(list, now(text), []).trace, text)).toEqual([
      ['4. Knead it.', 'composer', 'f0'],
      ['5. Let it sleep.', 'person', 'f1'],
    ])
  })

  test('the variant’s author stays until none of the original text is left', () => {
    const text = 'Something else. Dogs are welcome.'
    expect(carryTrace(before, now(text), []).writtenBy).toBe('composer')
    expect(carryTrace(before, now('Something else.'), []).writtenBy).toBe('person')
    expect(carryTrace(before, now(''), [])).toEqual({ trace: noTrace, writtenBy: 'person' })
  })

  test('a title is traced separately from the text', () => {
    const video: VariantBeforeEdit = {
      ...written(['One.', 'Two.']),
      title: 'One.',
      trace: {
        sentences: [{ field: 'title', from: 0, until: 4, by: 'model', facts: ['f0'] }],
        facts: [fact('f0', 'One is here.')],
      },
    }
    const { trace } = carryTrace(video, { title: 'One.', text: 'Three.', language: 'en' }, [])
    expect(trace.sentences).toEqual([
      { field: 'title', from: 0, until: 4, by: 'model', facts: ['f0'] },
      { field: 'text', from: 0, until: 6, by: 'person', facts: [] },
    ])
  })
})

describe('the facts of a new sentence', () => {
  const card = [
    fact('f1', 'The ramp is 1,204 m long.', 0),
    fact('f2', '1,204 m', 12),
    fact('f3', 'Dogs are welcome on Sundays only.', 40),
    fact('f4', 'Kiel', 90),
    fact('f5', 'an', 95),
  ]
  const factsOf = (text: string, was = noTrace) =>
    carryTrace({ title: null, text: '', trace: was, writtenBy: 'composer', edited: true }, now(text), card)
      .trace

  test.each([
    ['The ramp is 1,204 m long.', ['f1']],
    ['THE RAMP IS 1,300 M LONG!', ['f1']],
    ['Welcome on Sundays only', ['f3']],
    ['Come to Kiel: 1,204 m of ramp.', ['f2', 'f4']],
    ['Nobody knows an answer.', []],
    ['🎉', []],
  ])('%s', (text, ids) => {
    expect(factsOf(text).sentences.flatMap(({ facts }) => facts)).toEqual(ids)
  })

  test('get a new id if an older fact already uses theirs', () => {
    const old: Trace = {
      sentences: [{ field: 'text', from: 0, until: 4, by: 'model', facts: ['f4'] }],
      facts: [fact('f4', 'Ahoy there', 500)],
    }
    const before: VariantBeforeEdit = {
      title: null,
      text: 'Ahoy',
      trace: old,
      writtenBy: 'model',
      edited: false,
    }
    const { trace } = carryTrace(before, now('Ahoy\nCome to Kiel.'), card)
    expect(trace.sentences.map(({ facts }) => facts)).toEqual([['f4'], ['f4-2']])
    expect(trace.facts.map(({ id, text }) => [id, text])).toEqual([
      ['f4', 'Ahoy there'],
      ['f4-2', 'Kiel'],
    ])
  })
})

test('a variant without a trace gets one by matching its words', () => {
  const text = 'The ramp is 1,204 m long. We love it.'
  const before = { title: null, text, trace: noTrace, writtenBy: 'composer' as const }
  const card = [fact('f1', 'The ramp is 1,204 m long.')]
  const later = `${text} Come!`
  expect(shown(carryTrace({ ...before, edited: false }, now(later), card).trace, later)).toEqual([
    ['The ramp is 1,204 m long.', 'composer', 'f1'],
    ['We love it.', 'composer'],
    ['Come!', 'person'],
  ])
  // A person has changed it already, so only what the content says is certainly not theirs.
  expect(shown(carryTrace({ ...before, edited: true }, now(later), card).trace, later)[1]).toEqual([
    'We love it.',
    'person',
  ])
})

const words = fc.array(
  fc.constantFrom(
    'Kiel',
    'größer',
    '1.204',
    'the',
    '🎉',
    'Übung',
    '見る',
    'e\u0301té',
    '👩‍👩‍👧',
    'a',
    'مرحبا',
  ),
  { minLength: 1, maxLength: 6 },
)
const sentence = fc
  .tuple(fc.constantFrom('Kiel', 'Übung', 'Der', '7'), words, fc.constantFrom('.', '!', '?', '…'))
  .map(([first, rest, end]) => `${first} ${rest.join(' ')}${end}`)
const sentences = fc.uniqueArray(sentence, { minLength: 1, maxLength: 8 })
const gap = fc.constantFrom(' ', '\n', '\n\n', ' · ')

function expectSound(trace: Trace, text: string): void {
  const points = [...text]
  let at = 0
  const outside: string[] = []
  for (const { from, until } of trace.sentences) {
    expect(from).toBeGreaterThanOrEqual(at)
    expect(until).toBeGreaterThan(from)
    outside.push(...points.slice(at, from))
    at = until
  }
  expect(at).toBeLessThanOrEqual(points.length)
  expect([...outside, ...points.slice(at)].join('')).not.toMatch(/[\p{L}\p{N}]/u)
  const ids = trace.facts.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(trace.sentences.flatMap(({ facts }) => facts))).toEqual(new Set(ids))
}

test('after any edit, sentences lie within the text, in order, without overlaps, and cover every word', () => {
  const edit = fc.record({ at: fc.nat(200), remove: fc.nat(30), put: fc.string({ unit: 'grapheme' }) })
  fc.assert(
    fc.property(sentences, gap, fc.array(edit, { maxLength: 4 }), (parts, between, edits) => {
      const before = written(parts, between)
      const points = [...before.text]
      for (const { at, remove, put } of edits) points.splice(at % (points.length + 1), remove, ...put)
      const text = points.join('')
      expectSound(carryTrace(before, now(text), before.trace.facts).trace, text)
    }),
    { numRuns: 150 },
  )
})

test('however sentences are removed, inserted and moved, those that stay keep their author and facts', () => {
  const plan = fc.record({
    kept: fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }),
    order: fc.array(fc.nat(100), { minLength: 8, maxLength: 8 }),
    extra: fc.array(fc.constantFrom('Ganz neu.', 'Was?', 'Schön hier!'), { minLength: 8, maxLength: 8 }),
  })
  const spaces = fc.constantFrom(' ', '\n', '\n\n')
  fc.assert(
    fc.property(sentences, gap, spaces, plan, (parts, between, space, { kept, order, extra }) => {
      const before = written(parts, between)
      const stay = parts
        .map((words, at) => ({ words, at, place: order[at] ?? 0 }))
        .filter(({ at }) => kept[at])
        .sort((a, b) => a.place - b.place)
      const text = stay.flatMap(({ words }, at) => [extra[at] ?? '', words]).join(space)
      const { trace } = carryTrace(before, now(text, 'de'), [])
      expectSound(trace, text)
      const found = shown(trace, text)
      for (const { words, at } of stay) expect(found).toContainEqual([words, 'composer', `f${at}`])
    }),
    { numRuns: 150 },
  )
})

test('an unchanged text keeps its trace unchanged', () => {
  fc.assert(
    fc.property(sentences, gap, (parts, between) => {
      const before = written(parts, between)
      expect(carryTrace(before, now(before.text), [])).toEqual({
        trace: before.trace,
        writtenBy: 'composer',
      })
    }),
    { numRuns: 50 },
  )
})
