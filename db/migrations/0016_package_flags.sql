ALTER TABLE "packages" ADD COLUMN "flags" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "flagged" boolean GENERATED ALWAYS AS (flags <> '[]'::jsonb) STORED;--> statement-breakpoint
CREATE INDEX "packages_by_flag" ON "packages" USING btree ("project_id","status","flagged","id");