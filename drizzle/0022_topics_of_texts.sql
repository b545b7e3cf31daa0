-- words shorter than five letters are too near to too many
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
			AND levenshtein_less_equal(near.stem, unknown.stem, 2) <= CASE WHEN length(unknown.stem) < 6 THEN 1 ELSE 2 END
		WHERE similarity(near.stem, unknown.stem) > 0.25
		ORDER BY unknown.stem, levenshtein(near.stem, unknown.stem), similarity(near.stem, unknown.stem) DESC, near.weight
	)
	SELECT said.at, coalesce(mended.stem, said.stem), coalesce(known.weight, mended.weight),
		coalesce(known.is_taught, mended.is_taught, false)
	FROM said LEFT JOIN library_stems known USING (stem) LEFT JOIN mended ON mended.said = said.stem
	ORDER BY said.at, part
$$;--> statement-breakpoint
-- Topics that a text names as a whole, in its order; an everyday word among everyday words names none.
CREATE FUNCTION "library_topics_in"(text_words text) RETURNS text[] LANGUAGE sql STABLE AS $$
	WITH said AS MATERIALIZED (
		SELECT at, row_number() OVER (ORDER BY at) AS rank, stem FROM library_heard(text_words)
	), runs AS MATERIALIZED (
		SELECT first.at AS first_at, last.at AS last_at, array_to_string(stems[first.rank:last.rank], ' ') AS name,
			coalesce(words[first.at - 1], '') AS before, coalesce(words[last.at + 1], '') AS behind
		FROM (SELECT array_agg(stem ORDER BY rank) AS stems, string_to_array(text_words, ' ') AS words FROM said) AS whole,
			said AS first JOIN said AS last ON last.rank BETWEEN first.rank AND first.rank + 4
		WHERE last.at - first.at <= last.rank - first.rank + 1
	)
	SELECT array(
		SELECT topic_id FROM runs JOIN library_names USING (name)
		WHERE topic_id IS NOT NULL AND position < 4 AND before <> ALL (not_after) AND behind <> ALL (not_before)
		GROUP BY topic_id ORDER BY min(first_at), topic_id
	)
$$;
