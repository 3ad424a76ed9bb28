import type { Blocked } from '@/components/packages/actions/blocked-note'
import type { ChannelChoice } from '@/components/packages/actions/channels-card'
import type { Target } from '@/components/packages/actions/publish-button'
import { hasPermission, type Permission, type Role, roleWords } from '@/lib/auth/permissions'
import type { ChannelAnswer } from '@/lib/channels/schemas'
import { explainsEmptyPost } from '@/lib/packages/explain-empty-post'
import type { PackageAnswer } from '@/lib/packages/schemas'
import { isWithoutVideoNote } from '@/lib/packages/without-video-note'
import { platformRules } from '@/lib/platforms/registry'
import { isVideo } from '@/lib/post-rules/validate-media'
import { everPublished, isOneOf, type PackageAction, packageStatusesAfter } from '@/lib/publications/states'
import type { PublicationAnswer } from '@/lib/publishing/schemas'
import { voiceRules } from '@/lib/voice/check/rule-names'
import { disconnectedBlocked, emptyPostBlocked, type PostPlace } from '../empty-post'

const needs: Record<PackageAction, Permission> = {
  submit: 'write',
  approve: 'review',
  request_changes: 'review',
  reject: 'review',
  schedule: 'write',
  unschedule: 'write',
  publish: 'write',
  edit: 'write',
  regenerate: 'write',
}

/** Returns the actions that this role may take on the package in its current state. */
export const allowedTo = (pkg: PackageAnswer, role: Role): PackageAction[] =>
  pkg.actions.filter((action) => hasPermission(role, needs[action]))

/**
 * Explains why a package can currently be neither approved nor sent, with the versions to fix; undefined if it can.
 * Versions for disconnected channels block nothing, as long as there are others.
 */
export function blockedBy(
  pkg: PackageAnswer,
  { paused, place, hasChannels }: { paused: boolean; place: PostPlace; hasChannels: boolean },
): Blocked | undefined {
  if (pkg.variants.length === 0) return emptyPostBlocked(pkg.warnings, place)
  const connected = pkg.variants.filter((one) => one.channel !== null)
  if (connected.length === 0) return disconnectedBlocked(place, { postHref: '', hasChannels })
  const wrong = connected.filter((one) => one.issues.some((issue) => issue.severity === 'error'))
  if (wrong.length) {
    const versions = wrong.map(({ id, platform }) => ({ id, label: platformRules[platform].label }))
    const [first] = wrong.flatMap((one) => one.issues.filter((issue) => issue.severity === 'error'))
    const ofVoice = voiceRules.some((rule) => rule === first?.rule)
    return {
      why: ofVoice
        ? `A brand voice rule blocks approval. ${first?.message} Fix the text marked in red, or ask an admin to change the rule to a warning under Voice.`
        : 'Fix the problems marked in red first.',
      versions,
    }
  }
  if (pkg.status !== 'in_review' && paused)
    return { why: 'Publishing is paused in this project. Resume it in the settings.' }
  return undefined
}

/**
 * Splits a post's warnings: notes that only tell how to add another channel are separate, and dropped once none can
 * be added. Why a post has no version is said in the place of its text.
 */
export function noticesOf(pkg: PackageAnswer): { warnings: string[]; notes: string[] } {
  const canAdd = packageStatusesAfter('add-channel', pkg.status).length > 0
  return {
    warnings: pkg.warnings.filter(
      (warning) => !isWithoutVideoNote(warning) && (pkg.variants.length > 0 || !explainsEmptyPost(warning)),
    ),
    notes: canAdd ? pkg.warnings.filter(isWithoutVideoNote) : [],
  }
}

