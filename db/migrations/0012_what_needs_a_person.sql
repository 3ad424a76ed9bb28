CREATE INDEX "packages_held" ON "packages" USING btree ("project_id","id") WHERE held;--> statement-breakpoint
CREATE INDEX "packages_returned" ON "packages" USING btree ("project_id","id") WHERE stale and status = 'in_review';--> statement-breakpoint
CREATE INDEX "publications_retrying" ON "publications" USING btree ("project_id","package_id") WHERE status = 'pending' and error is not null;