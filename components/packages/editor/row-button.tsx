import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'

/** A small button next to a list row that moves or removes it. */
export function RowButton(props: {
  label: string
  disabled?: boolean
  onClick: () => void
  children: ReactNode
}) {
  const { label, disabled, onClick, children } = props
  return (
    <Button
      variant="ghost"
      size="sm"
      iconOnly
      aria-label={label}
      title={label}
      disabled={disabled}
      onClick={onClick}
      className="size-7!"
    >
      {children}
    </Button>
  )
}
