DROP INDEX "network_apps_current";--> statement-breakpoint
ALTER TABLE "network_apps" ADD COLUMN "server" text;--> statement-breakpoint
ALTER TABLE "network_apps" ADD COLUMN "registered_for" text;--> statement-breakpoint
CREATE UNIQUE INDEX "network_apps_current" ON "network_apps" USING btree ("org_id","platform",coalesce(server, '')) WHERE replaced_at is null;