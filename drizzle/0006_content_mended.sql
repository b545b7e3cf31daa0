DROP INDEX "resources_check_idx";--> statement-breakpoint
ALTER TABLE "section_content" ADD COLUMN "swap_after" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "section_progress" ADD COLUMN "searched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "next_check_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "phase_sections" ADD COLUMN "is_topics_known" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "resources_next_check_idx" ON "resources" USING btree ("next_check_at");--> statement-breakpoint
CREATE INDEX "resources_dead_idx" ON "resources" USING btree ("id") WHERE "resources"."link_state" = 'dead';--> statement-breakpoint
CREATE INDEX "phase_sections_unknown_topics_idx" ON "phase_sections" USING btree ("id") WHERE not "phase_sections"."is_topics_known";--> statement-breakpoint
ALTER TABLE "resources" DROP COLUMN "thumbnail_url";--> statement-breakpoint
UPDATE "resources" SET "next_check_at" = "checked_at" + interval '14 days' WHERE "checked_at" IS NOT NULL;
--> statement-breakpoint
-- sections older than topics: a job finds theirs
UPDATE "phase_sections" SET "is_topics_known" = false WHERE "topics" = '{}';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION resources_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM resource_terms WHERE resource_id = NEW.id;
  IF NEW.is_retired OR NEW.link_state = 'dead' OR NEW.language <> 'en' THEN
    RETURN NULL;
  END IF;
  INSERT INTO resource_terms (term, resource_id, is_video, standing, fresh_on)
  SELECT term, NEW.id, NEW.kind = 'video',
    CASE NEW.source
      WHEN 'catalogue' THEN 0.5 + 0.5 * least(1, ln(1 + greatest(NEW.popularity, 0)) / ln(31))
      WHEN 'youtube' THEN 0.5 * least(1, ln(1 + greatest(NEW.popularity, 0)) / ln(1000001))
      WHEN 'devto' THEN 0.5 * least(1, ln(1 + greatest(NEW.popularity, 0)) / ln(501))
      ELSE 0.2
    END,
    CASE WHEN NEW.is_maintained THEN 'infinity'
      ELSE coalesce(NEW.published_on, make_date(NEW.published_year, 12, 31), '-infinity') END
  FROM (
    SELECT '#' || topic AS term FROM unnest(NEW.topics) AS topic
    UNION
    SELECT lexeme FROM unnest(to_tsvector('english', NEW.title))
    -- what a search found for one section alone is found by no other
    WHERE NEW.source = 'catalogue' OR EXISTS (SELECT FROM unnest(NEW.topics) AS topic WHERE topic NOT LIKE 'section:%')
  ) AS terms;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- the terms of resources that were there before their trigger
CREATE TRIGGER resources_terms_once AFTER UPDATE ON resources FOR EACH ROW EXECUTE FUNCTION resources_keep_terms();
--> statement-breakpoint
UPDATE "resources" SET "updated_at" = "updated_at";
--> statement-breakpoint
DROP TRIGGER resources_terms_once ON resources;
