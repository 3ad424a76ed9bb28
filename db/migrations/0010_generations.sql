CREATE TABLE "generations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"purpose" text NOT NULL,
	"model" text NOT NULL,
	"voice_version" integer,
	"prompt" text NOT NULL,
	"output" text NOT NULL,
	"input_tokens" integer NOT NULL,
	"output_tokens" integer NOT NULL,
	"tokens_estimated" boolean NOT NULL,
	"duration_ms" integer NOT NULL,
	"outcome" text NOT NULL,
	"error_code" text,
	"error_message" text,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_of_day" ON "generations" USING btree ("project_id","created_at");