'use server'

import { z } from 'zod'
import { projectAction } from '@/lib/actions/project-action'
import { listItems } from '@/lib/items/list-items'
import { nextDates, nextDatesInput } from '@/lib/recurrence/next-dates'
import { createTopic } from '@/lib/topics/create-topic'
import { deleteTopic } from '@/lib/topics/delete-topic'
import { pauseTopic } from '@/lib/topics/pause-topic'
import { previewTopic } from '@/lib/topics/preview-topic'
import { resumeTopic } from '@/lib/topics/resume-topic'
import { runTopic } from '@/lib/topics/run-topic'
import { createTopicInput, previewTopicInput, updateTopicInput } from '@/lib/topics/schemas'
import { updateTopic } from '@/lib/topics/update-topic'

const one = z.strictObject({ id: z.uuid() })

/** Finds content to pick for a topic by hand: the newest items that match the search words. */
export const findItemsAction = projectAction(
  { permission: 'write', onlyReads: true, input: z.strictObject({ q: z.string().max(200) }) },
  async (ctx, { q }) => {
    const { data } = await listItems(ctx, { q: q.trim() || undefined, limit: 20, withoutMade: true })
    return data.map(({ id, title }) => ({ id, title }))
  },
)

/** Returns the next dates of a recurrence while it is being typed. */
export const previewDatesAction = projectAction(
  { permission: 'write', onlyReads: true, input: nextDatesInput },
  async (_, input) => nextDates(input),
)

/** Previews a topic's settings. Stores nothing, but a post by the model costs tokens. */
export const previewTopicAction = projectAction(
  { permission: 'write', onlyReads: true, input: previewTopicInput },
  previewTopic,
)

export const createTopicAction = projectAction(
  { permission: 'write', input: createTopicInput },
  async (ctx, input) => {
    const { id } = await createTopic(ctx, input)
    return { id }
  },
)

export const updateTopicAction = projectAction(
  { permission: 'write', input: updateTopicInput.extend({ id: z.uuid() }) },
  async (ctx, input) => {
    await updateTopic(ctx, input)
  },
)

/** Writes a post now, outside the schedule. */
export const runTopicAction = projectAction({ permission: 'write', input: one }, async (ctx, { id }) => {
  await runTopic(ctx, { id })
})

export const pauseTopicAction = projectAction({ permission: 'write', input: one }, async (ctx, { id }) => {
  await pauseTopic(ctx, { id })
})

export const resumeTopicAction = projectAction({ permission: 'write', input: one }, async (ctx, { id }) => {
  await resumeTopic(ctx, { id })
})

export const deleteTopicAction = projectAction({ permission: 'write', input: one }, deleteTopic)
