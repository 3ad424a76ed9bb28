CREATE TABLE "network_apps" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"client_id" text NOT NULL,
	"encrypted_secret" text NOT NULL,
	"replaced_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "network_apps_org_id_unique" UNIQUE("org_id","id"),
	CONSTRAINT "network_apps_platform_check" CHECK ("network_apps"."platform" ~ '^[a-z][a-z0-9-]{0,31}$')
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "renews_itself" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "renew_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "renewed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "connected_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "checked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "trouble" jsonb;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "next_check_at" timestamp (3) with time zone DEFAULT now() + interval '1 day' NOT NULL;--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "app_id" uuid;--> statement-breakpoint
ALTER TABLE "network_apps" ADD CONSTRAINT "network_apps_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "network_apps_current" ON "network_apps" USING btree ("org_id","platform") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "network_apps_by_client" ON "network_apps" USING btree ("org_id","platform","client_id");--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_org_id_app_id_network_apps_org_id_id_fk" FOREIGN KEY ("org_id","app_id") REFERENCES "public"."network_apps"("org_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "channels_by_app" ON "channels" USING btree ("org_id","app_id") WHERE app_id is not null;--> statement-breakpoint
CREATE INDEX "channels_renewal" ON "channels" USING btree ("renew_at") WHERE renew_at is not null;--> statement-breakpoint
CREATE INDEX "channels_check" ON "channels" USING btree ("next_check_at");--> statement-breakpoint
UPDATE "channels" SET "connected_at" = "created_at", "next_check_at" = now() + random() * interval '1 day',
  "renews_itself" = "platform" = 'instagram' AND "expires_at" IS NOT NULL,
  "renew_at" = CASE WHEN "platform" = 'instagram' THEN "expires_at" - interval '20 days'
    WHEN "platform" IN ('x', 'youtube') THEN now() + random() * interval '1 day' END;
