/** A key to press, drawn as a keycap. */
export function KeyHint({ children }: { children: string }) {
  return (
    <kbd className="inline-flex h-5 min-w-5 items-center justify-center rounded border border-border-secondary bg-surface-secondary px-1 font-sans text-[0.6875rem] font-medium text-muted">
      {children}
    </kbd>
  )
}
