DROP INDEX "reputation_events_created_idx";--> statement-breakpoint
ALTER TABLE "reputation_scores" ADD COLUMN "week_points" numeric(10, 2) DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "reputation_scores_week_idx" ON "reputation_scores" USING btree ("week_points" DESC NULLS FIRST) WHERE "reputation_scores"."week_points" > 0;--> statement-breakpoint
CREATE INDEX "reputation_events_created_idx" ON "reputation_events" USING btree ("user_id","created_at");--> statement-breakpoint
UPDATE "reputation_scores" SET "week_points" = "earned"."points" FROM (
  SELECT "user_id", sum("points") AS "points" FROM "reputation_events"
  WHERE "created_at" > now() - interval '7 days' GROUP BY "user_id"
) "earned" WHERE "earned"."user_id" = "reputation_scores"."user_id";
