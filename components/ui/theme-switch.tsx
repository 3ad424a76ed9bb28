'use client'

import { Monitor, Moon, Sun } from 'lucide-react'
import { useId, useState } from 'react'
import { classNames } from './class-names'
import { THEME_COOKIE, type Theme } from './theme'

const choices = [
  { theme: 'system', label: 'System', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const

/**
 * Switches between light, dark and the system's theme. Takes effect immediately and is stored in a cookie for a
 * year.
 */
export function ThemeSwitch({ theme }: { theme: Theme }) {
  const [chosen, setChosen] = useState(theme)
  const group = useId()

  function choose(next: Theme) {
    setChosen(next)
    if (next === 'system') delete document.documentElement.dataset.theme
    else document.documentElement.dataset.theme = next
    const age = next === 'system' ? 0 : 31_536_000
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
    document.cookie = `${THEME_COOKIE}=${next}; path=/; max-age=${age}; samesite=lax`
  }

  return (
    <fieldset className="inline-flex rounded-lg bg-default-soft p-0.5">
      <legend className="sr-only">Colour theme</legend>
      {choices.map(({ theme: value, label, icon: Icon }) => (
        <label
          key={value}
          className={classNames(
            'flex cursor-pointer items-center gap-1.5 rounded-md px-2.5 py-1 text-xs font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus',
            chosen === value
              ? 'bg-overlay text-foreground shadow-surface'
              : 'text-muted hover:text-foreground',
          )}
        >
          <input
            type="radio"
            className="sr-only"
            name={group}
            checked={chosen === value}
            onChange={() => choose(value)}
          />
          <Icon aria-hidden className="size-3.5" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
