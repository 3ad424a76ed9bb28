import { inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { sources } from '@/db/schema'
import { languageName } from '@/lib/platforms/language'
import type { TopicScope } from './load-topic-scope'
import type { NoChoice } from './select-item'

const maxNamed = 3

/**
 * Says in plain words why a date has nothing to draw on, naming the sources whose content is used up. Serves
 * spec/planning#1 (evidence gate).
 */
export async function needsContent(
  tx: ProjectTx,
  { topic, targets }: TopicScope,
  { matched, unused, sourceIds }: NoChoice,
): Promise<string> {
  const asked = [...new Set([...sourceIds, ...(matched === 0 ? (topic.query.source_ids ?? []) : [])])]
  const rows =
    asked.length === 0
      ? []
      : await tx
          .select({ name: sources.name })
          .from(sources)
          .where(inArray(sources.id, asked.slice(0, 100)))
  const names = [...new Set(rows.map(({ name }) => `“${name}”`))]
  const shown =
    names.length > maxNamed ? [...names.slice(0, maxNamed), `${names.length - maxNamed} more`] : names
  const places = shown.length === 0 ? '' : ` in ${new Intl.ListFormat('en-GB').format(shown)}`
  if (matched === 0) return `Needs content: no content${places} matches this topic.`
  const left =
    unused === 0
      ? 'no unused fact is'
      : unused === 1
        ? 'only 1 unused fact is'
        : `only ${unused} unused facts are`
  const languages = [...new Set(targets.map(({ channel }) => languageName(channel.language)))]
  const wanted = topic.minFacts > 1 ? `, and this topic needs ${topic.minFacts}` : ''
  return `Needs content: ${left} left${places} for posts in ${new Intl.ListFormat('en-GB').format(languages)}${wanted}. Add content, or widen the topic.`
}
