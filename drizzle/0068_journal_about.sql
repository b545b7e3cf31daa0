CREATE TABLE "journal_passes" (
	"user_id" uuid NOT NULL,
	"about" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "journal_passes_user_id_about_pk" PRIMARY KEY("user_id","about")
);
--> statement-breakpoint
ALTER TABLE "journal_entries" ADD COLUMN "about" text;--> statement-breakpoint
ALTER TABLE "journal_passes" ADD CONSTRAINT "journal_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "journal_entries_about_idx" ON "journal_entries" USING btree ("user_id","about") WHERE "journal_entries"."about" is not null;