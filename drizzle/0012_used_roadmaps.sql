ALTER TABLE "roadmaps" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
UPDATE "roadmaps" SET "used_at" = now() WHERE
	EXISTS (SELECT FROM "certificates" WHERE "roadmap_id" = "roadmaps"."id")
	OR EXISTS (SELECT FROM "phase_sections" JOIN "roadmap_phases" ON "roadmap_phases"."id" = "phase_id"
		WHERE "roadmap_phases"."roadmap_id" = "roadmaps"."id" AND "completed_at" IS NOT NULL)
	OR EXISTS (SELECT FROM "roadmaps" AS "dive" JOIN "roadmap_phases" ON "roadmap_phases"."roadmap_id" = "dive"."id"
		WHERE "dive"."parent_roadmap_id" = "roadmaps"."id");
