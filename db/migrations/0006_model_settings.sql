CREATE TABLE "model_prices" (
	"org_id" uuid NOT NULL,
	"model" text NOT NULL,
	"input_micros" bigint NOT NULL,
	"cached_input_micros" bigint NOT NULL,
	"output_micros" bigint NOT NULL,
	"source" text NOT NULL,
	"as_of" date NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_prices_org_id_model_pk" PRIMARY KEY("org_id","model")
);
--> statement-breakpoint
CREATE TABLE "model_settings" (
	"org_id" uuid PRIMARY KEY NOT NULL,
	"kind" text,
	"base_url" text,
	"model" text,
	"encrypted_key" text,
	"key_server" text,
	"image_model" text,
	"vision" boolean DEFAULT false NOT NULL,
	"tokens_per_day" bigint,
	"tokens_per_month" bigint,
	"micros_per_month" bigint,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "model_settings_kind_check" CHECK ("model_settings"."kind" in ('openai-compatible', 'anthropic', 'gateway'))
);
--> statement-breakpoint
CREATE TABLE "model_waits" (
	"org_id" uuid NOT NULL,
	"server" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"refusals" integer NOT NULL,
	CONSTRAINT "model_waits_org_id_server_pk" PRIMARY KEY("org_id","server")
);
--> statement-breakpoint
ALTER TABLE "generations" DROP CONSTRAINT "generations_outcome_check";--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "model_from" text DEFAULT 'install' NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "item_id" uuid;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "package_id" uuid;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "variant_id" uuid;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "cached_input_tokens" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "price_micros" bigint;--> statement-breakpoint
ALTER TABLE "generations" ADD COLUMN "deadline_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "model_prices" ADD CONSTRAINT "model_prices_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_settings" ADD CONSTRAINT "model_settings_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_waits" ADD CONSTRAINT "model_waits_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "generations_of_workspace" ON "generations" USING btree ("org_id","created_at");--> statement-breakpoint
CREATE INDEX "generations_running" ON "generations" USING btree ("deadline_at") WHERE outcome = 'running';--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_model_from_check" CHECK ("generations"."model_from" in ('install', 'workspace')) NOT VALID;--> statement-breakpoint
ALTER TABLE "generations" ADD CONSTRAINT "generations_outcome_check" CHECK ("generations"."outcome" in ('running', 'ok', 'repaired', 'invalid', 'failed', 'lost')) NOT VALID;