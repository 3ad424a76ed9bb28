'use client'

import { ActionSelect } from '@/components/forms/action-select'
import { TextLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { networks } from '@/lib/networks/registry'
import type { CorrectedChannel } from '@/lib/packages/get-correction'
import { platformRules } from '@/lib/platforms/registry'
import type { PackageHandlers } from '../actions/package-handlers'
import { ChannelName, channelWords } from '../channel-name'

type Choice = CorrectedChannel['options'][number]

type CorrectionCardProps = {
  packageId: string
  revision: number
  channels: readonly CorrectedChannel[]
  /** Absent for people who may not choose, and once publishing the correction has started. */
  choose?: PackageHandlers['chooseReplacement']
}

/** What happens to the published posts when a correction is published, with a choice where there is one. */
export function CorrectionCard({ packageId, revision, channels, choose }: CorrectionCardProps) {
  return (
    <Card
      title="Correction"
      id="correction"
      description="A post from this content is already published. When you publish this correction:"
      flush
    >
      <ul className="divide-y divide-separator border-t border-separator">
        {channels.map((one) => (
          <li key={one.variantId} className="flex flex-col gap-2 px-5 py-3 text-sm">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <ChannelName
                platform={one.platform}
                name={one.channel}
                handle={one.handle}
                className="flex-1 basis-40"
              />
              {choose ? (
                <ActionSelect
                  label={`What happens on ${channelWords({ platform: one.platform, name: one.channel, handle: one.handle })}`}
                  value={one.by ?? ''}
                  {...(one.by === null ? { placeholder: 'Choose what happens' } : {})}
                  options={one.options.map((value) => ({ value, label: labelOf(value, one) }))}
                  action={async (value) =>
                    choose({
                      id: packageId,
                      revision,
                      variant_id: one.variantId,
                      replace_by: value as Choice,
                    })
                  }
                  done={(value) => doneOf(value as Choice)}
                  className="w-full sm:w-72"
                />
              ) : null}
            </div>
            <p className={one.by === null ? 'text-foreground' : 'text-muted'}>
              {means(one)}
              {one.address ? (
                <>
                  {' '}
                  <TextLink href={one.address}>View the published post</TextLink>
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const labelOf = (choice: Choice, { keepsMedia }: CorrectedChannel): string =>
  ({
    edit: keepsMedia ? 'Edit the text and keep the images' : 'Edit the published post',
    repost: 'Delete it and post again',
    new: 'Post this beside it',
    keep: 'Leave the published post as it is',
  })[choice]

const doneOf = (choice: Choice): string =>
  ({
    edit: 'We will edit the published post.',
    repost: 'We will delete the published post and post again.',
    new: 'We will post this beside the published post.',
    keep: 'We will leave the published post as it is.',
  })[choice]

/** Describes what will happen, or why a person has to choose. */
function means({ by, platform, keepsMedia, options }: CorrectedChannel): string {
  const { label } = platformRules[platform]
  switch (by) {
    case 'edit':
      return `We edit the post on ${label}. Its address, likes and replies stay.`
    case 'repost':
      return `We delete the post on ${label} and post it again. Its likes, replies and address are lost.`
    case 'new':
      return `We post this on ${label} beside the published post, which stays as it is.`
    case 'keep':
      return `We leave the post on ${label} as it is, and publish nothing there.`
    default:
      return [
        networks[platform].changes.limits ??
          `We don’t know the ID of this post on ${label}, so we can’t edit it.`,
        keepsMedia ? 'The images of this correction are different.' : '',
        options.includes('repost')
          ? 'You can delete it and post it again, but its likes, replies and address are lost.'
          : '',
        'Choose what happens before this can be approved.',
      ]
        .filter(Boolean)
        .join(' ')
  }
}
