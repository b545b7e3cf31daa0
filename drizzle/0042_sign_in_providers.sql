DELETE FROM "oauth_states";--> statement-breakpoint
CREATE TABLE "sign_up_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_account_id" text NOT NULL,
	"username" text NOT NULL,
	"scopes" text[] NOT NULL,
	"access_token_encrypted" text,
	"bio" text NOT NULL,
	"avatar_url" text,
	"emails" text[] NOT NULL,
	"invite_code" text,
	"introduction" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"redirect" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "oauth_states" ADD COLUMN "browser_hash" text NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD COLUMN "purpose" text NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD COLUMN "introduction" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "oauth_states" ADD COLUMN "redirect" text;--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD COLUMN "signed_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD COLUMN "asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "linkedin_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "upwork_url" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company_name" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "discord" text;--> statement-breakpoint
CREATE INDEX "sign_up_tickets_expires_idx" ON "sign_up_tickets" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "oauth_accounts_email_idx" ON "oauth_accounts" USING btree ("email");--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_purpose" CHECK ("oauth_states"."purpose" in ('signIn', 'signUp', 'link', 'connectGithub', 'addCodespaces', 'connectDiscord'));--> statement-breakpoint
ALTER TABLE "oauth_states" ADD CONSTRAINT "oauth_states_user" CHECK (("oauth_states"."user_id" is null) = ("oauth_states"."purpose" in ('signIn', 'signUp')));--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD CONSTRAINT "oauth_accounts_email_lower" CHECK ("oauth_accounts"."email" = lower("oauth_accounts"."email"));