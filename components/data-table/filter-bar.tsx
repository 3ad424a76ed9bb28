'use client'

import { Search, X } from 'lucide-react'
import { usePathname, useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { Select, type SelectOption } from '@/components/forms/controls'
import type { Timer } from '@/components/ui/timer'

export type TableFilter = {
  /** The query parameter. */
  name: string
  label: string
  options: readonly SelectOption[]
}

type FilterBarProps = {
  /** The query parameter of the search ("q"); absent if there is no search. */
  search?: { name: string; label: string }
  filters?: readonly TableFilter[]
  /** The current values in the URL. */
  values: Record<string, string | undefined>
  /** Query parameters to keep when a filter changes; the pagination parameter is never kept. */
  keep?: readonly string[]
}

/**
 * Search and filters for a list. Their state is in the URL, so it can be shared, bookmarked and navigated back to.
 */
export function FilterBar({ search, filters = [], values, keep = [] }: FilterBarProps) {
  const found = search ? (values[search.name] ?? '') : ''
  const [text, setText] = useState(found)
  const [submitted, setSubmitted] = useState(found)
  const [shown, setShown] = useState(found)
  const [pending, start] = useTransition()
  const timer = useRef<Timer>(undefined)
  const router = useRouter()
  const path = usePathname()
  const names = [...(search ? [search.name] : []), ...filters.map((filter) => filter.name)]
  const filtered = names.some((name) => values[name])

  useEffect(() => () => clearTimeout(timer.current), [])

  // After navigating back or following a link, the search box follows the URL. While someone types, the URL lags
  // behind and must not overwrite the text.
  if (found !== shown) {
    setShown(found)
    if (found !== submitted) setText(found)
  }

  function go(changes: Record<string, string>) {
    if (search) setSubmitted(changes[search.name] ?? found)
    const query = new URLSearchParams()
    for (const name of [...names, ...keep]) {
      const value = changes[name] ?? values[name]
      if (value) query.set(name, value)
    }
    start(() => router.replace(query.size ? `${path}?${query}` : path, { scroll: false }))
  }

  return (
    <search className="mb-4 flex flex-wrap items-center gap-2" aria-busy={pending || undefined}>
      {search ? (
        <div className="relative min-w-48 flex-1 basis-64">
          <Search aria-hidden className="absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted" />
          <input
            type="search"
            className="input pl-9"
            aria-label={search.label}
            placeholder={search.label}
            value={text}
            onChange={(event) => {
              const next = event.target.value
              setText(next)
              clearTimeout(timer.current)
              timer.current = setTimeout(() => go({ [search.name]: next.trim() }), 250)
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return
              clearTimeout(timer.current)
              go({ [search.name]: text.trim() })
            }}
          />
        </div>
      ) : null}
      {filters.map((filter) => (
        <Select
          key={filter.name}
          aria-label={filter.label}
          className="w-auto max-w-full grow basis-28 sm:grow-0 sm:basis-auto"
          options={filter.options}
          placeholder={filter.label}
          value={values[filter.name] ?? ''}
          onChange={(event) => {
            clearTimeout(timer.current)
            const typed = search ? { [search.name]: text.trim() } : {}
            go({ ...typed, [filter.name]: event.target.value })
          }}
        />
      ))}
      {filtered ? (
        <button
          type="button"
          className="button button--ghost button--md"
          onClick={() => {
            setText('')
            go(Object.fromEntries(names.map((name) => [name, ''])))
          }}
        >
          <X aria-hidden />
          Clear
        </button>
      ) : null}
    </search>
  )
}
