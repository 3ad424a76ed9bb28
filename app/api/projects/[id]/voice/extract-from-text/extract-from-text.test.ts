import { expect, test } from 'vitest'
import { getVoice } from '@/lib/voice/editor/get-voice'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject, createTestToken } from '@/testing/database/factories'
import { POST } from './route'

useTestDatabase()

test('extracts voice fields with quotes from a brief, stores nothing, and rejects a brief that is too long', async () => {
  const project = await createTestProject()
  const token = await createTestToken(project.org)
  const send = (text: string) =>
    POST(
      new Request('http://tributary.test/', {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      }),
      { params: Promise.resolve({ id: project.ctx.projectId }) },
    )
  const before = await getVoice(project.ctx)
  const answer = await send('Tone: warm and dry\n\0\ud800Primary colour: #14646b')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({
    fields: {
      tone: { value: ['warm', 'dry'], confidence: 'high', evidence: 'Tone: warm and dry' },
      primary_color: {
        value: '#14646b',
        confidence: expect.any(String),
        evidence: expect.stringContaining('Primary colour: #14646b'),
      },
    },
    read_by: 'rules',
    notice: null,
    places: { tone: { from: 0, until: 18 }, primary_color: { from: 19, until: 43 } },
  })
  expect(await getVoice(project.ctx)).toEqual(before)
  expect((await send('x'.repeat(200_001))).status).toBe(422)
})
