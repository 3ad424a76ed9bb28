import type { Metadata } from 'next'
import { CompanySignInForm } from '@/components/access/company-sign-in-form'
import { ConfirmButton } from '@/components/forms/confirm-button'
import { Card } from '@/components/ui/card'
import { CopyValue } from '@/components/ui/copy-button'
import { PageHeader } from '@/components/ui/page-header'
import { companyCallback } from '@/lib/auth/company/company-provider'
import { findCompanySettings } from '@/lib/auth/company/find-company-settings'
import { requireOrg } from '@/lib/auth/signed-in/require-project'
import { removeCompanySignInAction, saveCompanySignInAction } from './actions'

export const metadata: Metadata = { title: 'Company sign-in' }

type Props = { params: Promise<{ org: string }> }

export default async function CompanySignInPage({ params }: Props) {
  const { org } = await params
  const ctx = await requireOrg('own', org)
  const settings = await findCompanySettings(ctx)
  return (
    <>
      <PageHeader
        title="Company sign-in"
        description="Let people sign in to this workspace through your company’s own server (OpenID Connect)."
      />
      <div className="flex max-w-2xl flex-col gap-6">
        <Card
          title="Register Tributary at your company’s server"
          description="Create a web application there and give it this redirect address."
        >
          <CopyValue value={companyCallback()} label="Copy address" />
        </Card>
        <Card title="Settings">
          <CompanySignInForm settings={settings} save={saveCompanySignInAction.bind(null, { org })} />
        </Card>
        {settings ? (
          <Card
            title="Remove company sign-in"
            description="People who came in through it sign in another way from then on."
            actions={
              <ConfirmButton
                size="sm"
                variant="danger-outline"
                label="Remove…"
                title="Remove the company sign-in?"
                confirmLabel="Remove company sign-in"
                action={removeCompanySignInAction.bind(null, { org }, undefined)}
                done="Company sign-in removed."
              >
                We forget its settings and its secret. Everyone who signed in through it is signed out.
                Members keep their roles.
              </ConfirmButton>
            }
          />
        ) : null}
      </div>
    </>
  )
}
