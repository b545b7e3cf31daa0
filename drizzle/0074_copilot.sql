CREATE TABLE "copilot_jobs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"listing_id" uuid,
	"title" text NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "copilot_jobs_title" CHECK (char_length("copilot_jobs"."title") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "copilot_texts" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"question" text DEFAULT '' NOT NULL,
	"pieces" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"cut" integer DEFAULT 0 NOT NULL,
	"author" text NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "copilot_jobs" ADD CONSTRAINT "copilot_jobs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copilot_jobs" ADD CONSTRAINT "copilot_jobs_listing_id_job_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."job_listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "copilot_texts" ADD CONSTRAINT "copilot_texts_job_id_copilot_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."copilot_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "copilot_jobs_listing_uq" ON "copilot_jobs" USING btree ("user_id","listing_id");--> statement-breakpoint
CREATE INDEX "copilot_jobs_latest_idx" ON "copilot_jobs" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "copilot_jobs_listing_idx" ON "copilot_jobs" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "copilot_texts_latest_idx" ON "copilot_texts" USING btree ("job_id","id");