CREATE TABLE "user_styles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"style" jsonb NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "voice_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"version" integer NOT NULL,
	"voice" jsonb NOT NULL,
	"provenance" jsonb NOT NULL,
	"change" text NOT NULL,
	"restored_from" integer,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "voice_versions_unique" UNIQUE("project_id","version")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "voice_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "user_styles" ADD CONSTRAINT "user_styles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_versions" ADD CONSTRAINT "voice_versions_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- A voice that was there before versions is the first of them.
INSERT INTO "voice_versions" ("id", "org_id", "project_id", "version", "voice", "provenance", "change", "actor_name", "created_at")
SELECT gen_random_uuid(), "org_id", "id", 1, "voice", '{}'::jsonb, 'saved', '', "updated_at" FROM "projects" WHERE "voice" <> '{}'::jsonb;--> statement-breakpoint
UPDATE "projects" SET "voice_version" = 1 WHERE "voice" <> '{}'::jsonb;
