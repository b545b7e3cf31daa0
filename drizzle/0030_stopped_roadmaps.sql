ALTER TABLE "roadmaps" DROP CONSTRAINT "roadmaps_state";--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "outline" jsonb;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_state" CHECK ("roadmaps"."state" in ('incomplete', 'success', 'stopped', 'failure'));--> statement-breakpoint
-- what was stopped before some of it could still be written counted as written; a certificate stands
UPDATE "roadmaps" SET "state" = 'stopped' WHERE "state" = 'success' AND "stopped_at" IS NOT NULL
	AND NOT EXISTS (SELECT FROM "certificates" WHERE "certificates"."roadmap_id" = "roadmaps"."id" AND "revoked_at" IS NULL)
	AND (SELECT count(*) FROM "roadmap_phases" WHERE "roadmap_phases"."roadmap_id" = "roadmaps"."id")
		< coalesce(jsonb_array_length("plan" -> 'phases'), 4);
