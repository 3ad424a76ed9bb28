ALTER TABLE "variants" ADD COLUMN "replies" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "collaborators" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "variant_revisions" ADD COLUMN "replies" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "variant_revisions" ADD COLUMN "collaborators" text[] DEFAULT '{}'::text[] NOT NULL;