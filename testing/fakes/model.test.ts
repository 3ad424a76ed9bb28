import { expect, onTestFinished, test } from 'vitest'
import { badReplies, type FakeModel, holdReply, type Reply, replyWith, startModel } from './model'

async function fakeModel(answer: Parameters<typeof startModel>[0]): Promise<FakeModel> {
  const fake = await startModel(answer)
  onTestFinished(() => fake.close())
  return fake
}

const post = (fake: FakeModel, body: object = {}) =>
  fetch(`${fake.url}/chat/completions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${fake.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ model: fake.model, messages: [{ role: 'user', content: 'Hi' }], ...body }),
  })

test('the fake server refuses, stops early and breaks off in the middle as real servers do', async () => {
  const replies: Reply[] = [badReplies.refusing, badReplies.cutOff, badReplies.dying]
  const fake = await fakeModel((_request, nth) => replies[nth] ?? replyWith(''))
  const refused = await (await post(fake)).json()
  expect(refused.choices[0].message).toEqual({
    role: 'assistant',
    content: null,
    refusal: 'I can’t help with that.',
  })
  expect((await (await post(fake)).json()).choices[0].finish_reason).toBe('length')
  const dying = await post(fake)
  expect(dying.status).toBe(200)
  await expect(dying.text()).rejects.toThrow()
})

test('the fake server answers by the prompt, waits until it is released, and counts simultaneous requests', async () => {
  const { reply, release } = holdReply(replyWith('at last'))
  const fake = await fakeModel(({ prompt }) =>
    prompt.includes('Hi') ? reply() : replyWith('something else'),
  )
  const asked = [post(fake), post(fake)]
  await expect.poll(() => fake.requests.length, { timeout: 30_000 }).toBe(2)
  expect(fake.maxConcurrent()).toBe(2)
  release()
  for (const answer of await Promise.all(asked))
    expect((await answer.json()).choices[0].message.content).toBe('at last')
})
