-- open questions from before graded ones make room for items, unless one of their section counts already
DELETE FROM "section_questions" USING "phase_sections"
WHERE "phase_sections"."id" = "section_questions"."section_id" AND "completed_at" IS NULL AND "kind" = 'open' AND NOT EXISTS (
  SELECT FROM "section_tries" JOIN "section_questions" AS "of_section" ON "of_section"."id" = "section_tries"."question_id"
  WHERE "of_section"."section_id" = "phase_sections"."id" AND "is_accepted"
);
