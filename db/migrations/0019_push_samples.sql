CREATE TABLE "push_samples" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"source_id" uuid NOT NULL,
	"body" text NOT NULL,
	"headers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "push_samples" ADD CONSTRAINT "push_samples_project_id_source_id_sources_project_id_id_fk" FOREIGN KEY ("project_id","source_id") REFERENCES "public"."sources"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_samples_source" ON "push_samples" USING btree ("project_id","source_id","id");