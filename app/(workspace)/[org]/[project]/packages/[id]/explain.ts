import type { Target } from '@/components/packages/publish-button'
import { may, type Permission, type Role, roleWords } from '@/lib/auth/permissions'
import type { PackageAnswer } from '@/lib/packages/schemas'
import type { PackageAction } from '@/lib/packages/states'
import { platformRules } from '@/lib/platforms/registry'
import type { PublicationAnswer } from '@/lib/publishing/schemas'
import { voiceRules } from '@/lib/voice/check/rule-names'

const needs: Record<PackageAction, Permission> = {
  submit: 'write',
  approve: 'review',
  reject: 'review',
  schedule: 'write',
  unschedule: 'write',
  publish: 'write',
  edit: 'write',
  regenerate: 'write',
}

/** What this role may do with a package as it is. */
export const allowedTo = (pkg: PackageAnswer, role: Role): PackageAction[] =>
  pkg.actions.filter((action) => may(role, needs[action]))

/** Why it can be neither approved nor sent at the moment, in words; nothing when it can. */
export function blockedBy(pkg: PackageAnswer, paused: boolean): string | undefined {
  if (pkg.variants.length === 0) return 'There is no post: connect a channel, then make the package again.'
  const wrong = pkg.variants.filter((one) => one.issues.some((issue) => issue.severity === 'error'))
  if (wrong.length) {
    const names = [...new Set(wrong.map((one) => platformRules[one.platform].label))].join(', ')
    const [first] = wrong.flatMap((one) => one.issues.filter((issue) => issue.severity === 'error'))
    const ofVoice = voiceRules.some((rule) => rule === first?.rule)
    return ofVoice
      ? `The voice keeps it from being approved. ${first?.message} Change what is marked in red (${names}), or let an admin have the rule only warn, under Voice.`
      : `Fix what is marked in red first: ${names}.`
  }
  const sends = pkg.status !== 'in_review'
  if (sends && pkg.variants.every((one) => one.channel === null))
    return 'None of its channels exists any more.'
  if (sends && paused) return 'Publishing is paused in this project; resume it in the settings.'
  return undefined
}

/** Why the posts cannot be edited, in words; nothing when they can. */
export function whyNotEdit(pkg: PackageAnswer, role: Role): string | undefined {
  if (!may(role, 'write')) return `Your role here is ${roleWords[role].label}; editors change the posts.`
  if (pkg.actions.includes('edit')) return undefined
  if (pkg.status === 'published')
    return 'These posts are out and cannot be changed any more. Make a correction to write new ones.'
  return 'These posts are on their way, or out already, and cannot be changed now.'
}

/** What saving leads to, where that is not plain. */
export function savingNote(pkg: PackageAnswer): string | undefined {
  if (pkg.status === 'approved') return 'Saving sends the package back to review.'
  if (pkg.status === 'scheduled') return 'Saving takes it out of the schedule and back to review.'
  if (pkg.status === 'rejected') return 'Saving makes it a draft again.'
  if (pkg.status === 'failed') return 'Saving sends it back to review.'
  return undefined
}

/** Where publishing sends it: what is out already is left out. */
export function targetsOf(pkg: PackageAnswer, posts: readonly PublicationAnswer[]): Target[] {
  const out = new Set(
    posts
      .filter((post) => ['published', 'sending', 'unconfirmed'].includes(post.status))
      .map((post) => post.variant_id),
  )
  return pkg.variants.flatMap(({ id, platform, channel }) =>
    channel && !out.has(id)
      ? [
          {
            id,
            platform,
            name: channel.display_name,
            handle: channel.handle,
            sandbox: channel.sandbox,
            ready: channel.status === 'active',
          },
        ]
      : [],
  )
}
