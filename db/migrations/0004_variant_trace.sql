ALTER TABLE "variants" ADD COLUMN "written_by" text DEFAULT 'composer' NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "structure" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "translated_from" text;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "trace" jsonb DEFAULT '{"sentences":[],"facts":[]}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_written_by_check" CHECK ("variants"."written_by" in ('composer', 'model', 'person')) NOT VALID;