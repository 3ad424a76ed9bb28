ALTER TABLE "media_files" DROP CONSTRAINT "media_files_kind_check";--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "pages" integer;--> statement-breakpoint
ALTER TABLE "media_files" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "media_files" ADD CONSTRAINT "media_files_kind_check" CHECK ("media_files"."kind" in ('image', 'video', 'document')) NOT VALID;