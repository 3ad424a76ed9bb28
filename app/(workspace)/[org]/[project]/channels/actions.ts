'use server'

import { z } from 'zod'
import { projectAction } from '@/lib/actions/project-action'
import { changeChannel } from '@/lib/channels/change-channel'
import { checkChannel } from '@/lib/channels/check-channel'
import { connectAccounts } from '@/lib/channels/connect/connect-accounts'
import { prepareConsent } from '@/lib/channels/connect/prepare-consent'
import { createChannel } from '@/lib/channels/create-channel'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { listAffectedPosts } from '@/lib/channels/posts/list-affected-posts'
import {
  changeChannelInput,
  connectAccountsInput,
  createChannelInput,
  serverAppInput,
} from '@/lib/channels/schemas'
import { slotsInput } from '@/lib/slots/schemas'
import { setSlots } from '@/lib/slots/set-slots'

export const createChannelAction = projectAction(
  { permission: 'manage', input: createChannelInput },
  createChannel,
)

export const changeChannelAction = projectAction(
  { permission: 'manage', input: changeChannelInput.extend({ id: z.uuid() }) },
  changeChannel,
)

/** Prepares the redirect to the consent page of an account’s server. */
export const prepareServerAction = projectAction(
  { permission: 'manage', input: serverAppInput },
  prepareConsent,
)

/** Connects the accounts that a person chose after consent as channels. */
export const connectAccountsAction = projectAction(
  { permission: 'manage', input: connectAccountsInput },
  connectAccounts,
)

/** Replaces all weekly posting times of a channel. */
export const setSlotsAction = projectAction(
  { permission: 'manage', input: slotsInput.extend({ id: z.uuid() }) },
  setSlots,
)

export const disconnectChannelAction = projectAction(
  { permission: 'manage', input: z.strictObject({ id: z.uuid() }) },
  deleteChannel,
)

/** Asks the network now whether the connection works. */
export const checkChannelAction = projectAction(
  { permission: 'manage', input: z.strictObject({ id: z.uuid() }) },
  checkChannel,
)

/** Lists the posts that disconnecting a channel affects, for the confirmation dialog. */
export const affectedPostsAction = projectAction(
  { permission: 'manage', input: z.strictObject({ id: z.uuid() }) },
  listAffectedPosts,
)
