CREATE TABLE "fact_cards" (
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"item_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"rules" integer NOT NULL,
	"card" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "fact_cards_item_id_pk" PRIMARY KEY("item_id")
);
--> statement-breakpoint
ALTER TABLE "fact_cards" ADD CONSTRAINT "fact_cards_project_id_item_id_items_project_id_id_fk" FOREIGN KEY ("project_id","item_id") REFERENCES "public"."items"("project_id","id") ON DELETE cascade ON UPDATE no action;