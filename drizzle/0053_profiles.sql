CREATE TABLE "profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"short_bio" text DEFAULT '' NOT NULL,
	"story_summary" text DEFAULT '' NOT NULL,
	"sources" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"linkedin_text" text,
	"bizdev" jsonb,
	"is_public" boolean DEFAULT true NOT NULL,
	"is_platform_generated" boolean DEFAULT false NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"pinned" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profiles_linkedin_length" CHECK (char_length("profiles"."linkedin_text") <= 20000)
);
--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;