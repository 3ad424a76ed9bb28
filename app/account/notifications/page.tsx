import type { Metadata } from 'next'
import { ChoicesForm, EmailTimesForm } from '@/components/notifications/notification-form'
import { PageHeader } from '@/components/ui/page-header'
import { requirePerson } from '@/lib/auth/signed-in/session'
import { isEmailConfigured } from '@/lib/email/email-settings'
import { findEmailTimeZone } from '@/lib/notifications/find-email-time-zone'
import { getNotificationSettings } from '@/lib/notifications/get-notification-settings'
import { timeZoneNames } from '@/lib/time-zones/zones'
import { saveNotificationSettingsAction } from './actions'

export const metadata: Metadata = { title: 'Notifications' }

export default async function NotificationsPage() {
  const person = await requirePerson('/account/notifications')
  const [settings, timeZone] = await Promise.all([
    getNotificationSettings(person.id),
    findEmailTimeZone(person.id),
  ])
  return (
    <>
      <PageHeader
        title="Notifications"
        description="Choose what you’re notified about, and where. This covers all your workspaces."
      />
      <div className="flex max-w-2xl flex-col gap-6">
        <ChoicesForm settings={settings} email={isEmailConfigured()} save={saveNotificationSettingsAction} />
        <EmailTimesForm
          settings={settings}
          timeZone={timeZone}
          zones={timeZoneNames()}
          save={saveNotificationSettingsAction}
        />
      </div>
    </>
  )
}
