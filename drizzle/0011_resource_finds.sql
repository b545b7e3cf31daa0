CREATE TABLE "resource_finds" (
	"section_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_host_named" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_finds_section_id_resource_id_pk" PRIMARY KEY("section_id","resource_id")
);
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "shared_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_finds" ADD CONSTRAINT "resource_finds_section_id_phase_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."phase_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_finds" ADD CONSTRAINT "resource_finds_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_finds" ADD CONSTRAINT "resource_finds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_finds_resource_idx" ON "resource_finds" USING btree ("resource_id","user_id");--> statement-breakpoint
CREATE INDEX "resource_finds_user_idx" ON "resource_finds" USING btree ("user_id");
--> statement-breakpoint
-- who asked for what was not noted before, so that these count for nobody but the sections themselves
INSERT INTO "resource_finds" ("section_id", "resource_id", "user_id", "is_host_named")
SELECT "phase_sections"."id", "resources"."id", "roadmaps"."user_id", true
FROM "resources", unnest("resources"."topics") AS "topic"
JOIN "phase_sections" ON 'section:' || "phase_sections"."id" = "topic"
JOIN "roadmap_phases" ON "roadmap_phases"."id" = "phase_sections"."phase_id"
JOIN "roadmaps" ON "roadmaps"."id" = "roadmap_phases"."roadmap_id"
WHERE "resources"."source" <> 'catalogue';
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
    SELECT '*' AS term WHERE NEW.source <> 'catalogue'
    UNION
    SELECT shared FROM (
      SELECT '#' || topic AS shared FROM unnest(NEW.topics) AS topic
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
  WHEN ((OLD.title, OLD.topics, OLD.kind, OLD.language, OLD.published_year, OLD.published_on, OLD.is_maintained, OLD.source, OLD.popularity, OLD.link_state = 'dead', OLD.is_retired, OLD.shared_at)
    IS DISTINCT FROM (NEW.title, NEW.topics, NEW.kind, NEW.language, NEW.published_year, NEW.published_on, NEW.is_maintained, NEW.source, NEW.popularity, NEW.link_state = 'dead', NEW.is_retired, NEW.shared_at))
  EXECUTE FUNCTION resources_keep_terms();
--> statement-breakpoint
-- the terms of what was found before
CREATE TRIGGER resources_terms_once AFTER UPDATE ON resources FOR EACH ROW EXECUTE FUNCTION resources_keep_terms();
--> statement-breakpoint
UPDATE "resources" SET "topics" = array(SELECT "topic" FROM unnest("topics") AS "topic" WHERE "topic" NOT LIKE 'section:%')
WHERE "source" <> 'catalogue';
--> statement-breakpoint
DROP TRIGGER resources_terms_once ON resources;
