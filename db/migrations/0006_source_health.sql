CREATE TABLE "chores" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "last_run_ms" integer;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "last_content_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "content_times" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "sources" ADD COLUMN "silent_after" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sync_runs" ADD COLUMN "has_lines" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "sync_runs_lines" ON "sync_runs" USING btree ("source_id","id") WHERE has_lines;