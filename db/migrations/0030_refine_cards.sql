ALTER TABLE "fact_cards" ADD COLUMN "refinement" text;--> statement-breakpoint
ALTER TABLE "fact_cards" ADD COLUMN "refining_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "model_settings" ADD COLUMN "refines_cards" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_cards" ADD CONSTRAINT "fact_cards_refinement_check" CHECK ("fact_cards"."refinement" in ('refined', 'failed')) NOT VALID;