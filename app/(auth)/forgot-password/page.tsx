import type { Metadata } from 'next'
import { ForgotPassword } from '@/components/access/forgot-password'
import { StandalonePage } from '@/components/shell/standalone-page'
import { LinkButton, TextLink } from '@/components/ui/button'
import { isEmailConfigured } from '@/lib/email/email-settings'
import { requestPasswordResetAction } from '../actions'

export const metadata: Metadata = { title: 'Forgot your password?' }

export default function ForgotPasswordPage() {
  if (!isEmailConfigured())
    return (
      <StandalonePage
        title="Forgot your password?"
        description="This site can’t send email. Ask an admin of your workspace or the site’s administrator for a reset link."
      >
        <div>
          <LinkButton href="/sign-in">Back to sign-in</LinkButton>
        </div>
      </StandalonePage>
    )
  return (
    <StandalonePage
      title="Forgot your password?"
      description="We email you a link to choose a new one. It works once, within an hour."
      below={<TextLink href="/sign-in">Back to sign-in</TextLink>}
    >
      <ForgotPassword request={requestPasswordResetAction} />
    </StandalonePage>
  )
}
