CREATE TABLE "section_tries" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"question_id" uuid NOT NULL,
	"answer" text NOT NULL,
	"is_right" boolean NOT NULL,
	"is_accepted" boolean NOT NULL,
	"feedback" text NOT NULL,
	"point" text,
	"judge" text NOT NULL,
	"is_fallback" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "section_tries_length" CHECK (char_length("section_tries"."answer") between 1 and 4000),
	CONSTRAINT "section_tries_accepted" CHECK ("section_tries"."is_right" or not "section_tries"."is_accepted")
);
--> statement-breakpoint
ALTER TABLE "section_questions" DROP CONSTRAINT "section_questions_key_points";--> statement-breakpoint
ALTER TABLE "section_questions" ALTER COLUMN "key_points" SET DEFAULT '{}';--> statement-breakpoint
ALTER TABLE "section_questions" ADD COLUMN "kind" text NOT NULL DEFAULT 'open';--> statement-breakpoint
ALTER TABLE "section_questions" ALTER COLUMN "kind" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "section_questions" ADD COLUMN "item_id" text;--> statement-breakpoint
ALTER TABLE "section_questions" ADD COLUMN "shown" jsonb;--> statement-breakpoint
ALTER TABLE "section_questions" ADD COLUMN "item" jsonb;--> statement-breakpoint
ALTER TABLE "phase_sections" ADD COLUMN "completed_by" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "proof" jsonb NOT NULL DEFAULT '[]';--> statement-breakpoint
ALTER TABLE "certificates" ALTER COLUMN "proof" DROP DEFAULT;--> statement-breakpoint
UPDATE "certificates" SET "proof" = jsonb_build_array(jsonb_build_object('by', 'before graded questions', 'sections',
  (SELECT sum(jsonb_array_length(phase -> 'sections')) FROM jsonb_array_elements("phases") AS phase)));--> statement-breakpoint
UPDATE "phase_sections" SET "completed_by" = 'before graded questions' WHERE "completed_at" IS NOT NULL;--> statement-breakpoint
-- what was written and judged by shared words counts only where it completed its section
DELETE FROM "section_questions" USING "phase_sections"
WHERE "phase_sections"."id" = "section_questions"."section_id" AND "completed_at" IS NULL AND "author" = 'builtin';--> statement-breakpoint
INSERT INTO "section_tries" ("question_id", "answer", "is_right", "is_accepted", "feedback", "point", "judge", "is_fallback", "created_at")
SELECT "question_id", "answer", "is_accepted", "is_accepted" AND ("completed_at" IS NOT NULL OR "judge" <> 'builtin'),
  "feedback", "point", "judge", "section_answers"."is_fallback", "section_answers"."updated_at"
FROM "section_answers"
JOIN "section_questions" ON "section_questions"."id" = "question_id"
JOIN "phase_sections" ON "phase_sections"."id" = "section_id";--> statement-breakpoint
DROP TABLE "section_answers";--> statement-breakpoint
ALTER TABLE "section_tries" ADD CONSTRAINT "section_tries_question_id_section_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."section_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "section_tries_question_idx" ON "section_tries" USING btree ("question_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "section_tries_accepted_uq" ON "section_tries" USING btree ("question_id") WHERE "section_tries"."is_accepted";--> statement-breakpoint
ALTER TABLE "section_questions" ADD CONSTRAINT "section_questions_item" CHECK (num_nulls("section_questions"."item_id", "section_questions"."shown", "section_questions"."item") = case "section_questions"."kind" when 'open' then 3 else 0 end);--> statement-breakpoint
ALTER TABLE "section_questions" ADD CONSTRAINT "section_questions_key_points" CHECK (("section_questions"."kind" = 'open') = (cardinality("section_questions"."key_points") between 1 and 8));--> statement-breakpoint
ALTER TABLE "phase_sections" ADD CONSTRAINT "phase_sections_completed_by" CHECK (("phase_sections"."completed_at" is null) = ("phase_sections"."completed_by" is null));