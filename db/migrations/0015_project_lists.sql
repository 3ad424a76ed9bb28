CREATE INDEX "packages_planned" ON "packages" USING btree ("project_id","scheduled_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "packages_stale" ON "packages" USING btree ("project_id","id") WHERE stale;--> statement-breakpoint
CREATE INDEX "project_roles_org" ON "project_roles" USING btree ("org_id");--> statement-breakpoint
CREATE INDEX "publications_by_status" ON "publications" USING btree ("project_id","status","id");--> statement-breakpoint
CREATE INDEX "publications_unconfirmed" ON "publications" USING btree ("project_id","package_id") WHERE status = 'unconfirmed';--> statement-breakpoint
CREATE INDEX "publications_by_finish" ON "publications" USING btree ("project_id","finished_at") WHERE status = 'published';