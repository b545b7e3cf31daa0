CREATE TABLE "resource_votes" (
	"resource_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"is_helpful" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_votes_resource_id_user_id_pk" PRIMARY KEY("resource_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "minutes" smallint;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "helpful_votes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resources" ADD COLUMN "unhelpful_votes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_votes" ADD CONSTRAINT "resource_votes_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource_votes" ADD CONSTRAINT "resource_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "resource_votes_user_idx" ON "resource_votes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "resources" ADD CONSTRAINT "resources_minutes" CHECK ("resources"."minutes" between 1 and 6000);--> statement-breakpoint
-- counted where the votes are, so that none is lost when many vote at once or an account goes
CREATE FUNCTION resources_count_votes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE resources SET
    helpful_votes = helpful_votes + coalesce(NEW.is_helpful::int, 0) - coalesce(OLD.is_helpful::int, 0),
    unhelpful_votes = unhelpful_votes + coalesce((NOT NEW.is_helpful)::int, 0) - coalesce((NOT OLD.is_helpful)::int, 0)
  WHERE id = coalesce(NEW.resource_id, OLD.resource_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER resource_votes_counted AFTER INSERT OR UPDATE OR DELETE ON resource_votes
  FOR EACH ROW EXECUTE FUNCTION resources_count_votes();
