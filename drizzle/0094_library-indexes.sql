DROP INDEX "library_phrases_lexemes_idx";--> statement-breakpoint
DROP INDEX "library_sections_search_idx";--> statement-breakpoint
CREATE INDEX "library_phrases_lexemes_idx" ON "library_phrases" USING gin ("lexemes") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "library_sections_search_idx" ON "library_sections" USING gin ("search") WITH (fastupdate=false);