import { classNames } from './class-names'

/** Tributary's logo: three streams that become one. */
export function BrandMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={classNames('size-7', className)}>
      <rect width="32" height="32" rx="8" className="fill-accent" />
      <g fill="none" strokeWidth="3" strokeLinecap="round" className="stroke-accent-foreground">
        <path d="M6.5 8.5c7.5 0 7 7.5 13 7.5" />
        <path d="M6.5 23.5c7.5 0 7-7.5 13-7.5" />
        <path d="M6.5 16h19" />
      </g>
    </svg>
  )
}

/** The logo with the name. */
export function Wordmark() {
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold tracking-tight">
      <BrandMark />
      Tributary
    </span>
  )
}
