'use server'

import { projectAction } from '@/lib/actions/project-action'
import { createFeed } from '@/lib/calendar/create-feed'
import { listSlotCandidates } from '@/lib/calendar/list-slot-candidates'
import { movePost } from '@/lib/calendar/move-post'
import { revokeFeed } from '@/lib/calendar/revoke-feed'
import { createFeedInput, movePostInput, revokeFeedInput, slotCandidatesInput } from '@/lib/calendar/schemas'

export const movePostAction = projectAction({ permission: 'write', input: movePostInput }, movePost)

export const createFeedAction = projectAction({ permission: 'write', input: createFeedInput }, createFeed)

export const revokeFeedAction = projectAction({ permission: 'write', input: revokeFeedInput }, revokeFeed)

/** Lists the approved posts that fit an empty posting time. */
export const slotCandidatesAction = projectAction(
  { permission: 'write', input: slotCandidatesInput, onlyReads: true },
  listSlotCandidates,
)
