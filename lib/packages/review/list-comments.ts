import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packageComments, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { isId } from '@/lib/ids'
import { findPeople } from '@/lib/organizations/list-people'
import type { CommentAnswer } from '../schemas'
import { findAnchor } from './comment-anchor'

type CommentRow = typeof packageComments.$inferSelect
type Words = { title: string | null; text: string }

/**
 * Returns the comments on a package, oldest first, at most `limit` (500), those after the comment `after`; those on a
 * passage include where it is now. Serves spec/planning#4.
 */
export async function listComments(
  ctx: ProjectContext,
  input: { id: string; limit?: number; after?: string | undefined },
): Promise<CommentAnswer[]> {
  if (!isId(input.id)) return []
  const rows = await inProject(ctx, (tx) =>
    tx
      .select({
        comment: packageComments,
        words: { id: variants.id, title: variants.title, text: variants.text },
      })
      .from(packageComments)
      .leftJoin(variants, eq(variants.id, packageComments.variantId))
      .where(
        and(
          eq(packageComments.packageId, input.id),
          isNull(packageComments.deletedAt),
          input.after === undefined ? undefined : gt(packageComments.id, input.after),
        ),
      )
      .orderBy(asc(packageComments.id))
      .limit(input.limit ?? 500),
  )
  return presentComments(ctx, rows)
}

/** Builds the API representation of comments, with the names of the people in them. */
export async function presentComments(
  ctx: ProjectContext,
  rows: readonly { comment: CommentRow; words: Words | null }[],
): Promise<CommentAnswer[]> {
  const names = await findPeople(
    ctx,
    rows.flatMap(({ comment }) => [...comment.mentions, comment.resolvedBy ?? '']),
  )
  return rows.map(({ comment, words }) => presentComment(comment, words, names))
}

function presentComment(
  row: CommentRow,
  words: Words | null,
  names: ReadonlyMap<string, string>,
): CommentAnswer {
  const place = row.anchor && words && findAnchor(words[row.anchor.field] ?? '', row.anchor)
  return {
    id: row.id,
    package_id: row.packageId,
    variant_id: row.variantId,
    author_id: row.authorId,
    author_name: row.authorName,
    by_link: row.approvalLinkId !== null,
    text: row.text,
    mentions: row.mentions.flatMap((id) => {
      const name = names.get(id)
      return name === undefined ? [] : [{ id, name }]
    }),
    anchor: row.anchor && {
      field: row.anchor.field,
      quote: row.anchor.quote,
      from: place?.from ?? null,
      until: place?.until ?? null,
      changed: !place,
      revision: row.anchor.revision,
    },
    resolved_at: row.resolvedAt?.toISOString() ?? null,
    resolved_by: row.resolvedAt ? ((row.resolvedBy && names.get(row.resolvedBy)) ?? 'a former member') : null,
    edited_at: row.editedAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
  }
}
