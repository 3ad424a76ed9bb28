ALTER TABLE "generations" ADD COLUMN "topic_id" uuid;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "topics" ADD COLUMN "notice" text;--> statement-breakpoint
CREATE INDEX "generations_of_topic" ON "generations" USING btree ("project_id","topic_id","created_at") WHERE topic_id is not null;--> statement-breakpoint
CREATE INDEX "generations_by_request" ON "generations" USING btree ("project_id","request_key") WHERE request_key is not null;