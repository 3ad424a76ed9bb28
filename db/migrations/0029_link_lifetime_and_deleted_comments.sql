ALTER TABLE "approval_links" ADD COLUMN "lifetime_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
UPDATE "approval_links" SET "lifetime_days" = least(90, greatest(1, round(extract(epoch FROM "expires_at" - "created_at") / 86400)));--> statement-breakpoint
CREATE INDEX "package_comments_deleted" ON "package_comments" USING btree ("deleted_at") WHERE deleted_at is not null;