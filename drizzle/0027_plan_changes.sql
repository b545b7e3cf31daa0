ALTER TABLE "roadmaps" ADD COLUMN "changes" jsonb;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "skips_plan" boolean DEFAULT false NOT NULL;