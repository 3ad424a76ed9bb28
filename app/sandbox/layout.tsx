import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { SandboxBanner } from '@/components/sandbox/sandbox-banner'
import { servedNetworks } from '@/lib/platforms/sandbox-networks'

export const dynamic = 'force-dynamic'

export default function SandboxLayout({ children }: { children: ReactNode }) {
  if (servedNetworks().length === 0) notFound()
  return (
    <>
      <SandboxBanner />
      {children}
    </>
  )
}
