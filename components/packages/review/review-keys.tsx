import { keysOf, type ShortcutName, shortcutOf } from '@/components/shortcuts/shortcuts'
import { KeyHint } from '@/components/ui/key-hint'

/** The keyboard shortcuts that this person can use on the page. */
export function ReviewKeys({ names }: { names: readonly ShortcutName[] }) {
  return (
    <ul
      aria-label="Keyboard shortcuts of this page"
      className="mt-3 hidden flex-wrap items-center gap-x-4 gap-y-1 text-xs text-muted pointer-fine:flex"
    >
      {names.map((name) => (
        <li key={name} className="flex items-center gap-1">
          {keysOf(name).map((key) => (
            <KeyHint key={key}>{key}</KeyHint>
          ))}{' '}
          {shortcutOf(name).does}
        </li>
      ))}
    </ul>
  )
}
