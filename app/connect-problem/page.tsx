import type { Metadata } from 'next'
import { StandalonePage } from '@/components/shell/standalone-page'
import { LinkButton } from '@/components/ui/button'
import { connectionProblems, connectionProblemWords } from '@/lib/channels/schemas'

export const metadata: Metadata = { title: 'Account not connected' }

/** Shown if connecting an account failed before it was clear which project it was for. */
export default async function ConnectProblemPage({
  searchParams,
}: {
  searchParams: Promise<{ problem?: string | string[] }>
}) {
  const { problem } = await searchParams
  const code = connectionProblems.find((one) => one === problem) ?? 'expired'
  const { message, hint } = connectionProblemWords[code]
  return (
    <StandalonePage title="We couldn’t connect the account" description={`${message} ${hint}`}>
      <div>
        <LinkButton href="/" variant="primary">
          Go to your projects
        </LinkButton>
      </div>
    </StandalonePage>
  )
}
