import { ExternalSignInButton } from '@/components/shell/external-sign-in-button'
import { env } from '@/lib/env'
import { externalSignInAction } from './actions'

/** Buttons to sign in with GitHub and Google; each is shown only if its keys are set. */
export function ExternalSignIn({ next }: { next: string }) {
  const keys = env()
  const providers = [
    { id: 'github' as const, name: 'GitHub', on: keys.AUTH_GITHUB_ID && keys.AUTH_GITHUB_SECRET },
    { id: 'google' as const, name: 'Google', on: keys.AUTH_GOOGLE_ID && keys.AUTH_GOOGLE_SECRET },
  ].filter((provider) => provider.on)
  if (providers.length === 0) return null
  return (
    <div className="flex flex-col gap-2">
      {providers.map((provider) => (
        <ExternalSignInButton
          key={provider.id}
          action={externalSignInAction.bind(null, { provider: provider.id, next })}
        >
          Continue with {provider.name}
        </ExternalSignInButton>
      ))}
      <p className="mt-2 text-center text-xs text-muted">or with your email</p>
    </div>
  )
}
