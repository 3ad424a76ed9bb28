import type { Metadata } from 'next'
import { CompanyStart } from '@/components/access/company-start'
import { StandalonePage } from '@/components/shell/standalone-page'
import { TextLink } from '@/components/ui/button'
import { beginCompanySignInAction } from '../../actions'
import { safeReturn } from '../../safe-return'

export const metadata: Metadata = { title: 'Company sign-in' }

type Props = { searchParams: Promise<{ next?: string | string[] }> }

export default async function CompanyStartPage({ searchParams }: Props) {
  const target = safeReturn((await searchParams).next)
  return (
    <StandalonePage
      title="Use your company’s sign-in"
      description="Enter your work email. If your workspace has set up its company’s sign-in, we take you there."
      below={<TextLink href={`/sign-in?next=${encodeURIComponent(target)}`}>Sign in another way</TextLink>}
    >
      <CompanyStart begin={beginCompanySignInAction} next={target} />
    </StandalonePage>
  )
}
