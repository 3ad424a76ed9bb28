ALTER TABLE "channels" DROP CONSTRAINT "channels_platform_check";--> statement-breakpoint
ALTER TABLE "oauth_states" DROP CONSTRAINT "oauth_states_platform_check";--> statement-breakpoint
ALTER TABLE "ended_api_versions" DROP CONSTRAINT "ended_api_versions_platform_check";--> statement-breakpoint
ALTER TABLE "variants" DROP CONSTRAINT "variants_platform_check";--> statement-breakpoint
ALTER TABLE "sandbox_accounts" DROP CONSTRAINT "sandbox_accounts_network_check";--> statement-breakpoint
ALTER TABLE "sandbox_grants" DROP CONSTRAINT "sandbox_grants_network_check";--> statement-breakpoint
ALTER TABLE "sandbox_media" DROP CONSTRAINT "sandbox_media_network_check";--> statement-breakpoint
ALTER TABLE "sandbox_posts" DROP CONSTRAINT "sandbox_posts_network_check";--> statement-breakpoint
ALTER TABLE "variant_revisions" DROP CONSTRAINT "variant_revisions_platform_check";--> statement-breakpoint
ALTER TABLE "channels" ADD CONSTRAINT "channels_platform_check" CHECK ("channels"."platform" ~ '^[a-z][a-z0-9-]{0,31}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_platform_check" CHECK ("oauth_states"."platform" ~ '^[a-z][a-z0-9-]{0,31}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "ended_api_versions" ADD CONSTRAINT "ended_api_versions_platform_check" CHECK ("ended_api_versions"."platform" ~ '^[a-z][a-z0-9-]{0,31}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "variants" ADD CONSTRAINT "variants_platform_check" CHECK ("variants"."platform" ~ '^[a-z][a-z0-9-]{0,31}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "sandbox_accounts" ADD CONSTRAINT "sandbox_accounts_network_check" CHECK ("sandbox_accounts"."network" ~ '^[a-z][a-z0-9-]{0,31}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "sandbox_grants" ADD CONSTRAINT "sandbox_grants_network_check" CHECK ("sandbox_grants"."network" ~ '^[a-z][a-z0-9-]{0,31}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "sandbox_media" ADD CONSTRAINT "sandbox_media_network_check" CHECK ("sandbox_media"."network" ~ '^[a-z][a-z0-9-]{0,31}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "sandbox_posts" ADD CONSTRAINT "sandbox_posts_network_check" CHECK ("sandbox_posts"."network" ~ '^[a-z][a-z0-9-]{0,31}$') NOT VALID;--> statement-breakpoint
ALTER TABLE "variant_revisions" ADD CONSTRAINT "variant_revisions_platform_check" CHECK ("variant_revisions"."platform" ~ '^[a-z][a-z0-9-]{0,31}$') NOT VALID;--> statement-breakpoint
UPDATE "accounts" SET "refresh_token" = NULL, "access_token" = NULL, "id_token" = NULL, "session_state" = NULL
  WHERE num_nonnulls("refresh_token", "access_token", "id_token", "session_state") > 0;
