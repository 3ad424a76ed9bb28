CREATE TABLE "takedowns" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"publication_id" uuid NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"asked_by_id" text,
	"asked_by_name" text NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" jsonb,
	"done_by_name" text,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "takedowns_project_id_unique" UNIQUE("project_id","id"),
	CONSTRAINT "takedowns_status_check" CHECK ("takedowns"."status" in ('pending', 'by_hand', 'failed', 'done', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "notification_choices" DROP CONSTRAINT "notification_choices_kind_check";--> statement-breakpoint
ALTER TABLE "notification_events" DROP CONSTRAINT "notification_events_kind_check";--> statement-breakpoint
ALTER TABLE "package_events" DROP CONSTRAINT "package_events_action_check";--> statement-breakpoint
ALTER TABLE "publications" DROP CONSTRAINT "publications_status_check";--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "corrects_id" uuid;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "replace_by" text;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "replaces_id" uuid;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "replace_by" text;--> statement-breakpoint
ALTER TABLE "sandbox_posts" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_posts" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "takedowns" ADD CONSTRAINT "takedowns_project_id_publication_id_publications_project_id_id_fk" FOREIGN KEY ("project_id","publication_id") REFERENCES "public"."publications"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "takedowns_live_unique" ON "takedowns" USING btree ("project_id","publication_id") WHERE status in ('pending', 'by_hand', 'failed', 'done');--> statement-breakpoint
CREATE INDEX "takedowns_due" ON "takedowns" USING btree ("status","due_at");--> statement-breakpoint
CREATE INDEX "takedowns_by_status" ON "takedowns" USING btree ("project_id","status","id");--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_corrects_fk" FOREIGN KEY ("project_id","corrects_id") REFERENCES "public"."packages"("project_id","id") ON DELETE SET NULL ("corrects_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_replaces_fk" FOREIGN KEY ("project_id","replaces_id") REFERENCES "public"."publications"("project_id","id") ON DELETE SET NULL ("replaces_id") ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packages_by_corrected" ON "packages" USING btree ("project_id","corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE INDEX "publications_by_replaced" ON "publications" USING btree ("project_id","replaces_id") WHERE replaces_id is not null;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_kind_check" CHECK ("notification_choices"."kind" in ('review', 'mention', 'assigned', 'changes_requested', 'published', 'corrected', 'taken_down', 'failed', 'takedown_failed', 'unconfirmed', 'connection_expires', 'source_problem', 'topic_paused', 'cap_reached', 'version_ends', 'destination_paused', 'test')) NOT VALID;--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_kind_check" CHECK ("notification_events"."kind" in ('review', 'mention', 'assigned', 'changes_requested', 'published', 'corrected', 'taken_down', 'failed', 'takedown_failed', 'unconfirmed', 'connection_expires', 'source_problem', 'topic_paused', 'cap_reached', 'version_ends', 'destination_paused', 'test')) NOT VALID;--> statement-breakpoint
ALTER TABLE "package_events" ADD CONSTRAINT "package_events_action_check" CHECK ("package_events"."action" in ('submit', 'approve', 'request_changes', 'reject', 'schedule', 'unschedule', 'publish', 'edit', 'regenerate', 'compose', 'remake', 'stale', 'hold', 'settled', 'release', 'comment', 'retry', 'cancelled', 'overdue', 'confirmed-sent', 'marked-not-sent', 'channel-disconnected', 'assign', 'due-date', 'approver-approved', 'approver-requested-changes', 'undo', 'add-channel', 'leave-out', 'choose-replacement', 'corrected', 'takedown', 'takedown-undone', 'taken-down', 'takedown-failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_replace_by_check" CHECK ("variants"."replace_by" in ('edit', 'repost', 'new', 'keep')) NOT VALID;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_replace_by_check" CHECK ("publications"."replace_by" in ('edit', 'repost', 'new')) NOT VALID;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_status_check" CHECK ("publications"."status" in ('pending', 'sending', 'published', 'failed', 'unconfirmed', 'cancelled', 'replaced', 'removed')) NOT VALID;