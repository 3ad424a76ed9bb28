-- The words and exact tags an item is found by. Immutable by its inputs; lengths are bounded, since a tsvector is.
CREATE FUNCTION "public"."item_terms"("project" uuid, "title" text, "external_id" text, "subtype" text, "tags" text[])
RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT to_tsvector('pg_catalog.simple',
      left($2, 1000) || ' ' || left($3, 300) || ' ' || left(coalesce($4, ''), 300) || ' ' ||
      left(array_to_string($5[1:100], ' '), 10000))
    || array_to_tsvector(array(SELECT 't:' || left(tag, 200) FROM unnest($5[1:100]) AS tag WHERE tag IS NOT NULL)
      || ('p:' || coalesce($1::text, '')))
$$;--> statement-breakpoint
DELETE FROM "sync_run_entries";--> statement-breakpoint
ALTER TABLE "sync_run_entries" ADD COLUMN "seq" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_run_entries" DROP CONSTRAINT "sync_run_entries_run_id_key_pk";--> statement-breakpoint
ALTER TABLE "sync_run_entries" ADD CONSTRAINT "sync_run_entries_run_id_seq_pk" PRIMARY KEY("run_id","seq");--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (item_terms(project_id, title, external_id, content_subtype, tags)) STORED;--> statement-breakpoint
ALTER TABLE "source_entries" ADD COLUMN "entry_hash" text;--> statement-breakpoint
ALTER TABLE "source_entries" ADD COLUMN "tried_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "source_entries" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "index_entries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "index_skipped" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "accept_withdrawals" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "enqueued_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "items_by_update" ON "items" USING btree ("project_id","updated_at");--> statement-breakpoint
CREATE INDEX "items_by_search" ON "items" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "sync_runs_one_live" ON "sync_runs" USING btree ("source_id") WHERE status in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "sync_runs_live" ON "sync_runs" USING btree ("status","enqueued_at") WHERE status in ('queued', 'running');