/** Explains why the posts cannot be edited; undefined if they can. */
export function whyNotEdit(pkg: PackageAnswer, role: Role): string | undefined {
  if (!hasPermission(role, 'write'))
    return `You can view this post as ${roleWords[role].label}. Only editors and admins can edit it.`
  if (pkg.actions.includes('edit')) return undefined
  if (pkg.status === 'published' && pkg.public_at !== null)
    return 'This post is uploaded, so you can’t edit it. Create a correction to change it before it becomes public.'
  if (pkg.status === 'published')
    return 'This post is published, so you can’t edit it. Create a correction to publish an updated version.'
  return 'This post is being published or is already out, so you can’t edit it now.'
}

/** Explains the effect of saving where it is not obvious. */
export function savingNote(pkg: PackageAnswer): string | undefined {
  if (pkg.status === 'approved') return 'Saving sends the post back to review.'
  if (pkg.status === 'scheduled') return 'Saving unschedules the post and sends it back to review.'
  if (pkg.status === 'rejected') return 'Saving turns the post back into a draft.'
  if (pkg.status === 'failed') return 'Saving sends the post back to review.'
  return undefined
}

/** Explains the effect of regenerating where it is not obvious. */
export function regeneratingNote({ status }: Pick<PackageAnswer, 'status'>): string | undefined {
  if (status === 'approved' || status === 'failed') return 'This sends the post back to review.'
  if (status === 'scheduled') return 'This unschedules the post and sends it back to review.'
  if (status === 'rejected') return 'This turns the post back into a draft.'
  return undefined
}

/**
 * Lists every channel of the project, and whether the post goes there. `media` are the URLs of its content's media.
 */
export function channelChoices(
  pkg: PackageAnswer,
  channels: readonly ChannelAnswer[],
  posts: readonly PublicationAnswer[],
  media: readonly string[],
): ChannelChoice[] {
  return channels.map(({ id, platform, display_name, handle, status }) => {
    const variant = pkg.variants.find((one) => one.channel_id === id)
    const post = posts.find((one) => one.variant_id === variant?.id)
    const isOut = post !== undefined && isOneOf(everPublished, post.status)
    return {
      id,
      platform,
      name: display_name,
      handle,
      isOn: variant !== undefined,
      scheduledAt: variant?.scheduled_at ?? null,
      whyNot: isOut
        ? 'It is published there, or may be.'
        : variant === undefined && status === 'disabled'
          ? 'This channel is paused. Resume it on the Channels page to add it.'
          : undefined,
      note:
        variant === undefined && platformRules[platform].media.needsVideo && !media.some(isVideo)
          ? 'It takes only videos, and this content has none. Check it to add a version, then make a video from this post.'
          : undefined,
    }
  })
}

/** Explains why the channels cannot be chosen; undefined if they can. */
export function whyNotChannels(pkg: PackageAnswer, role: Role): string | undefined {
  if (!hasPermission(role, 'write')) return 'Only editors and admins can choose the channels of a post.'
  if (packageStatusesAfter('leave-out', pkg.status).length > 0) return undefined
  return 'You can choose channels only before a post is being published.'
}

/** Explains the effect of adding a channel where it is not obvious. */
export function addingNote(pkg: PackageAnswer): string | undefined {
  if (pkg.status === 'approved') return 'Adding a channel sends the post back to review.'
  if (pkg.status === 'scheduled') return 'Adding a channel unschedules the post and sends it back to review.'
  if (pkg.status === 'rejected') return 'Adding a channel turns the post back into a draft.'
  return undefined
}

/** Returns the channels that publishing sends the post to, without those where it is already published. */
export function targetsOf(pkg: PackageAnswer, posts: readonly PublicationAnswer[]): Target[] {
  const out = new Set(
    posts.filter((post) => isOneOf(everPublished, post.status)).map((post) => post.variant_id),
  )
  return pkg.variants.flatMap(({ id, platform, channel, channel_id, scheduled_at }) =>
    channel && channel_id && !out.has(id)
      ? [
          {
            id,
            channelId: channel_id,
            platform,
            name: channel.display_name,
            handle: channel.handle,
            sandbox: channel.sandbox,
            ready: channel.status === 'active',
            scheduledAt: scheduled_at,
          },
        ]
      : [],
  )
}
