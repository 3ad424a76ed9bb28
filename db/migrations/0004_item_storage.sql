-- Bibles and the texts made of them are a few kB each and hardly shrink; trying to compress them was half the cost of a write.
ALTER TABLE "items" ALTER COLUMN "raw_content" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "items" ALTER COLUMN "metadata" SET STORAGE EXTERNAL;
