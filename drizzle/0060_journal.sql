CREATE TABLE "journal_entries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"link" text,
	"image" text,
	"source" text,
	"summary" text DEFAULT '' NOT NULL,
	"tag" text,
	"event_type" text,
	"content_type" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journal_entries_link" CHECK ("journal_entries"."link" ~* '^https?://'),
	CONSTRAINT "journal_entries_image" CHECK ("journal_entries"."image" ~* '^https?://')
);
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD CONSTRAINT "journal_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_entries_latest_idx" ON "journal_entries" USING btree ("user_id","id");