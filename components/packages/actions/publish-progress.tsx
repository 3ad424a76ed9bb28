'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { Progress } from '@/components/ui/progress'

/** How far sending is; looks again now and then while this page is in sight, until nothing moves any more. */
export function PublishProgress({ done, all }: { done: number; all: number }) {
  const router = useRouter()

  useEffect(() => {
    let looks = 0
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      if (document.visibilityState === 'visible') router.refresh()
      looks += 1
      timer = setTimeout(look, Math.min(15_000, 1500 * 1.15 ** looks))
    }
    timer = setTimeout(look, 1200)
    return () => clearTimeout(timer)
  }, [router])

  return (
    <div role="status">
      <Progress
        label="Publishing"
        value={done === 0 ? undefined : done}
        max={all}
        note={`${done} of ${all} ${all === 1 ? 'channel' : 'channels'}`}
      />
    </div>
  )
}
