'use client'

import { ListFilter } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState } from 'react'
import { Input, Select } from '@/components/forms/controls'
import { ariaKeysOf } from '@/components/shortcuts/shortcuts'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import type { FilterOption, FilterPart } from '@/lib/packages/review/list-filter-options'
import type { QueueFilter, QueueSort } from '@/lib/packages/review/queue-filter'

const parts: readonly { part: FilterPart; label: string; any: string }[] = [
  { part: 'channel', label: 'Channel', any: 'All channels' },
  { part: 'source', label: 'Source', any: 'All sources' },
  { part: 'language', label: 'Language', any: 'All languages' },
  { part: 'topic', label: 'Topic', any: 'All topics' },
  { part: 'flag', label: 'Flag', any: 'With or without flags' },
  { part: 'assignee', label: 'Assignee', any: 'Any assignee' },
]

const ages = [
  { value: 'today', label: 'Last 24 hours' },
  { value: '1', label: 'Older than a day' },
  { value: '3', label: 'Older than 3 days' },
  { value: '7', label: 'Older than a week' },
  { value: '30', label: 'Older than 30 days' },
]

const sorts: readonly { value: QueueSort; label: string }[] = [
  { value: 'flagged', label: 'Flagged first' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'planned', label: 'Planned time' },
  { value: 'due', label: 'Due date' },
]

type FilterBarProps = {
  /** The URL of the list, without filters. */
  path: string
  /** Which list it is, as in the URL. */
  status: string | undefined
  filter: QueueFilter
  sort: QueueSort
  defaultSort: QueueSort
  options: Record<FilterPart, FilterOption[]>
}

/** Search, filters and sort order of the list. All of it is kept in the URL; a change applies immediately. */
export function FilterBar({ path, status, filter, sort, defaultSort, options }: FilterBarProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const fields = useId()
  const filtered = Object.keys(filter).length > 0
  const set = [...parts.map(({ part }) => filter[part]), filter.age].filter(Boolean).length
  // If the list is filtered, the filters are shown from the start.
  const [open, setOpen] = useState(set > 0)

  const go = () => {
    if (!form.current) return
    const query = new URLSearchParams(status ? { status } : {})
    for (const [name, value] of new FormData(form.current))
      if (typeof value === 'string' && value.trim() && !(name === 'sort' && value === defaultSort))
        query.set(name, value.trim())
    router.push(query.size > 0 ? `${path}?${query}` : path, { scroll: false })
  }

  return (
    <search>
      <form
        // Remounts the form when the URL changes in another way: a tab, a saved view, Clear.
        key={JSON.stringify([filter, sort])}
        ref={form}
        action={path}
        className="mb-4 flex flex-wrap items-center gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          go()
        }}
      >
        {status ? <input type="hidden" name="status" value={status} /> : null}
        <Input
          type="search"
          name="q"
          data-review-search
          aria-label="Search title and text"
          aria-keyshortcuts={ariaKeysOf('review.search')}
          placeholder="Search posts"
          defaultValue={filter.q ?? ''}
          maxLength={200}
          className="w-full sm:w-64"
        />
        <Button aria-expanded={open} aria-controls={fields} onClick={() => setOpen(!open)}>
          <ListFilter aria-hidden />
          {set > 0 ? `Filters (${set})` : 'Filters'}
        </Button>
        <Select
          name="sort"
          aria-label="Sort by"
          defaultValue={sort}
          options={sorts}
          onChange={go}
          className="w-auto"
        />
        {filtered ? (
          <Button
            variant="ghost"
            onClick={() => router.push(status ? `${path}?status=${status}` : path, { scroll: false })}
          >
            Clear filters
          </Button>
        ) : null}
        <FilterFields id={fields} open={open} filter={filter} options={options} change={go} />
      </form>
    </search>
  )
}

type FilterFieldsProps = Pick<FilterBarProps, 'filter' | 'options'> & {
  id: string
  /** Whether the fields are shown. */
  open: boolean
  change: () => void
}

function FilterFields({ id, open, filter, options, change }: FilterFieldsProps) {
  const shown = parts.filter(({ part }) => options[part].length > 0 || filter[part] !== undefined)
  return (
    <div
      id={id}
      className={classNames(
        'basis-full gap-2 *:w-full sm:flex-wrap sm:*:w-auto sm:*:max-w-48',
        open ? 'grid grid-cols-2 sm:flex' : 'hidden',
      )}
    >
      {shown.map(({ part, label, any }) => (
        <Select
          key={part}
          name={part}
          aria-label={label}
          placeholder={any}
          defaultValue={filter[part] ?? ''}
          options={withChosen(options[part], filter[part])}
          onChange={change}
        />
      ))}
      <Select
        name="age"
        aria-label="Age"
        placeholder="Any age"
        defaultValue={filter.age ?? ''}
        options={ages}
        onChange={change}
      />
    </div>
  )
}

/** A selected value that no post of this list has any more is still shown as an option: it matches nothing. */
const withChosen = (options: readonly FilterOption[], value: string | undefined) => [
  ...options.map(({ value: own, label, count }) => ({ value: own, label: `${label} (${count})` })),
  ...(value === undefined || options.some((one) => one.value === value)
    ? []
    : [{ value, label: 'Nothing in this list' }]),
]
