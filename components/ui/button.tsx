import type { ComponentProps, ReactNode } from 'react'
import { classNames } from './class-names'
import { Link } from './link'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'danger-outline'

export type ButtonLook = {
  /**
   * primary: the one main action of a view; secondary: everything else; ghost: in toolbars; danger: inside a
   * confirmation.
   */
  variant?: ButtonVariant
  size?: 'sm' | 'md' | 'lg'
  /** Contains only an icon: needs an aria-label too. */
  iconOnly?: boolean
  fullWidth?: boolean
}

/** The classes of a button, for elements that must look like one without being a `Button`. */
export function buttonClass(look: ButtonLook, extra?: string): string {
  const { variant = 'secondary', size = 'md', iconOnly, fullWidth } = look
  return classNames(
    'button',
    `button--${variant}`,
    `button--${size}`,
    iconOnly && 'button--icon-only',
    fullWidth && 'button--full-width',
    extra,
  )
}

type ButtonProps = ComponentProps<'button'> & ButtonLook & { pending?: boolean; children: ReactNode }

/** A button. `pending` keeps its size and focus while work is in progress, and ignores further clicks. */
export function Button({
  variant,
  size,
  iconOnly,
  fullWidth,
  pending,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, size, iconOnly, fullWidth }, className)}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest['aria-disabled']}
    >
      {pending ? <span className="spinner" aria-hidden /> : null}
      {children}
    </button>
  )
}

type LinkButtonProps = Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook & { className?: string }

/** A link that looks like a button: for navigation, never for actions. */
export function LinkButton({ variant, size, iconOnly, fullWidth, className, ...rest }: LinkButtonProps) {
  return <Link {...rest} className={buttonClass({ variant, size, iconOnly, fullWidth }, className)} />
}

/** A link inside a sentence; a link to another site opens in a new tab and says so. */
export function TextLink({
  href,
  children,
  className,
}: {
  href: string
  children: ReactNode
  className?: string
}) {
  const look = classNames('text-link', className)
  if (/^https?:/.test(href))
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={look}>
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    )
  return (
    <Link href={href} className={look}>
      {children}
    </Link>
  )
}
