CREATE TABLE "push_answers" (
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"source_id" uuid NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"status" integer NOT NULL,
	"answer" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_answers_source_id_key_pk" PRIMARY KEY("source_id","key")
);
--> statement-breakpoint
CREATE TABLE "push_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"source_id" uuid NOT NULL,
	"mode" text NOT NULL,
	"status" integer NOT NULL,
	"created" integer DEFAULT 0 NOT NULL,
	"counts" jsonb,
	"problem" jsonb,
	"results" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "source_secrets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"source_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"last4" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "source_secrets_hash_unique" UNIQUE("source_id","secret_hash")
);
--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "source_updated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "push_answers" ADD CONSTRAINT "push_answers_project_id_source_id_sources_project_id_id_fk" FOREIGN KEY ("project_id","source_id") REFERENCES "public"."sources"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_project_id_source_id_sources_project_id_id_fk" FOREIGN KEY ("project_id","source_id") REFERENCES "public"."sources"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "source_secrets" ADD CONSTRAINT "source_secrets_project_id_source_id_sources_project_id_id_fk" FOREIGN KEY ("project_id","source_id") REFERENCES "public"."sources"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_answers_age" ON "push_answers" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "push_deliveries_source" ON "push_deliveries" USING btree ("project_id","source_id","id");