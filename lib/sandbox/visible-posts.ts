import { type SQL, sql } from 'drizzle-orm'

/**
 * SQL condition on `sandbox_posts`: the post was published by a project of one of these workspaces, or is a reply in
 * the thread of such a post. An account says nothing about that: any workspace may connect it.
 */
export const isPublishedBy = (orgs: readonly string[]): SQL => sql`sandbox_posts.id in (
  with recursive mine as (
    select one.id, one.account_id, one.remote_id
    from publications
    join projects on projects.id = publications.project_id and projects.org_id = any(${sql.param(orgs)}::uuid[])
    join variants on variants.project_id = publications.project_id and variants.id = publications.variant_id
    join sandbox_posts one on one.network = variants.platform and one.remote_id = publications.remote_id
    union
    select reply.id, reply.account_id, reply.remote_id
    from mine
    join sandbox_media note on note.account_id = mine.account_id and note.remote_id like 'note:%'
      and note.meta ->> 'about' = mine.remote_id
    join sandbox_posts reply on reply.account_id = mine.account_id and reply.remote_id = note.meta ->> 'post'
  )
  select id from mine)`
