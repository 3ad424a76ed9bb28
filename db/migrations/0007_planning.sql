CREATE TABLE "item_origins" (
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"item_id" uuid NOT NULL,
	"origin_id" uuid NOT NULL,
	"content_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "item_origins_item_id_origin_id_pk" PRIMARY KEY("item_id","origin_id")
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"name" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_by" text,
	"last_read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "channel_slots" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"channel_id" uuid NOT NULL,
	"weekday" integer NOT NULL,
	"time" text NOT NULL,
	"content_type" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "channel_slots_time_unique" UNIQUE("project_id","channel_id","weekday","time")
);
--> statement-breakpoint
CREATE TABLE "topic_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"topic_id" uuid NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"message" text,
	"item_id" uuid,
	"package_id" uuid,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"asked_by" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topic_runs_project_id_unique" UNIQUE("project_id","id"),
	CONSTRAINT "topic_runs_date_unique" UNIQUE("project_id","topic_id","due_at"),
	CONSTRAINT "topic_runs_status_check" CHECK ("topic_runs"."status" in ('running', 'written', 'held', 'needs_content', 'skipped', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "topics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"pause" text,
	"paused_reason" text,
	"query" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"angle" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"content_type" text,
	"rrule" text NOT NULL,
	"starts_at" text NOT NULL,
	"time_zone" text NOT NULL,
	"channel_keys" text[],
	"publish_mode" text DEFAULT 'review' NOT NULL,
	"lead_hours" integer DEFAULT 24 NOT NULL,
	"posts_per_week" integer,
	"tokens_per_month" integer,
	"money_per_month" numeric(12, 4),
	"min_facts" integer DEFAULT 1 NOT NULL,
	"trust_after" integer DEFAULT 5 NOT NULL,
	"trust" integer DEFAULT 0 NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"next_write_at" timestamp (3) with time zone,
	"last_run_at" timestamp (3) with time zone,
	"created_by" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "topics_project_id_unique" UNIQUE("project_id","id"),
	CONSTRAINT "topics_pause_check" CHECK ("topics"."pause" in ('person', 'failures', 'recurrence_ended', 'no_channel')),
	CONSTRAINT "topics_publish_mode_check" CHECK ("topics"."publish_mode" in ('draft', 'review', 'auto'))
);
--> statement-breakpoint
ALTER TABLE "channels" ADD COLUMN "min_gap_minutes" integer;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "topic_id" uuid;--> statement-breakpoint
ALTER TABLE "variants" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "time_zone" text DEFAULT 'UTC' NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "max_overdue_hours" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_origins" ADD CONSTRAINT "item_origins_item_fk" FOREIGN KEY ("project_id","item_id") REFERENCES "public"."items"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_origins" ADD CONSTRAINT "item_origins_origin_fk" FOREIGN KEY ("project_id","origin_id") REFERENCES "public"."items"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "channel_slots" ADD CONSTRAINT "channel_slots_channel_fk" FOREIGN KEY ("project_id","channel_id") REFERENCES "public"."channels"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_runs" ADD CONSTRAINT "topic_runs_project_id_topic_id_topics_project_id_id_fk" FOREIGN KEY ("project_id","topic_id") REFERENCES "public"."topics"("project_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" ADD CONSTRAINT "topics_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_origins_by_origin" ON "item_origins" USING btree ("project_id","origin_id");--> statement-breakpoint
CREATE INDEX "calendar_feeds_by_project" ON "calendar_feeds" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "topic_runs_by_topic" ON "topic_runs" USING btree ("project_id","topic_id","id");--> statement-breakpoint
CREATE INDEX "topic_runs_open" ON "topic_runs" USING btree ("status","queued_at");--> statement-breakpoint
CREATE INDEX "topics_due" ON "topics" USING btree ("enabled","next_write_at");--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_topic_fk" FOREIGN KEY ("project_id","topic_id") REFERENCES "public"."topics"("project_id","id") ON DELETE SET NULL ("topic_id") ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packages" ADD CONSTRAINT "packages_topic_fk" FOREIGN KEY ("project_id","topic_id") REFERENCES "public"."topics"("project_id","id") ON DELETE SET NULL ("topic_id") ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "items_topic_external_unique" ON "items" USING btree ("project_id","topic_id","external_id") WHERE topic_id is not null;--> statement-breakpoint
CREATE INDEX "packages_by_topic" ON "packages" USING btree ("project_id","topic_id","id") WHERE topic_id is not null;