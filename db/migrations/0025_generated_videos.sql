CREATE TABLE "generated_videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"variant_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"format" text NOT NULL,
	"progress" real DEFAULT 0 NOT NULL,
	"words_hash" text,
	"address" text,
	"replaced" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"problem" jsonb,
	"asked_by" text,
	"asked_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "generated_videos_variant_unique" UNIQUE("project_id","variant_id"),
	CONSTRAINT "generated_videos_status_check" CHECK ("generated_videos"."status" in ('waiting', 'done', 'failed')),
	CONSTRAINT "generated_videos_format_check" CHECK ("generated_videos"."format" in ('upright', 'wide'))
);
--> statement-breakpoint
ALTER TABLE "generated_videos" ADD CONSTRAINT "generated_videos_variant_fk" FOREIGN KEY ("project_id","variant_id") REFERENCES "public"."variants"("project_id","id") ON DELETE cascade ON UPDATE no action;