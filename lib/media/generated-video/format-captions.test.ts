import { expect, test } from 'vitest'
import { formatCaptions } from './format-captions'
import { planScenes } from './plan-scenes'

test('captions follow the video’s scenes without gaps and end where the closing scene begins', () => {
  const words = { title: 'The mill turns', text: 'It turns again from Monday. Come and see.', language: 'en' }
  const { scenes } = planScenes(words)
  const blocks = (formatCaptions(words) ?? '').trim().split('\n\n')
  expect(blocks.map((block) => block.split('\n')[2])).toEqual(
    scenes.map((scene) => scene.words).filter((words) => words !== ''),
  )
  const times = blocks.map((block) => block.split('\n')[1]?.split(' --> ') ?? [])
  expect(times[0]?.[0]).toBe('00:00:00,000')
  for (const [at, [, until]] of times.slice(0, -1).entries()) expect(times[at + 1]?.[0]).toBe(until)
  const closing = scenes.at(-1)?.from ?? 0
  expect(times.at(-1)?.[1]).toBe(`00:00:${closing.toFixed(3).padStart(6, '0').replace('.', ',')}`)
  expect(formatCaptions({ title: null, text: '', language: 'en' })).toBeUndefined()
})
