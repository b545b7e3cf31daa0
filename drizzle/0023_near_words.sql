-- a short word is too near to too many: one wrong letter, or two neighbours swapped; from eight letters on two wrong ones
CREATE FUNCTION "library_letters"(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (SELECT string_agg(letter, '' ORDER BY letter) FROM regexp_split_to_table(word, '') AS letter);--> statement-breakpoint
CREATE OR REPLACE FUNCTION "library_heard"(words text) RETURNS TABLE(at int, stem text, weight real, is_taught boolean) LANGUAGE sql STABLE AS $$
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
		WHERE stem ~ '^[a-z]{5,24}$' AND NOT EXISTS (SELECT FROM library_stems known WHERE known.stem = said.stem)
		LIMIT 12
	), mended AS (
		SELECT DISTINCT ON (unknown.stem) unknown.stem AS said, near.*
		FROM unknown JOIN library_stems near ON near.is_taught AND near.meant IS NULL AND left(near.stem, 1) = left(unknown.stem, 1)
			AND abs(length(near.stem) - length(unknown.stem)) < 2 AND near.stem ~ '^[a-z]+$'
			AND levenshtein_less_equal(near.stem, unknown.stem, 2) <= CASE
				WHEN length(unknown.stem) > 7 OR library_letters(near.stem) = library_letters(unknown.stem) THEN 2 ELSE 1 END
		WHERE similarity(near.stem, unknown.stem) > 0.25
		ORDER BY unknown.stem, levenshtein(near.stem, unknown.stem), similarity(near.stem, unknown.stem) DESC, near.weight
	)
	SELECT said.at, coalesce(mended.stem, said.stem), coalesce(known.weight, mended.weight),
		coalesce(known.is_taught, mended.is_taught, false)
	FROM said LEFT JOIN library_stems known USING (stem) LEFT JOIN mended ON mended.said = said.stem
	ORDER BY said.at, part
$$;
