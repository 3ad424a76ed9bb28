'use server'

import { z } from 'zod'
import { projectAction } from '@/lib/actions/project-action'
import { changeChannel } from '@/lib/channels/change-channel'
import { createWebhookChannel } from '@/lib/channels/create-webhook-channel'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { listAffectedPosts } from '@/lib/channels/list-affected-posts'
import { changeChannelInput, createChannelInput } from '@/lib/channels/schemas'

export const createWebhookAction = projectAction(
  { permission: 'manage', input: createChannelInput },
  createWebhookChannel,
)

export const changeChannelAction = projectAction(
  { permission: 'manage', input: changeChannelInput.extend({ id: z.uuid() }) },
  changeChannel,
)

export const disconnectChannelAction = projectAction(
  { permission: 'manage', input: z.strictObject({ id: z.uuid() }) },
  deleteChannel,
)

/** What disconnecting a channel affects, for the question before it. */
export const affectedPostsAction = projectAction(
  { permission: 'manage', input: z.strictObject({ id: z.uuid() }) },
  listAffectedPosts,
)
