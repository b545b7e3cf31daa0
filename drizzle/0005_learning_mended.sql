DROP INDEX "resources_search_idx";--> statement-breakpoint
DROP INDEX "resources_topics_idx";--> statement-breakpoint
ALTER TABLE "section_progress" ADD COLUMN "completed_title" text;--> statement-breakpoint
CREATE INDEX "certificates_roadmap_idx" ON "certificates" USING btree ("roadmap_id");--> statement-breakpoint
CREATE INDEX "certificates_revoked_idx" ON "certificates" USING btree ("revoked_at" DESC NULLS LAST,"id") WHERE "certificates"."revoked_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reputation_events_text_uq" ON "reputation_events" USING btree ("user_id",right("source_id", 32)) WHERE "reputation_events"."source" = 'section';--> statement-breakpoint
CREATE INDEX "roadmaps_parent_section_idx" ON "roadmaps" USING btree ("parent_section_id") WHERE "roadmaps"."parent_section_id" is not null;--> statement-breakpoint
CREATE INDEX "roadmaps_cloned_from_idx" ON "roadmaps" USING btree ("cloned_from_id") WHERE "roadmaps"."cloned_from_id" is not null;--> statement-breakpoint
-- what is completed already was proved under the title that it has now
UPDATE "section_progress" g SET "completed_title" = s."title" FROM "phase_sections" s WHERE s."id" = g."section_id" AND g."status" = 'completed';
