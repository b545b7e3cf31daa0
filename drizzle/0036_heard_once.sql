CREATE INDEX "library_stems_near_idx" ON "library_stems" USING btree (left("stem", 1),length("stem")) WHERE "library_stems"."is_taught";--> statement-breakpoint
-- Each stem is looked up by an index, the nearest of an unknown one among those of its first letter and about its length.
CREATE OR REPLACE FUNCTION "library_heard"(words text) RETURNS TABLE(at int, stem text, weight real, is_ordinary boolean)
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
	), said AS MATERIALIZED (
		SELECT at, part, said.stem, known.weight, known.is_ordinary, known.stem IS NOT NULL AS is_known FROM (
			SELECT at, 0 AS part, stem FROM typed WHERE NOT EXISTS (SELECT FROM translated WHERE rank >= start AND rank < beyond)
			UNION ALL SELECT at, part, stem FROM translated, unnest(meant) WITH ORDINALITY AS english(stem, part)
		) AS said LEFT JOIN LATERAL (SELECT * FROM library_stems WHERE library_stems.stem = said.stem LIMIT 1) AS known ON true
	), unknown AS (
		SELECT DISTINCT stem FROM said WHERE stem ~ '^[a-z]{5,24}$' AND NOT is_known ORDER BY stem LIMIT 12
	)
	SELECT said.at, coalesce(mended.stem, said.stem), coalesce(said.weight, mended.weight), coalesce(said.is_ordinary, false)
	FROM said LEFT JOIN (
		SELECT unknown.stem AS said, near.* FROM unknown, LATERAL (
			SELECT stem, weight FROM library_stems
			WHERE is_taught AND NOT is_ordinary AND weight > 0 AND library_stems.stem ~ '^[a-z]+$'
				AND coalesce(meant, library_stems.stem) = library_stems.stem
				AND left(library_stems.stem, 1) = left(unknown.stem, 1)
				AND length(library_stems.stem) BETWEEN length(unknown.stem) - 1 AND length(unknown.stem) + 1
				AND CASE levenshtein_less_equal(library_stems.stem, unknown.stem, 2)
					WHEN 1 THEN true
					WHEN 2 THEN length(unknown.stem) > 8 OR library_letters(library_stems.stem) = library_letters(unknown.stem)
					ELSE false
				END
			ORDER BY levenshtein(library_stems.stem, unknown.stem), similarity(library_stems.stem, unknown.stem) DESC, weight, library_stems.stem
			LIMIT 1
		) AS near
	) AS mended ON mended.said = said.stem
	ORDER BY said.at, part
$$;
