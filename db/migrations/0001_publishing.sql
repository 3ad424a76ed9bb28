CREATE TABLE "sandbox_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"remote_id" text NOT NULL,
	"handle" text NOT NULL,
	"display_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_accounts_handle_unique" UNIQUE("network","handle"),
	CONSTRAINT "sandbox_accounts_remote_unique" UNIQUE("network","remote_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_faults" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"path" text NOT NULL,
	"kind" text NOT NULL,
	"remaining" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"scope" text NOT NULL,
	"code_hash" text NOT NULL,
	"code_challenge" text,
	"code_expires_at" timestamp (3) with time zone NOT NULL,
	"code_used_at" timestamp (3) with time zone,
	"access_hash" text,
	"access_expires_at" timestamp (3) with time zone,
	"refresh_hash" text,
	"spent_refresh_hash" text,
	"revoked_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_grants_code_unique" UNIQUE("code_hash"),
	CONSTRAINT "sandbox_grants_access_unique" UNIQUE("access_hash"),
	CONSTRAINT "sandbox_grants_refresh_unique" UNIQUE("refresh_hash")
);
--> statement-breakpoint
CREATE TABLE "sandbox_media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"remote_id" text NOT NULL,
	"status" text NOT NULL,
	"content_type" text,
	"bytes" "bytea",
	"alt" text DEFAULT '' NOT NULL,
	"meta" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_media_remote_unique" UNIQUE("network","remote_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_posts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"network" text NOT NULL,
	"remote_id" text NOT NULL,
	"title" text,
	"text" text NOT NULL,
	"tags" text[] NOT NULL,
	"media_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sandbox_posts_remote_unique" UNIQUE("network","remote_id")
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "refreshing_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "queued_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "first_sending_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "next_look_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_faults" ADD CONSTRAINT "sandbox_faults_account_id_sandbox_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_grants" ADD CONSTRAINT "sandbox_grants_account_id_sandbox_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_media" ADD CONSTRAINT "sandbox_media_account_id_sandbox_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_posts" ADD CONSTRAINT "sandbox_posts_account_id_sandbox_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."sandbox_accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sandbox_faults_account" ON "sandbox_faults" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_grants_account" ON "sandbox_grants" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sandbox_posts_network" ON "sandbox_posts" USING btree ("network","id");--> statement-breakpoint
CREATE INDEX "sandbox_posts_account" ON "sandbox_posts" USING btree ("account_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "channels_account_unique" ON "channels" USING btree ("project_id","platform","sandbox","remote_id") WHERE remote_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "publications_live_unique" ON "publications" USING btree ("project_id","variant_id","channel_id") WHERE status in ('pending', 'sending', 'published', 'unconfirmed');