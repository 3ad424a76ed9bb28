CREATE TABLE "variant_embeddings" (
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"variant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"model" text NOT NULL,
	"vector" "bytea" NOT NULL,
	CONSTRAINT "variant_embeddings_variant_id_pk" PRIMARY KEY("variant_id")
);
--> statement-breakpoint
ALTER TABLE "model_settings" ADD COLUMN "embedding_model" text;--> statement-breakpoint
ALTER TABLE "variant_embeddings" ADD CONSTRAINT "variant_embeddings_project_id_variant_id_variants_project_id_id_fk" FOREIGN KEY ("project_id","variant_id") REFERENCES "public"."variants"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_embeddings_newest" ON "variant_embeddings" USING btree ("project_id","channel_id","model","variant_id");