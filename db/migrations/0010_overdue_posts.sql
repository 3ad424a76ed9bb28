ALTER TABLE "package_events" DROP CONSTRAINT "package_events_action_check";--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "overdue_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "planned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publications" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "publications" SET "planned_at" = "due_at" WHERE "status" = 'pending';--> statement-breakpoint
ALTER TABLE "publications" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "packages_overdue" ON "packages" USING btree ("project_id","id") WHERE overdue_since is not null;--> statement-breakpoint
CREATE INDEX "publications_in_order" ON "publications" USING btree ("project_id","channel_id","planned_at","id") WHERE status = 'pending' and planned_at is not null;--> statement-breakpoint
CREATE INDEX "publications_by_sending" ON "publications" USING btree ("project_id","channel_id","sending_at") WHERE sending_at is not null;--> statement-breakpoint
ALTER TABLE "package_events" ADD CONSTRAINT "package_events_action_check" CHECK ("package_events"."action" in ('submit', 'approve', 'reject', 'schedule', 'unschedule', 'publish', 'edit', 'regenerate', 'compose', 'remake', 'stale', 'hold', 'settled', 'release', 'comment', 'retry', 'cancelled', 'overdue', 'confirmed-sent', 'marked-not-sent', 'channel-disconnected')) NOT VALID;