ALTER TABLE "library_stems" ADD COLUMN "is_ordinary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
DROP FUNCTION "library_heard";--> statement-breakpoint
-- Null for a word that says nothing; some words are not what their stem is to others: "solidity" is not "solid".
CREATE OR REPLACE FUNCTION "library_stem"(word text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE
RETURN coalesce((SELECT meant FROM library_stems WHERE stem = word), (ts_lexize('english_stem', word))[1]);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "library_letters"(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(letter, '' ORDER BY letter) FROM string_to_table(word, NULL) AS letter);--> statement-breakpoint
-- The words of a text that say something, with their places in it, their stems, and how much each tells (null: it is
-- unknown). What has an English name is called by it. The first dozen that are unknown are taken for the nearest stem that
-- is taught: one letter away, two in a long word, or the same letters. Strict, so that its plan is kept for a session.
CREATE FUNCTION "library_heard"(words text) RETURNS TABLE(at int, stem text, weight real, is_ordinary boolean)
LANGUAGE sql STABLE STRICT ROWS 30 AS $$
	WITH typed AS MATERIALIZED (
		SELECT ordinality::int AS at, row_number() OVER (ORDER BY ordinality) AS rank, coalesce(meant, own.stem) AS stem
		FROM unnest(string_to_array(words, ' ')) WITH ORDINALITY AS word(word, ordinality), library_stem(word) AS own(stem)
			LEFT JOIN library_stems USING (stem)
		WHERE own.stem IS NOT NULL
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
		WHERE stem ~ '^[a-z]{5,24}$' AND NOT EXISTS (SELECT FROM library_stems known WHERE known.stem = said.stem)
		LIMIT 12
	), mended AS (
		SELECT DISTINCT ON (unknown.stem) unknown.stem AS said, near.*
		FROM unknown JOIN library_stems near ON near.is_taught AND NOT near.is_ordinary AND left(near.stem, 1) = left(unknown.stem, 1)
			AND coalesce(near.meant, near.stem) = near.stem AND near.stem ~ '^[a-z]+$'
			AND abs(length(near.stem) - length(unknown.stem)) < 2 AND levenshtein_less_equal(near.stem, unknown.stem, 2) < 3
		WHERE near.weight > 0 AND CASE levenshtein(near.stem, unknown.stem)
			WHEN 1 THEN length(unknown.stem) > 4
			ELSE length(unknown.stem) > 8 OR library_letters(near.stem) = library_letters(unknown.stem)
		END
		ORDER BY unknown.stem, levenshtein(near.stem, unknown.stem), similarity(near.stem, unknown.stem) DESC, near.weight
	)
	SELECT said.at, coalesce(mended.stem, said.stem), coalesce(known.weight, mended.weight),
		coalesce(known.is_ordinary, false)
	FROM said LEFT JOIN library_stems known USING (stem) LEFT JOIN mended ON mended.said = said.stem
	ORDER BY said.at, part
$$;
