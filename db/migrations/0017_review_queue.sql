CREATE TABLE "bulk_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"user_id" text NOT NULL,
	"action" text NOT NULL,
	"packages" jsonb NOT NULL,
	"topics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bulk_decisions_action_check" CHECK ("bulk_decisions"."action" in ('approve', 'reject', 'schedule'))
);
--> statement-breakpoint
CREATE TABLE "package_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "package_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"status" text NOT NULL,
	"facet" text NOT NULL,
	"n" integer NOT NULL,
	CONSTRAINT "package_counts_status_check" CHECK ("package_counts"."status" in ('draft', 'in_review', 'approved', 'scheduled', 'publishing', 'published', 'changes_requested', 'rejected', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "package_search" (
	"package_id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"facets" text[] DEFAULT '{}'::text[] NOT NULL,
	"search" "tsvector" DEFAULT ''::tsvector NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_name_unique" UNIQUE("project_id","user_id","name")
);
--> statement-breakpoint
ALTER TABLE "package_events" DROP CONSTRAINT "package_events_action_check";--> statement-breakpoint
ALTER TABLE "bulk_decisions" ADD CONSTRAINT "bulk_decisions_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_counts" ADD CONSTRAINT "package_counts_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "package_search" ADD CONSTRAINT "package_search_project_id_package_id_packages_project_id_id_fk" FOREIGN KEY ("project_id","package_id") REFERENCES "public"."packages"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bulk_decisions_by_time" ON "bulk_decisions" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "package_counts_by_facet" ON "package_counts" USING btree ("project_id","facet","status");--> statement-breakpoint
CREATE INDEX "package_search_by_word" ON "package_search" USING gin ("search");--> statement-breakpoint
CREATE INDEX "packages_by_due" ON "packages" USING btree ("project_id","status",coalesce(due_at, 'infinity'::timestamptz),"id");--> statement-breakpoint
CREATE INDEX "packages_by_time" ON "packages" USING btree ("project_id","status",coalesce(scheduled_at, 'infinity'::timestamptz),"id");--> statement-breakpoint
ALTER TABLE "package_events" ADD CONSTRAINT "package_events_action_check" CHECK ("package_events"."action" in ('submit', 'approve', 'request_changes', 'reject', 'schedule', 'unschedule', 'publish', 'edit', 'regenerate', 'compose', 'remake', 'stale', 'hold', 'settled', 'release', 'comment', 'retry', 'cancelled', 'overdue', 'confirmed-sent', 'marked-not-sent', 'channel-disconnected', 'assign', 'due-date', 'approver-approved', 'approver-requested-changes', 'undo')) NOT VALID;