CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;--> statement-breakpoint
CREATE TABLE "library_names" (
	"name" text NOT NULL,
	"topic_id" text,
	"label" text NOT NULL,
	"position" smallint NOT NULL,
	"nearest" text[] NOT NULL,
	"not_after" text[] NOT NULL,
	"not_before" text[] NOT NULL,
	CONSTRAINT "library_names_uq" UNIQUE NULLS NOT DISTINCT("name","topic_id")
);
--> statement-breakpoint
CREATE TABLE "library_translations" (
	"said" text PRIMARY KEY NOT NULL,
	"meant" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "library_stems" (
	"stem" text PRIMARY KEY NOT NULL,
	"weight" real NOT NULL,
	"is_taught" boolean NOT NULL,
	"meant" text
);
--> statement-breakpoint
-- read from the files again after every migration
DELETE FROM "library_phrases";--> statement-breakpoint
ALTER TABLE "library_phrases" ADD COLUMN "weight" real NOT NULL;--> statement-breakpoint
ALTER TABLE "library_sections" ADD COLUMN "search" "tsvector" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "heard" text;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "not_honoured" text;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "plan" jsonb;--> statement-breakpoint
ALTER TABLE "library_names" ADD CONSTRAINT "library_names_topic_id_library_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."library_topics"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_sections_search_idx" ON "library_sections" USING gin ("search");--> statement-breakpoint
-- null for a word that says nothing
CREATE FUNCTION "library_stem"(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (ts_lexize('english_stem', word))[1];--> statement-breakpoint
-- The stems of a text in their order, one for all that mean the same.
CREATE FUNCTION "library_stems_of"(words text) RETURNS text[] LANGUAGE sql STABLE AS $$
	SELECT array(
		SELECT coalesce(meant, library_stem(word))
		FROM unnest(string_to_array(words, ' ')) WITH ORDINALITY AS word(word, at)
			LEFT JOIN library_stems ON library_stems.stem = library_stem(word)
		WHERE library_stem(word) IS NOT NULL ORDER BY at
	)
$$;--> statement-breakpoint
-- The words of a text that say something, with their places in it, their stems, and how much each tells (null: it is
-- unknown). What has an English name is called by it. The first dozen that are unknown are taken for the nearest stem that
-- is taught, if that is near enough.
CREATE FUNCTION "library_heard"(words text) RETURNS TABLE(at int, stem text, weight real, is_taught boolean) LANGUAGE sql STABLE AS $$
	WITH typed AS MATERIALIZED (
		SELECT ordinality::int AS at, row_number() OVER (ORDER BY ordinality) AS rank, coalesce(meant, library_stem(word)) AS stem
		FROM unnest(string_to_array(words, ' ')) WITH ORDINALITY AS word(word, ordinality)
			LEFT JOIN library_stems ON library_stems.stem = library_stem(word)
		WHERE library_stem(word) IS NOT NULL
	), spans AS MATERIALIZED (
		SELECT start, beyond, at, meant FROM (
			SELECT first.rank AS start, first.rank + length AS beyond, first.at,
				array_to_string(stems[first.rank:first.rank + length - 1], ' ') AS said
			FROM typed AS first, generate_series(1, 5) AS length, (SELECT array_agg(stem ORDER BY rank) AS stems FROM typed) AS whole
		) AS run JOIN library_translations USING (said)
	), translated AS (
		SELECT * FROM spans WHERE NOT EXISTS (
			SELECT FROM spans AS longer WHERE longer.beyond - longer.start > spans.beyond - spans.start
				AND longer.start < spans.beyond AND spans.start < longer.beyond
		)
	), said AS (
		SELECT at, 0 AS part, stem FROM typed WHERE NOT EXISTS (SELECT FROM translated WHERE rank >= start AND rank < beyond)
		UNION ALL SELECT at, part, stem FROM translated, unnest(meant) WITH ORDINALITY AS english(stem, part)
	), unknown AS (
		SELECT DISTINCT stem FROM said
		WHERE stem ~ '^[a-z]{4,24}$' AND NOT EXISTS (SELECT FROM library_stems known WHERE known.stem = said.stem)
		LIMIT 12
	), mended AS (
		SELECT DISTINCT ON (unknown.stem) unknown.stem AS said, near.*
		FROM unknown JOIN library_stems near ON near.is_taught AND near.meant IS NULL AND left(near.stem, 1) = left(unknown.stem, 1)
			AND abs(length(near.stem) - length(unknown.stem)) < 2 AND near.stem ~ '^[a-z]+$'
			AND levenshtein_less_equal(near.stem, unknown.stem, 2) <= CASE WHEN length(unknown.stem) < 6 THEN 1 ELSE 2 END
		WHERE similarity(near.stem, unknown.stem) > 0.25
		ORDER BY unknown.stem, levenshtein(near.stem, unknown.stem), similarity(near.stem, unknown.stem) DESC, near.weight
	)
	SELECT said.at, coalesce(mended.stem, said.stem), coalesce(known.weight, mended.weight),
		coalesce(known.is_taught, mended.is_taught, false)
	FROM said LEFT JOIN library_stems known USING (stem) LEFT JOIN mended ON mended.said = said.stem
	ORDER BY said.at, part
$$;
