CREATE TABLE "variant_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "variant_revisions_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"package_id" uuid NOT NULL,
	"variant_id" uuid NOT NULL,
	"channel_id" uuid,
	"package_revision" integer NOT NULL,
	"platform" text NOT NULL,
	"language" text NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"hashtags" text[] NOT NULL,
	"media" jsonb NOT NULL,
	"link" text,
	"written_by" text NOT NULL,
	"action" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "variant_revisions_platform_check" CHECK ("variant_revisions"."platform" in ('x', 'linkedin', 'instagram', 'youtube', 'webhook')),
	CONSTRAINT "variant_revisions_written_by_check" CHECK ("variant_revisions"."written_by" in ('composer', 'model', 'person')),
	CONSTRAINT "variant_revisions_action_check" CHECK ("variant_revisions"."action" in ('recorded', 'compose', 'remake', 'regenerate', 'proposed', 'edit', 'restore', 'merge', 'add-channel'))
);
--> statement-breakpoint
CREATE TABLE "wording_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"package_id" uuid NOT NULL,
	"language" text NOT NULL,
	"from_words" text NOT NULL,
	"to_words" text NOT NULL,
	"actor_id" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wording_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"language" text NOT NULL,
	"from_words" text NOT NULL,
	"to_words" text NOT NULL,
	"answer" text NOT NULL,
	"voice_version" integer,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wording_decisions_unique" UNIQUE("project_id","language","from_words","to_words"),
	CONSTRAINT "wording_decisions_answer_check" CHECK ("wording_decisions"."answer" in ('accepted', 'dismissed'))
);
--> statement-breakpoint
ALTER TABLE "package_events" DROP CONSTRAINT "package_events_action_check";--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "left_out" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "added_channels" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "variant_revisions" ADD CONSTRAINT "variant_revisions_project_id_package_id_packages_project_id_id_fk" FOREIGN KEY ("project_id","package_id") REFERENCES "public"."packages"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wording_changes" ADD CONSTRAINT "wording_changes_project_id_package_id_packages_project_id_id_fk" FOREIGN KEY ("project_id","package_id") REFERENCES "public"."packages"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wording_decisions" ADD CONSTRAINT "wording_decisions_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_revisions_by_variant" ON "variant_revisions" USING btree ("project_id","package_id","variant_id","number");--> statement-breakpoint
CREATE INDEX "wording_changes_by_time" ON "wording_changes" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE INDEX "wording_changes_by_package" ON "wording_changes" USING btree ("project_id","package_id");--> statement-breakpoint
ALTER TABLE "package_events" ADD CONSTRAINT "package_events_action_check" CHECK ("package_events"."action" in ('submit', 'approve', 'request_changes', 'reject', 'schedule', 'unschedule', 'publish', 'edit', 'regenerate', 'compose', 'remake', 'stale', 'hold', 'settled', 'release', 'comment', 'retry', 'cancelled', 'overdue', 'confirmed-sent', 'marked-not-sent', 'channel-disconnected', 'assign', 'due-date', 'approver-approved', 'approver-requested-changes', 'undo', 'add-channel', 'leave-out')) NOT VALID;
--> statement-breakpoint
ALTER TABLE "variants" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "packages" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
INSERT INTO "variant_revisions" ("org_id", "project_id", "package_id", "variant_id", "channel_id", "package_revision", "platform", "language", "title", "text", "hashtags", "media", "link", "written_by", "action", "actor_name", "created_at")
SELECT v."org_id", v."project_id", v."package_id", v."id", v."channel_id", p."revision", v."platform", v."language", v."title", v."text", v."hashtags", v."media", v."link", v."written_by", CASE WHEN v."edited" THEN 'recorded' ELSE 'compose' END, '', v."updated_at"
FROM "variants" v JOIN "packages" p ON p."project_id" = v."project_id" AND p."id" = v."package_id" ORDER BY v."id";--> statement-breakpoint
ALTER TABLE "packages" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "variants" FORCE ROW LEVEL SECURITY;
