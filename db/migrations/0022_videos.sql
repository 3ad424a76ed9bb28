CREATE TABLE "videos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"url" text NOT NULL,
	"facts" jsonb,
	"problem" jsonb,
	"probed_at" timestamp (3) with time zone,
	"copy_address" text,
	"copy_bytes" bigint,
	"copied_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "videos_url_unique" UNIQUE("project_id","url")
);
--> statement-breakpoint
CREATE TABLE "sandbox_media_parts" (
	"media_id" uuid NOT NULL,
	"at" bigint NOT NULL,
	"bytes" "bytea" NOT NULL,
	CONSTRAINT "sandbox_media_parts_media_id_at_pk" PRIMARY KEY("media_id","at")
);
--> statement-breakpoint
ALTER TABLE "videos" ADD CONSTRAINT "videos_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_media_parts" ADD CONSTRAINT "sandbox_media_parts_media_id_sandbox_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."sandbox_media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "videos_unprobed" ON "videos" USING btree ("probed_at") WHERE facts is null and problem is null;--> statement-breakpoint
CREATE INDEX "videos_copied" ON "videos" USING btree ("org_id") WHERE copied_at is not null;--> statement-breakpoint
CREATE FUNCTION note_videos() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO videos (org_id, project_id, url)
  SELECT DISTINCT NEW.org_id, NEW.project_id, m ->> 'url'
  FROM jsonb_array_elements(NEW.media) AS m
  WHERE m ->> 'url' ~* '[.](mp4|m4v|mov|webm|avi|mkv|mpe?g)([?#]|$)'
  ON CONFLICT (project_id, url) DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER variants_note_videos AFTER INSERT OR UPDATE OF media ON variants
  FOR EACH ROW WHEN (NEW.project_id IS NOT NULL AND NEW.media::text ~* '[.](mp4|m4v|mov|webm|avi|mkv|mpe?g)')
  EXECUTE FUNCTION note_videos();--> statement-breakpoint
INSERT INTO videos (org_id, project_id, url)
SELECT DISTINCT v.org_id, v.project_id, m ->> 'url'
FROM variants v CROSS JOIN jsonb_array_elements(v.media) AS m
WHERE v.project_id IS NOT NULL AND v.media::text ~* '[.](mp4|m4v|mov|webm|avi|mkv|mpe?g)'
  AND m ->> 'url' ~* '[.](mp4|m4v|mov|webm|avi|mkv|mpe?g)([?#]|$)'
ON CONFLICT (project_id, url) DO NOTHING;
