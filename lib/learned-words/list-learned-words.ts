import { desc, eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { wordingDecisions } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { parseAvoidedEntry } from '@/lib/voice/check/parse-avoided-entry'
import { presentVoice } from '@/lib/voice/editor/present-voice'
import { readVoice } from '@/lib/voice/editor/read-voice'
import type { DismissedWords, LearnedWords } from './schemas'

/** Only this many of the newest changes are counted, so that the page does not get slower over the years. */
const maxChanges = 5_000
const maxShown = 20
const maxExamples = 5

/**
 * Lists the replacements that people keep making in a project's posts, as proposals for its voice: those made in at
 * least three posts on at least two days, or in at least five posts. Leaves out those that were answered, that the
 * voice already has, or that were reversed later in the same post. Also lists the dismissed ones. Serves
 * spec/planning#4.
 */
export async function listLearnedWords(
  ctx: ProjectContext,
): Promise<{ proposed: LearnedWords[]; dismissed: DismissedWords[] }> {
  return inProject(ctx, async (tx) => {
    const rows = await tx.execute<LearnedWords>(sql`
      with newest as (select * from wording_changes order by created_at desc limit ${maxChanges}),
      kept as (
        select n.* from newest n where not exists (
          select from newest r where r.package_id = n.package_id and r.language = n.language
            and r.from_words = n.to_words and r.to_words = n.from_words and r.created_at > n.created_at)
        and not exists (select from wording_decisions d
          where d.language = n.language and d.from_words = n.from_words and d.to_words = n.to_words))
      select k.language, k.from_words as "from", k.to_words as "to", count(*)::int as times,
        count(distinct k.package_id)::int as posts,
        array(select jsonb_build_object('package_id', p.id, 'title', p.title) from packages p
          where p.id = any(array_agg(k.package_id)) order by p.id desc limit ${maxExamples}) as examples
      from kept k
      group by k.language, k.from_words, k.to_words
      having count(distinct k.package_id) >= 5
        or (count(distinct k.package_id) >= 3 and count(distinct (k.created_at at time zone 'UTC')::date) >= 2)
      order by times desc, k.from_words
      limit ${maxShown}`)
    const { voice } = presentVoice(await readVoice(tx, ctx))
    const known = new Set(
      (voice.words_to_avoid ?? []).map((typed) => parseAvoidedEntry(typed)?.bare.toLowerCase()),
    )
    const dismissed = await tx
      .select()
      .from(wordingDecisions)
      .where(eq(wordingDecisions.answer, 'dismissed'))
      .orderBy(desc(wordingDecisions.id))
      .limit(50)
    return {
      proposed: rows.filter(({ from }) => !known.has(from)),
      dismissed: dismissed.map(({ language, fromWords, toWords, actorName }) => ({
        ...{ language, from: fromWords, to: toWords, by: actorName },
      })),
    }
  })
}
