import { inProject } from '@/db/project'
import { findSimilarPosts } from '@/lib/novelty/find-similar-posts'
import { noveltyHalves } from '@/testing/novelty/corpus'
import { measureNovelty } from '@/testing/novelty/measure'
import { type BenchServer, switchDatabase } from './database'
import { compare } from './harness'
import { createManyPosts, madePost, numbersFrom } from './many-posts'
import { comparisons, lineOf, type Report, tableOf } from './report'

const count = 100_000
const [rounds, postsOfRound] = [15, 20]
/** Milliseconds per post. */
const most = 20

/**
 * Checks whether posts repeat one of 100,000 posts on their channel; half of them are reworded from one of these.
 * The floor reads the texts of 10 posts by key, as many as are compared in the end. Also measures how many answers
 * are right, on the posts of testing/novelty.
 */
export async function novelty(server: BenchServer): Promise<Report> {
  const { url, sql } = await server.open('novelty')
  const { project, channelId, texts, variantIds } = await createManyPosts(sql, count)
  await switchDatabase(url)
  const random = numbersFrom(3)
  let [queries, found, missed] = [[] as { text: string; of: string | undefined }[], 0, 0]
  const prepare = async () => {
    queries = Array.from({ length: postsOfRound }, (_, at) => {
      const of = Math.floor(random() * count)
      return at % 2 === 0
        ? { text: reworded(texts[of] ?? '', random), of: variantIds[of] }
        : { text: madePost(random), of: undefined }
    })
  }
  const ask = (posts: typeof queries) =>
    inProject(project.ctx, (tx) =>
      findSimilarPosts(
        tx,
        posts.map(({ text }) => ({ channelId, language: 'en', text })),
      ),
    )
  const note = (posts: typeof queries, answers: Awaited<ReturnType<typeof ask>>) => {
    for (const [at, { of }] of posts.entries()) {
      const isRight =
        of === undefined ? answers[at]?.length === 0 : answers[at]?.some((one) => one.variantId === of)
      if (isRight) found++
      else missed++
    }
  }
  const read = async () => {
    for (const _ of queries) {
      const ids = Array.from({ length: 10 }, () => variantIds[Math.floor(random() * count)] ?? '')
      await sql`select id, text from variants where id = any(${ids})`
    }
  }
  const alone = await compare({
    rounds,
    prepare,
    floor: read,
    ours: async () => {
      for (const post of queries) note([post], await ask([post]))
    },
  })
  const together = await compare({
    rounds,
    prepare,
    floor: read,
    ours: async () => note(queries, await ask(queries)),
  })
  const one = (comparison: typeof alone) => ({
    ...comparison,
    ours: perPost(comparison.ours),
    floor: perPost(comparison.floor),
  })
  const speed = comparisons([
    lineOf('One post at a time', one(alone)),
    lineOf(`${postsOfRound} posts in one statement`, one(together)),
  ])
  const isMet = alone.ours.median / postsOfRound <= most
  const rows = [
    [
      'one post of 100,000, ms',
      (alone.ours.median / postsOfRound).toFixed(2),
      `≤ ${most}${isMet ? '' : ', missed'}`,
    ],
    ['answers about made posts that were right', `${found} of ${found + missed}`, ''],
  ]
  for (const [half, brands] of Object.entries(noveltyHalves)) {
    if (brands.length === 0) {
      rows.push([`posts to measure by, ${half}`, 'none', ''])
      continue
    }
    const { missed: passed, flagged, nearDuplicates, fresh } = await measureNovelty(brands)
    rows.push([
      `near-duplicates held, ${half}`,
      `${nearDuplicates - passed.length} of ${nearDuplicates}`,
      '≥ 95%',
    ])
    rows.push([`fresh posts held, ${half}`, `${flagged.length} of ${fresh}`, '≤ 2%'])
  }
  return { name: 'novelty', table: `${speed}\n\n${tableOf(['', 'found', 'goal'], rows)}` }
}

const perPost = ({ median, min, max }: Record<'median' | 'min' | 'max', number>) => ({
  median: median / postsOfRound,
  min: min / postsOfRound,
  max: max / postsOfRound,
})

/** Drops a fifth of the words and reorders the rest, five at a time. */
function reworded(text: string, random: () => number): string {
  const words = text.split(' ').filter(() => random() > 0.2)
  const clauses = Array.from({ length: Math.ceil(words.length / 5) }, (_, at) =>
    words.slice(at * 5, at * 5 + 5).join(' '),
  )
  return clauses.toReversed().join(' ')
}
