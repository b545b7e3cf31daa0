ALTER TABLE "library_topics" ADD COLUMN "docs_name" text;--> statement-breakpoint
ALTER TABLE "library_topics" ADD COLUMN "docs_search" text;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "sections" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- the terms of the sections that a resource serves; of a year that is all one knows, its middle
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
      ELSE coalesce(NEW.published_on, make_date(NEW.published_year, 7, 1), '-infinity') END
  FROM (
    SELECT '*' AS term WHERE NEW.source <> 'catalogue'
    UNION
    SELECT shared FROM (
      SELECT '#' || topic AS shared FROM unnest(NEW.topics) AS topic
      UNION
      SELECT '@' || section FROM unnest(NEW.sections) AS section
      UNION
      SELECT lexeme FROM unnest(to_tsvector('english', NEW.title))
    ) AS terms_of_all WHERE NEW.source = 'catalogue' OR NEW.shared_at IS NOT NULL
  ) AS terms;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER resources_terms_changed ON resources;
--> statement-breakpoint
CREATE TRIGGER resources_terms_changed AFTER UPDATE ON resources FOR EACH ROW
  WHEN ((OLD.title, OLD.topics, OLD.sections, OLD.kind, OLD.language, OLD.published_year, OLD.published_on, OLD.is_maintained, OLD.source, OLD.popularity, OLD.link_state = 'dead', OLD.is_retired, OLD.shared_at)
    IS DISTINCT FROM (NEW.title, NEW.topics, NEW.sections, NEW.kind, NEW.language, NEW.published_year, NEW.published_on, NEW.is_maintained, NEW.source, NEW.popularity, NEW.link_state = 'dead', NEW.is_retired, NEW.shared_at))
  EXECUTE FUNCTION resources_keep_terms();
--> statement-breakpoint
-- what has only a year has another day
CREATE TRIGGER resources_terms_once AFTER UPDATE ON resources FOR EACH ROW EXECUTE FUNCTION resources_keep_terms();
--> statement-breakpoint
UPDATE "resources" SET "updated_at" = "updated_at" WHERE "published_year" IS NOT NULL AND "published_on" IS NULL;
--> statement-breakpoint
DROP TRIGGER resources_terms_once ON resources;
