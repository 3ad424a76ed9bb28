import type { StateWords } from '@/components/ui/status-badge'
import type { DeliveryAnswer, DestinationAnswer } from '@/lib/notification-delivery/schemas'

export const typeWords: Record<DestinationAnswer['type'], { label: string; help: string }> = {
  slack: { label: 'Slack', help: 'The URL of an incoming webhook, from https://hooks.slack.com.' },
  discord: { label: 'Discord', help: 'The URL of a webhook, from the settings of your Discord channel.' },
  mattermost: { label: 'Mattermost', help: 'The URL of an incoming webhook of your Mattermost server.' },
  webhook: {
    label: 'Webhook',
    help: 'For developers: we send JSON, signed after the Standard Webhooks specification.',
  },
}

export const deliveryWords: Record<DeliveryAnswer['status'], StateWords> = {
  pending: { label: 'Queued', tone: 'neutral' },
  sending: { label: 'Sending', tone: 'accent' },
  sent: { label: 'Delivered', tone: 'success' },
  failed: { label: 'Failed', tone: 'danger' },
  unconfirmed: { label: 'Unconfirmed', tone: 'warning' },
  dropped: { label: 'Not needed', tone: 'neutral' },
}
