DROP INDEX "sync_runs_one_live";--> statement-breakpoint
CREATE UNIQUE INDEX "sync_runs_one_live" ON "sync_runs" USING btree ("project_id","source_id") WHERE status in ('queued', 'running');