CREATE TABLE "variant_signatures" (
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"variant_id" uuid NOT NULL,
	"channel_id" uuid NOT NULL,
	"rules" integer NOT NULL,
	"repeat_key" bigint,
	"keys" bigint[] NOT NULL,
	CONSTRAINT "variant_signatures_variant_id_pk" PRIMARY KEY("variant_id")
);
--> statement-breakpoint
ALTER TABLE "variant_signatures" ADD CONSTRAINT "variant_signatures_project_id_variant_id_variants_project_id_id_fk" FOREIGN KEY ("project_id","variant_id") REFERENCES "public"."variants"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "variant_signatures_by_repeat" ON "variant_signatures" USING btree ("project_id","channel_id","repeat_key");--> statement-breakpoint
CREATE INDEX "variant_signatures_by_key" ON "variant_signatures" USING gin ("keys");