CREATE TABLE "job_hidden_companies" (
	"user_id" uuid NOT NULL,
	"company_key" text NOT NULL,
	"company" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_hidden_companies_user_id_company_key_pk" PRIMARY KEY("user_id","company_key")
);
--> statement-breakpoint
CREATE TABLE "job_listings" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"source" text NOT NULL,
	"external_id" text NOT NULL,
	"url" text NOT NULL,
	"title" text NOT NULL,
	"company" text NOT NULL,
	"company_key" text NOT NULL,
	"title_key" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"is_remote" boolean NOT NULL,
	"is_startup" boolean DEFAULT false NOT NULL,
	"type" text,
	"seniority" text,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"time_zones" real[] DEFAULT '{}' NOT NULL,
	"salary_min" integer,
	"salary_max" integer,
	"salary_currency" text,
	"salary_period" text,
	"salary_yearly" integer,
	"visa" text,
	"limits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stripped" text[] DEFAULT '{}' NOT NULL,
	"posted_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"first_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_confirmed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmed_by" text NOT NULL,
	"closed_at" timestamp with time zone,
	"duplicate_of" uuid,
	"listed_at" timestamp with time zone GENERATED ALWAYS AS (coalesce("job_listings"."posted_at", "job_listings"."first_seen_at")) STORED NOT NULL,
	"title_search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "job_listings"."title" || ' ' || case when "job_listings"."is_remote" then 'remote' else '' end)) STORED NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "job_listings"."title" || ' ' || "job_listings"."company" || ' ' || "job_listings"."location" || ' ' || case when "job_listings"."is_remote" then 'remote ' else '' end || "job_listings"."description")) STORED NOT NULL,
	CONSTRAINT "job_listings_url" CHECK ("job_listings"."url" ~ '^https?://' and char_length("job_listings"."url") <= 2048),
	CONSTRAINT "job_listings_salary" CHECK ("job_listings"."salary_min" > 0 and "job_listings"."salary_max" >= "job_listings"."salary_min" and ("job_listings"."salary_min" is null) = ("job_listings"."salary_max" is null)
        and ("job_listings"."salary_min" is null) = ("job_listings"."salary_period" is null) and ("job_listings"."salary_min" is null) = ("job_listings"."salary_yearly" is null)),
	CONSTRAINT "job_listings_duplicate" CHECK ("job_listings"."duplicate_of" <> "job_listings"."id")
);
--> statement-breakpoint
CREATE TABLE "job_searches" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"tab" text NOT NULL,
	"filters" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "job_searches_name" CHECK (char_length("job_searches"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "job_startups" (
	"company_key" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"website" text NOT NULL,
	"one_liner" text NOT NULL,
	"team_size" integer,
	"batch" text NOT NULL,
	"source" text NOT NULL,
	"last_confirmed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_web_searches" (
	"query" text NOT NULL,
	"day" date DEFAULT (now() at time zone 'utc')::date NOT NULL,
	"listing_ids" uuid[] NOT NULL,
	CONSTRAINT "job_web_searches_day_query_pk" PRIMARY KEY("day","query")
);
--> statement-breakpoint
ALTER TABLE "feed_sources" RENAME TO "sources";--> statement-breakpoint
ALTER TABLE "feed_items" DROP CONSTRAINT "feed_items_source_feed_sources_code_fk";
--> statement-breakpoint
DROP INDEX "feed_sources_next_run_idx";--> statement-breakpoint
ALTER TABLE "job_hidden_companies" ADD CONSTRAINT "job_hidden_companies_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_source_sources_code_fk" FOREIGN KEY ("source") REFERENCES "public"."sources"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_listings" ADD CONSTRAINT "job_listings_duplicate_of_job_listings_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."job_listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_searches" ADD CONSTRAINT "job_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_startups" ADD CONSTRAINT "job_startups_source_sources_code_fk" FOREIGN KEY ("source") REFERENCES "public"."sources"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "job_listings_external_uq" ON "job_listings" USING btree ("source","external_id");--> statement-breakpoint
CREATE INDEX "job_listings_job_idx" ON "job_listings" USING btree ("company_key","title_key");--> statement-breakpoint
CREATE INDEX "job_listings_latest_idx" ON "job_listings" USING btree ("listed_at","id") WHERE "job_listings"."closed_at" is null and "job_listings"."duplicate_of" is null;--> statement-breakpoint
CREATE INDEX "job_listings_startup_idx" ON "job_listings" USING btree ("listed_at","id") WHERE "job_listings"."is_startup" and "job_listings"."closed_at" is null and "job_listings"."duplicate_of" is null;--> statement-breakpoint
CREATE INDEX "job_listings_duplicate_idx" ON "job_listings" USING btree ("duplicate_of");--> statement-breakpoint
CREATE INDEX "job_listings_title_idx" ON "job_listings" USING gin ("title_search");--> statement-breakpoint
CREATE INDEX "job_listings_confirmed_idx" ON "job_listings" USING brin ("last_confirmed_at");--> statement-breakpoint
CREATE INDEX "job_listings_search_idx" ON "job_listings" USING gin ("search");--> statement-breakpoint
CREATE UNIQUE INDEX "job_searches_name_uq" ON "job_searches" USING btree ("user_id","name");--> statement-breakpoint
ALTER TABLE "feed_items" ADD CONSTRAINT "feed_items_source_sources_code_fk" FOREIGN KEY ("source") REFERENCES "public"."sources"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sources_next_run_idx" ON "sources" USING btree ("next_run_at");