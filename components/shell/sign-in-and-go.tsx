'use client'

import { useRouter } from 'next/navigation'
import { type SignIn, SignInForm } from '@/components/shell/sign-in-form'

type SignInAndGoProps = {
  signIn: SignIn
  email?: string
  password?: string
  /** Where to go on. */
  target: string
}

/** The form of the sign-in page: leads to where the person wanted to go. */
export function SignInAndGo({ target, ...form }: SignInAndGoProps) {
  const router = useRouter()
  return <SignInForm {...form} onDone={() => router.push(target)} />
}
