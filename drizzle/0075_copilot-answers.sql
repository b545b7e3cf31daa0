CREATE TABLE "copilot_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"job_id" uuid NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"feedback" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "copilot_answers" ADD CONSTRAINT "copilot_answers_job_id_copilot_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."copilot_jobs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "copilot_answers_latest_idx" ON "copilot_answers" USING btree ("job_id","id");