CREATE TABLE "approval_link_packages" (
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"link_id" uuid NOT NULL,
	"package_id" uuid NOT NULL,
	"decision" text,
	"revision" integer,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_link_packages_link_id_package_id_pk" PRIMARY KEY("link_id","package_id"),
	CONSTRAINT "approval_link_packages_decision_check" CHECK ("approval_link_packages"."decision" in ('approved', 'changes_requested'))
);
--> statement-breakpoint
CREATE TABLE "approval_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"token_hash" text NOT NULL,
	"recipient" text NOT NULL,
	"scope" text NOT NULL,
	"week_start" date,
	"counts" boolean DEFAULT true NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"pin_hash" text,
	"pin_failures" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_by_name" text NOT NULL,
	"last_opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "approval_links_project_id_unique" UNIQUE("project_id","id"),
	CONSTRAINT "approval_links_scope_check" CHECK ("approval_links"."scope" in ('packages', 'week'))
);
--> statement-breakpoint
ALTER TABLE "package_events" DROP CONSTRAINT "package_events_action_check";--> statement-breakpoint
ALTER TABLE "package_events" DROP CONSTRAINT "package_events_from_status_check";--> statement-breakpoint
ALTER TABLE "package_events" DROP CONSTRAINT "package_events_to_status_check";--> statement-breakpoint
ALTER TABLE "packages" DROP CONSTRAINT "packages_status_check";--> statement-breakpoint
DROP INDEX "packages_proposed";--> statement-breakpoint
ALTER TABLE "package_comments" ADD COLUMN "anchor" jsonb;--> statement-breakpoint
ALTER TABLE "package_comments" ADD COLUMN "mentions" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "package_comments" ADD COLUMN "approval_link_id" uuid;--> statement-breakpoint
ALTER TABLE "package_comments" ADD COLUMN "resolved_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "package_comments" ADD COLUMN "resolved_by" uuid;--> statement-breakpoint
ALTER TABLE "package_comments" ADD COLUMN "edited_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "package_comments" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "assignee_id" uuid;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "approval_link_packages" ADD CONSTRAINT "approval_link_packages_link_fk" FOREIGN KEY ("project_id","link_id") REFERENCES "public"."approval_links"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_link_packages" ADD CONSTRAINT "approval_link_packages_package_fk" FOREIGN KEY ("project_id","package_id") REFERENCES "public"."packages"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "approval_link_packages_by_package" ON "approval_link_packages" USING btree ("project_id","package_id");--> statement-breakpoint
CREATE INDEX "approval_links_by_token" ON "approval_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "approval_links_by_project" ON "approval_links" USING btree ("project_id","id");--> statement-breakpoint
ALTER TABLE "package_comments" ADD CONSTRAINT "package_comments_resolved_by_users_id_fk" FOREIGN KEY ("resolved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packages_assigned" ON "packages" USING btree ("project_id","assignee_id","id") WHERE assignee_id is not null;--> statement-breakpoint
CREATE INDEX "packages_due_by" ON "packages" USING btree ("project_id","due_at","id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "packages_proposed" ON "packages" USING btree ("project_id","scheduled_at") WHERE status in ('draft', 'in_review', 'changes_requested', 'approved');--> statement-breakpoint
ALTER TABLE "package_events" ADD CONSTRAINT "package_events_action_check" CHECK ("package_events"."action" in ('submit', 'approve', 'request_changes', 'reject', 'schedule', 'unschedule', 'publish', 'edit', 'regenerate', 'compose', 'remake', 'stale', 'hold', 'settled', 'release', 'comment', 'retry', 'cancelled', 'overdue', 'confirmed-sent', 'marked-not-sent', 'channel-disconnected', 'assign', 'due-date', 'approver-approved', 'approver-requested-changes')) NOT VALID;--> statement-breakpoint
ALTER TABLE "package_events" ADD CONSTRAINT "package_events_from_status_check" CHECK ("package_events"."from_status" in ('draft', 'in_review', 'approved', 'scheduled', 'publishing', 'published', 'changes_requested', 'rejected', 'failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "package_events" ADD CONSTRAINT "package_events_to_status_check" CHECK ("package_events"."to_status" in ('draft', 'in_review', 'approved', 'scheduled', 'publishing', 'published', 'changes_requested', 'rejected', 'failed')) NOT VALID;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_status_check" CHECK ("packages"."status" in ('draft', 'in_review', 'approved', 'scheduled', 'publishing', 'published', 'changes_requested', 'rejected', 'failed')) NOT VALID;