import { Check } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { hasPermission, type Permission, type Role } from '@/lib/auth/permissions'
import { networkNames, networks } from '@/lib/networks/registry'
import type { Overview } from '@/lib/overview/get-overview'

const publicNetworks = networkNames
  .filter((name) => !networks[name].isForMachines)
  .map((name) => networks[name].label)
  .join(', ')

type Step = {
  title: string
  text: string
  done: boolean
  needs: Permission
  href: string
  label: string
}

/** The three steps to a first post; the first one that is not done has the button. */
export function FirstSteps({ base, has, role }: { base: string; has: Overview['has']; role: Role }) {
  const steps: Step[] = [
    {
      title: 'Add a source',
      text: 'Tell us where your content lives: a feed, a website, a database, Notion, a repository, a content folder or your own system. Paste its web address to begin.',
      done: has.sources,
      needs: 'write',
      href: `${base}/sources/new`,
      label: 'Add a source',
    },
    {
      title: 'Connect a channel',
      text: `Choose where to publish: ${publicNetworks}, or your own system through a webhook.`,
      done: has.channels,
      needs: 'manage',
      href: `${base}/channels`,
      label: 'Connect a channel',
    },
    {
      title: 'Review and publish',
      text: 'We turn your content into a post for each channel. Read it, edit it, approve it and publish it.',
      done: has.posts,
      needs: 'review',
      href: `${base}/review`,
      label: 'Review posts',
    },
  ]
  const next = steps.find((step) => !step.done)
  return (
    <Card title="From a source to your first post" description="Three steps. Each takes a minute or two.">
      <ol className="flex flex-col gap-1">
        {steps.map((step, at) => (
          <li
            key={step.title}
            className={classNames('-mx-2 flex gap-4 rounded-lg p-3', step === next && 'bg-surface-secondary')}
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-7 shrink-0 place-content-center rounded-full text-sm font-semibold',
                step.done
                  ? 'bg-success-soft text-success-soft-foreground'
                  : 'bg-accent-soft text-accent-soft-foreground',
              )}
            >
              {step.done ? <Check className="size-4" /> : at + 1}
            </span>
            <div className="min-w-0 flex-1">
              <h3 className={classNames('text-sm font-semibold', step.done && 'text-muted')}>
                {step.title}
                {step.done ? <span className="sr-only"> (done)</span> : null}
              </h3>
              <p className="text-sm text-muted">{step.text}</p>
              {step === next ? (
                <div className="mt-3">
                  {hasPermission(role, step.needs) ? (
                    <LinkButton href={step.href} variant="primary" size="sm">
                      {step.label}
                    </LinkButton>
                  ) : (
                    <p className="text-sm">Ask a workspace admin to do this.</p>
                  )}
                </div>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Card>
  )
}
