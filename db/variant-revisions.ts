import { sql } from 'drizzle-orm'
import type postgres from 'postgres'
import type { RevisionAction } from './allowed-values'
import type { ProjectTx } from './project'

/**
 * Number of texts kept per variant, in addition to the last one not changed by a person, which edits are merged
 * against.
 */
export const maxRevisionsKept = 100

/**
 * Installs the triggers that store every text of a variant, whatever statement writes it: one more insert per
 * statement, however many rows it writes. The actor comes from the transaction's settings (db/project.ts), the
 * reason from `nameChange`. Idempotent; part of `migrate`. Serves spec/planning#4.
 */
export async function installVariantRevisions(client: postgres.Sql): Promise<void> {
  await client.begin(async (tx) => {
    await tx.unsafe(`
      create or replace function public.keep_new_variants() returns trigger language plpgsql as $$
      declare change text := nullif(current_setting('app.change', true), '');
      begin
        insert into variant_revisions (${columns})
        select ${valuesOf("coalesce(change, 'compose')", '(change is not null)::int')} from written v order by v.id;
        return null;
      end $$;
      create or replace function public.keep_changed_variants() returns trigger language plpgsql as $$
      declare change text := nullif(current_setting('app.change', true), '');
      begin
        insert into variant_revisions (${columns})
        select ${valuesOf("coalesce(change, 'edit')", '1')} from written v join before b on b.id = v.id
        where (v.language, v.title, v.text, v.hashtags, v.media, v.link, v.replies, v.collaborators)
          is distinct from (b.language, b.title, b.text, b.hashtags, b.media, b.link, b.replies, b.collaborators)
        order by v.id;
        if found then ${forgetOldest} end if;
        return null;
      end $$;
      create or replace trigger keep_new after insert on public.variants
        referencing new table as written for each statement execute function public.keep_new_variants();
      create or replace trigger keep_changed after update on public.variants
        referencing old table as before new table as written
        for each statement execute function public.keep_changed_variants()`)
  })
}

const columns = `org_id, project_id, package_id, variant_id, channel_id, package_revision, platform, language, title, text, hashtags,
  media, link, replies, collaborators, written_by, action, actor_id, actor_name`

// A change is written before its package's revision is incremented; a new package already has its first revision.
const valuesOf = (action: string, step: string): string => `
  v.org_id, v.project_id, v.package_id, v.id, v.channel_id,
  coalesce((select p.revision from packages p where p.id = v.package_id), 1) + ${step},
  v.platform, v.language, v.title, v.text, v.hashtags, v.media, v.link, v.replies, v.collaborators,
  case when ${action} in ('edit', 'restore', 'merge') and current_setting('app.actor_id', true) <> '' then 'person' else v.written_by end,
  ${action}, nullif(current_setting('app.actor_id', true), ''), coalesce(current_setting('app.actor_name', true), '')`

const forgetOldest = `
  delete from variant_revisions r using written v
  where r.project_id = v.project_id and r.package_id = v.package_id and r.variant_id = v.id
    and r.number <= (select o.number from variant_revisions o
      where o.project_id = v.project_id and o.package_id = v.package_id and o.variant_id = v.id
      order by o.number desc offset ${maxRevisionsKept} limit 1)
    and r.number is distinct from (select max(o.number) from variant_revisions o
      where o.project_id = v.project_id and o.package_id = v.package_id and o.variant_id = v.id
        and o.action not in ('edit', 'restore', 'merge'));`

/**
 * Sets the reason for all further writes of variants in this transaction; without it, new ones are recorded as
 * composed and changed ones as edited.
 */
export async function nameChange(tx: ProjectTx, action: RevisionAction | null): Promise<void> {
  await tx.execute(sql`select set_config('app.change', ${action ?? ''}, true)`)
}
