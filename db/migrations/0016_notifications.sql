CREATE TABLE "notification_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"inbox" boolean NOT NULL,
	"email" boolean NOT NULL,
	CONSTRAINT "notification_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind"),
	CONSTRAINT "notification_choices_kind_check" CHECK ("notification_choices"."kind" in ('review', 'mention', 'assigned', 'changes_requested', 'published', 'failed', 'unconfirmed', 'connection_expires', 'source_problem', 'topic_paused', 'cap_reached', 'version_ends', 'destination_paused', 'test'))
);
--> statement-breakpoint
CREATE TABLE "notification_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"lane" text NOT NULL,
	"user_id" uuid,
	"destination_id" uuid,
	"status" text DEFAULT 'pending' NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"message_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"response_code" integer,
	"error" text,
	"finished_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_deliveries_once" UNIQUE("event_id","lane"),
	CONSTRAINT "notification_deliveries_status_check" CHECK ("notification_deliveries"."status" in ('pending', 'sending', 'sent', 'failed', 'unconfirmed', 'dropped'))
);
--> statement-breakpoint
CREATE TABLE "notification_destinations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"kinds" text[] NOT NULL,
	"encrypted_url" text NOT NULL,
	"shown_url" text NOT NULL,
	"encrypted_secret" text,
	"encrypted_old_secret" text,
	"old_secret_until" timestamp (3) with time zone,
	"status" text DEFAULT 'active' NOT NULL,
	"paused_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_destinations_type_check" CHECK ("notification_destinations"."type" in ('slack', 'discord', 'mattermost', 'webhook')),
	CONSTRAINT "notification_destinations_status_check" CHECK ("notification_destinations"."status" in ('active', 'paused'))
);
--> statement-breakpoint
CREATE TABLE "notification_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"org_id" uuid DEFAULT nullif(current_setting('app.org_id', true), '')::uuid NOT NULL,
	"project_id" uuid DEFAULT nullif(current_setting('app.project_id', true), '')::uuid,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"actor_id" text,
	"actor_name" text NOT NULL,
	"path" text DEFAULT '' NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"recipients" uuid[],
	"destination_id" uuid,
	"fanned_out_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_events_key_unique" UNIQUE("org_id","key"),
	CONSTRAINT "notification_events_kind_check" CHECK ("notification_events"."kind" in ('review', 'mention', 'assigned', 'changes_requested', 'published', 'failed', 'unconfirmed', 'connection_expires', 'source_problem', 'topic_paused', 'cap_reached', 'version_ends', 'destination_paused', 'test'))
);
--> statement-breakpoint
CREATE TABLE "notification_lanes" (
	"lane" text PRIMARY KEY NOT NULL,
	"fence" integer DEFAULT 0 NOT NULL,
	"leased_until" timestamp (3) with time zone,
	"next_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL,
	"failing_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"email_mode" text DEFAULT 'immediate' NOT NULL,
	"digest_hour" smallint DEFAULT 8 NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notification_settings_email_mode_check" CHECK ("notification_settings"."email_mode" in ('immediate', 'daily'))
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"org_id" uuid NOT NULL,
	"count" integer DEFAULT 1 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notifications_event_unique" UNIQUE("event_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_event_id_notification_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notification_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_deliveries" ADD CONSTRAINT "notification_deliveries_destination_fk" FOREIGN KEY ("destination_id") REFERENCES "public"."notification_destinations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_destinations" ADD CONSTRAINT "notification_destinations_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_events" ADD CONSTRAINT "notification_events_org_id_project_id_projects_org_id_id_fk" FOREIGN KEY ("org_id","project_id") REFERENCES "public"."projects"("org_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_event_id_notification_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."notification_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_org_id_organizations_id_fk" FOREIGN KEY ("org_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_deliveries_open" ON "notification_deliveries" USING btree ("lane","id") WHERE "notification_deliveries"."status" in ('pending', 'sending');--> statement-breakpoint
CREATE INDEX "notification_deliveries_log" ON "notification_deliveries" USING btree ("destination_id","id");--> statement-breakpoint
CREATE INDEX "notification_deliveries_person" ON "notification_deliveries" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notification_destinations_org" ON "notification_destinations" USING btree ("org_id","id");--> statement-breakpoint
CREATE INDEX "notification_events_waiting" ON "notification_events" USING btree ("id") WHERE "notification_events"."fanned_out_at" is null;--> statement-breakpoint
CREATE INDEX "notification_events_created" ON "notification_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "notification_events_project" ON "notification_events" USING btree ("project_id","id");--> statement-breakpoint
CREATE INDEX "notification_lanes_next" ON "notification_lanes" USING btree ("next_at");--> statement-breakpoint
CREATE INDEX "notifications_inbox" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."read_at" is null;