import type { ProjectTx } from '@/db/project'
import { wordingChanges } from '@/db/schema'
import { newId } from '@/lib/ids'
import { baseLanguage } from '@/lib/platforms/language'
import { findReplacements } from './find-replacements'

type Edit = { before: string; after: string; language: string }

/**
 * Stores the words that a person replaced in the variants of one post, in the transaction of the edit: each
 * replacement once, no matter on how many channels. Takes the texts before and after, and those that the post is
 * based on. Serves spec/planning#4.
 */
export async function storeReplacements(
  tx: ProjectTx,
  actor: { id: string | null },
  post: { packageId: string; edits: readonly Edit[]; sources: readonly string[] },
): Promise<void> {
  const found = new Map(
    post.edits.flatMap((edit) =>
      findReplacements(edit, post.sources).map((one) => {
        const language = baseLanguage(edit.language)
        return [JSON.stringify([language, one.from, one.to]), { ...one, language }] as const
      }),
    ),
  )
  if (found.size === 0) return
  await tx.insert(wordingChanges).values(
    [...found.values()].map(({ language, from, to }) => ({
      ...{ id: newId(), packageId: post.packageId, language, fromWords: from, toWords: to },
      actorId: actor.id,
    })),
  )
}
