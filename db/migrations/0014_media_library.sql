CREATE TABLE "media_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"preview_address" text,
	"content_type" text NOT NULL,
	"bytes" bigint NOT NULL,
	"width" integer,
	"height" integer,
	"seconds" real,
	"alt" text DEFAULT '' NOT NULL,
	"focal" jsonb,
	"sha256" text NOT NULL,
	"uploaded_by" text,
	"uploaded_by_name" text NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_files_project_id_unique" UNIQUE("project_id","id"),
	CONSTRAINT "media_files_address_unique" UNIQUE("project_id","address"),
	CONSTRAINT "media_files_kind_check" CHECK ("media_files"."kind" in ('image', 'video'))
);
--> statement-breakpoint
CREATE TABLE "media_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"name" text NOT NULL,
	"bytes" bigint NOT NULL,
	"received" bigint DEFAULT 0 NOT NULL,
	"parts" text[] DEFAULT '{}'::text[] NOT NULL,
	"blob_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"created_by" text,
	"created_by_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"file_id" uuid NOT NULL,
	"variant_id" uuid,
	"item_id" uuid,
	CONSTRAINT "media_uses_unique" UNIQUE NULLS NOT DISTINCT("project_id","file_id","variant_id","item_id")
);
--> statement-breakpoint
ALTER TABLE "organizations" ADD COLUMN "media_quota_bytes" bigint;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uploads" ADD CONSTRAINT "media_uploads_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_file_fk" FOREIGN KEY ("project_id","file_id") REFERENCES "public"."media_files"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_variant_fk" FOREIGN KEY ("project_id","variant_id") REFERENCES "public"."variants"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_uses" ADD CONSTRAINT "media_uses_item_fk" FOREIGN KEY ("project_id","item_id") REFERENCES "public"."items"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_files_by_workspace" ON "media_files" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "media_files_by_content" ON "media_files" USING btree ("project_id","sha256");--> statement-breakpoint
CREATE INDEX "media_files_deleted" ON "media_files" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "media_uploads_by_workspace" ON "media_uploads" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "media_uploads_by_project" ON "media_uploads" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "media_uploads_by_age" ON "media_uploads" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "media_uses_by_variant" ON "media_uses" USING btree ("project_id","variant_id") WHERE variant_id is not null;--> statement-breakpoint
CREATE INDEX "media_uses_by_item" ON "media_uses" USING btree ("project_id","item_id") WHERE item_id is not null;
--> statement-breakpoint
-- Written by hand: which files of the library a version of a post uses is noted with every write of it.
CREATE FUNCTION note_media_uses() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM media_uses WHERE project_id = NEW.project_id AND variant_id = NEW.id;
  END IF;
  INSERT INTO media_uses (org_id, project_id, file_id, variant_id)
  SELECT DISTINCT NEW.org_id, NEW.project_id, f.id, NEW.id
  FROM jsonb_array_elements(NEW.media) AS m
  JOIN media_files f ON f.project_id = NEW.project_id
    AND f.address IN (m ->> 'url', '/api/media/' || regexp_substr(m ->> 'url', '[0-9a-f-]{36}[.]lib[.][0-9a-z]+$'));
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER variants_note_media_uses AFTER INSERT ON variants
  FOR EACH ROW WHEN (NEW.media::text LIKE '%.lib.%') EXECUTE FUNCTION note_media_uses();--> statement-breakpoint
CREATE TRIGGER variants_note_changed_media_uses AFTER UPDATE OF media ON variants
  FOR EACH ROW WHEN (OLD.media IS DISTINCT FROM NEW.media AND (OLD.media::text LIKE '%.lib.%' OR NEW.media::text LIKE '%.lib.%'))
  EXECUTE FUNCTION note_media_uses();
