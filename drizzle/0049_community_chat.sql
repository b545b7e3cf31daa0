ALTER TABLE "oauth_states" DROP CONSTRAINT "oauth_states_purpose";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "discord_account_id" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "discord_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "users_discord_account_uq" ON "users" USING btree ("discord_account_id");--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_purpose" CHECK ("oauth_states"."purpose" in ('signIn', 'signUp', 'link', 'connectGithub', 'addCodespaces', 'addPosts', 'connectDiscord'));--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_discord_proved" CHECK (("users"."discord_account_id" is null) = ("users"."discord_asked_at" is null));