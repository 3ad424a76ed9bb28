import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { countWords } from '@/components/ui/count'
import { hasPermission, type Role } from '@/lib/auth/permissions'

type SourceNextStepProps = {
  /** The project's URL. */
  base: string
  sourceId: string
  /** The number of content items that the source has delivered. */
  items: number
  hasChannels: boolean
  /** The number of posts from this source that are in review. */
  waiting: number
  role: Role
}

/** What to do next with the content that a source has delivered; nothing if there is nothing to do. */
export function SourceNextStep(props: SourceNextStepProps) {
  const { base, sourceId, items, hasChannels, waiting, role } = props
  if (items === 0) return null
  if (!hasChannels)
    return (
      <Callout
        tone="accent"
        title="Next: connect a channel"
        actions={
          hasPermission(role, 'manage') ? (
            <LinkButton size="sm" variant="primary" href={`${base}/channels`}>
              Connect a channel
            </LinkButton>
          ) : null
        }
      >
        The content is here. We write posts from it once this project has a channel.
        {hasPermission(role, 'manage') ? '' : ' Ask a workspace admin to connect one.'}
      </Callout>
    )
  if (waiting === 0) return null
  return (
    <Callout
      tone="accent"
      title={
        waiting === 1
          ? 'Next: review the post from this source'
          : `Next: review the ${countWords(waiting)} posts from this source`
      }
      actions={
        <LinkButton size="sm" variant="primary" href={`${base}/review?source=${sourceId}`}>
          {waiting === 1 ? 'Review post' : 'Review posts'}
        </LinkButton>
      }
    />
  )
}
