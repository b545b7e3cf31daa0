ALTER TABLE "section_tries" DROP CONSTRAINT "section_tries_question_id_section_questions_id_fk";
--> statement-breakpoint
ALTER TABLE "section_tries" ALTER COLUMN "question_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "section_tries" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "section_tries" ADD COLUMN "section_id" uuid;--> statement-breakpoint
ALTER TABLE "section_tries" ADD COLUMN "item_id" text;--> statement-breakpoint
ALTER TABLE "section_tries" ADD COLUMN "meaning" text;--> statement-breakpoint
UPDATE "section_tries" SET "user_id" = "roadmaps"."user_id", "section_id" = "phase_sections"."id",
  "item_id" = "section_questions"."item_id", "meaning" = "answer", "point" = CASE WHEN "is_right" THEN "point" END
FROM "section_questions"
JOIN "phase_sections" ON "phase_sections"."id" = "section_questions"."section_id"
JOIN "roadmap_phases" ON "roadmap_phases"."id" = "phase_sections"."phase_id"
JOIN "roadmaps" ON "roadmaps"."id" = "roadmap_phases"."roadmap_id"
WHERE "section_questions"."id" = "section_tries"."question_id";--> statement-breakpoint
ALTER TABLE "section_tries" ALTER COLUMN "user_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "section_tries" ALTER COLUMN "section_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "section_tries" ALTER COLUMN "meaning" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "section_tries" ADD CONSTRAINT "section_tries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_tries" ADD CONSTRAINT "section_tries_question_id_section_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."section_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "section_tries_user_idx" ON "section_tries" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "section_tries" ADD CONSTRAINT "section_tries_point" CHECK ("section_tries"."is_right" or "section_tries"."point" is null);
