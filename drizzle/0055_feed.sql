CREATE TABLE "feed_items" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"kind" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"image_url" text,
	"audio_url" text,
	"minutes" smallint,
	"votes" integer DEFAULT 0 NOT NULL,
	"openings" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"feed_date" date GENERATED ALWAYS AS (("feed_items"."published_at" at time zone 'utc')::date) STORED NOT NULL,
	"popularity" real GENERATED ALWAYS AS ("feed_items"."openings" + "feed_items"."votes" / ("feed_items"."votes" + 100.0)) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "feed_items"."title"), 'A') || setweight(to_tsvector('english', "feed_items"."excerpt"), 'B') || setweight(to_tsvector('english', "feed_items"."author"), 'D')) STORED NOT NULL,
	CONSTRAINT "feed_items_url" CHECK ("feed_items"."url" ~ '^https?://' and char_length("feed_items"."url") <= 2048),
	CONSTRAINT "feed_items_audio_url" CHECK ("feed_items"."audio_url" ~ '^https?://'),
	CONSTRAINT "feed_items_counts" CHECK ("feed_items"."votes" >= 0 and "feed_items"."openings" >= 0)
);
--> statement-breakpoint
CREATE TABLE "feed_sources" (
	"code" text PRIMARY KEY NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"last_run_at" timestamp with time zone,
	"next_run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"etag" text,
	"last_modified" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"last_failure" text
);
--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_source_feed_sources_code_fk" FOREIGN KEY ("source") REFERENCES "public"."feed_sources"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_items_external_uq" ON "feed_items" USING btree ("source","external_id");--> statement-breakpoint
CREATE INDEX "feed_items_latest_idx" ON "feed_items" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feed_items_kind_idx" ON "feed_items" USING btree ("kind","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feed_items_popular_idx" ON "feed_items" USING btree ("feed_date" DESC NULLS LAST,"popularity" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "feed_items_tags_idx" ON "feed_items" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "feed_items_search_idx" ON "feed_items" USING gin ("search");--> statement-breakpoint
CREATE INDEX "feed_sources_next_run_idx" ON "feed_sources" USING btree ("next_run_at");