CREATE TABLE "resource_terms" (
	"term" text NOT NULL,
	"resource_id" uuid NOT NULL,
	"is_video" boolean NOT NULL,
	"standing" real NOT NULL,
	"fresh_on" date NOT NULL,
	CONSTRAINT "resource_terms_resource_id_term_pk" PRIMARY KEY("resource_id","term")
);
--> statement-breakpoint
ALTER TABLE "resource_terms" ADD CONSTRAINT "resource_terms_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_terms_standing_idx" ON "resource_terms" USING btree ("term","is_video","standing" DESC NULLS LAST,"resource_id");--> statement-breakpoint
CREATE INDEX "resource_terms_fresh_idx" ON "resource_terms" USING btree ("term","is_video","fresh_on" DESC NULLS LAST,"standing" DESC NULLS LAST,"resource_id");--> statement-breakpoint
CREATE FUNCTION resources_keep_terms() RETURNS trigger LANGUAGE plpgsql AS $$
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
  ) AS terms;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER resources_terms_added AFTER INSERT ON resources
  FOR EACH ROW EXECUTE FUNCTION resources_keep_terms();
--> statement-breakpoint
CREATE TRIGGER resources_terms_changed AFTER UPDATE ON resources FOR EACH ROW
  WHEN ((OLD.title, OLD.topics, OLD.kind, OLD.language, OLD.published_year, OLD.published_on, OLD.is_maintained, OLD.source, OLD.popularity, OLD.link_state = 'dead', OLD.is_retired)
    IS DISTINCT FROM (NEW.title, NEW.topics, NEW.kind, NEW.language, NEW.published_year, NEW.published_on, NEW.is_maintained, NEW.source, NEW.popularity, NEW.link_state = 'dead', NEW.is_retired))
  EXECUTE FUNCTION resources_keep_terms();
