DROP INDEX "roadmaps_listed_words_idx";--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "own_title" text;--> statement-breakpoint
-- a deep dive is called after its section; for a long prompt stands what was understood of it, else its beginning
UPDATE "roadmaps" SET "title" = CASE WHEN char_length("words") > 80 THEN regexp_replace(left("words", 79), '[\s,;:.–-]*\s\S*$', '') || '…' ELSE "words" END
FROM (
	SELECT "each"."id", btrim(regexp_replace(CASE
		WHEN "kind" = 'deep_dive' AND "section"."title" IS NOT NULL THEN left("section"."title", 70) || ', in depth'
		WHEN char_length("prompt") > 80 AND char_length("subject") BETWEEN 3 AND 80 THEN upper(left("subject", 1)) || substr("subject", 2)
		ELSE "prompt" END, '\s+', ' ', 'g')) AS "words"
	FROM "roadmaps" AS "each"
		LEFT JOIN "phase_sections" AS "section" ON "section"."id" = "each"."parent_section_id"
		CROSS JOIN LATERAL substring("heard" from 'You want to learn (.+?)(?:, |\. |\.$)') AS "subject"
) AS "named" WHERE "named"."id" = "roadmaps"."id";--> statement-breakpoint
ALTER TABLE "roadmaps" ALTER COLUMN "title" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "roadmaps_listed_words_idx" ON "roadmaps" USING gin (to_tsvector('english', coalesce("own_title", "title") || ' ' || "prompt")) WHERE "roadmaps"."is_listed" and "roadmaps"."is_link_shared" and "roadmaps"."deleted_at" is null and "roadmaps"."state" = 'success';--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_title_length" CHECK (char_length(btrim("roadmaps"."title")) between 3 and 80);--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_own_title_length" CHECK (char_length(btrim("roadmaps"."own_title")) between 3 and 80);
