CREATE TABLE "profile_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"organization" text NOT NULL,
	"title" text NOT NULL,
	"started_in" text NOT NULL,
	"ended_in" text,
	"description" text NOT NULL,
	"url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_entries_kind" CHECK ("profile_entries"."kind" in ('job', 'education', 'certification')),
	CONSTRAINT "profile_entries_months" CHECK ("profile_entries"."started_in" ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$' and "profile_entries"."ended_in" ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$'),
	CONSTRAINT "profile_entries_order" CHECK ("profile_entries"."ended_in" >= "profile_entries"."started_in")
);
--> statement-breakpoint
ALTER TABLE "profile_entries" ADD CONSTRAINT "profile_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "profile_entries_user_idx" ON "profile_entries" USING btree ("user_id");