CREATE TABLE "issue_claims" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"issue_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"active_at" timestamp with time zone DEFAULT now() NOT NULL,
	"reminded_at" timestamp with time zone,
	"released_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "issues" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"repository_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"labels" text[] DEFAULT '{}' NOT NULL,
	"author_role" text DEFAULT 'OTHER' NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"assignees" smallint DEFAULT 0 NOT NULL,
	"comments" integer DEFAULT 0 NOT NULL,
	"is_linked" boolean,
	"claim_commented_at" timestamp with time zone,
	"are_comments_seen" boolean DEFAULT true NOT NULL,
	"score" smallint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"last_updated_at" timestamp with time zone NOT NULL,
	"fetched_at" timestamp with time zone DEFAULT now() NOT NULL,
	"title_search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "issues"."title")) STORED NOT NULL,
	CONSTRAINT "issues_number" CHECK ("issues"."number" > 0),
	CONSTRAINT "issues_score" CHECK ("issues"."score" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "repositories" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"github_id" bigint,
	"description" text DEFAULT '' NOT NULL,
	"avatar_url" text,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL,
	"categories" text[] DEFAULT '{}' NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"keywords" text DEFAULT '' NOT NULL,
	"stars" integer DEFAULT 0 NOT NULL,
	"size" integer,
	"health" smallint,
	"weekly_activity" real,
	"growth_rate" real,
	"license" text,
	"contributing_url" text,
	"documentation_url" text,
	"pr_template_url" text,
	"readme_url" text,
	"readme_summary" text,
	"guide_points" text[] DEFAULT '{}' NOT NULL,
	"setup" text,
	"ai_policy" jsonb,
	"contributors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"median_answer_hours" real,
	"pushed_at" timestamp with time zone,
	"is_archived" boolean DEFAULT false NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"is_beginner" boolean DEFAULT false NOT NULL,
	"etag" text,
	"fetched_at" timestamp with time zone,
	"missing_since" timestamp with time zone,
	"next_read_at" timestamp with time zone DEFAULT now() NOT NULL,
	"failures" smallint DEFAULT 0 NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', translate("repositories"."name", '/-_.', '    ')), 'A') || setweight(to_tsvector('english', "repositories"."keywords"), 'B') || setweight(to_tsvector('english', "repositories"."description"), 'C')) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repositories_name_key_unique" UNIQUE("name_key"),
	CONSTRAINT "repositories_github_id_unique" UNIQUE("github_id")
);
--> statement-breakpoint
CREATE TABLE "repository_follows" (
	"user_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repository_follows_user_id_repository_id_pk" PRIMARY KEY("user_id","repository_id")
);
--> statement-breakpoint
CREATE TABLE "repository_searches" (
	"query" text PRIMARY KEY NOT NULL,
	"repository_ids" uuid[] NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "repository_visits" (
	"user_id" uuid NOT NULL,
	"repository_id" uuid NOT NULL,
	"visited_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "repository_visits_user_id_repository_id_pk" PRIMARY KEY("user_id","repository_id")
);
--> statement-breakpoint
ALTER TABLE "issue_claims" ADD CONSTRAINT "issue_claims_issue_id_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_claims" ADD CONSTRAINT "issue_claims_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issues" ADD CONSTRAINT "issues_repository_id_repositories_id_fk" FOREIGN KEY ("repository_id") REFERENCES "public"."repositories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repository_follows" ADD CONSTRAINT "repository_follows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repository_follows" ADD CONSTRAINT "repository_follows_repository_id_repositories_id_fk" FOREIGN KEY ("repository_id") REFERENCES "public"."repositories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repository_visits" ADD CONSTRAINT "repository_visits_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repository_visits" ADD CONSTRAINT "repository_visits_repository_id_repositories_id_fk" FOREIGN KEY ("repository_id") REFERENCES "public"."repositories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "issue_claims_live_uq" ON "issue_claims" USING btree ("issue_id") WHERE "issue_claims"."released_at" is null;--> statement-breakpoint
CREATE INDEX "issue_claims_user_idx" ON "issue_claims" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "issue_claims_idle_idx" ON "issue_claims" USING btree ("active_at") WHERE "issue_claims"."released_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "issues_number_uq" ON "issues" USING btree ("repository_id","number");--> statement-breakpoint
CREATE INDEX "issues_of_repository_idx" ON "issues" USING btree ("repository_id","score" DESC NULLS LAST,"id") WHERE "issues"."state" = 'open';--> statement-breakpoint
CREATE INDEX "issues_best_idx" ON "issues" USING btree ("score" DESC NULLS LAST,"id") WHERE "issues"."state" = 'open' and "issues"."score" > 0;--> statement-breakpoint
CREATE INDEX "issues_title_idx" ON "issues" USING gin ("title_search");--> statement-breakpoint
CREATE INDEX "issues_labels_idx" ON "issues" USING gin ("labels");--> statement-breakpoint
CREATE INDEX "repositories_tags_idx" ON "repositories" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "repositories_search_idx" ON "repositories" USING gin ("search");--> statement-breakpoint
CREATE INDEX "repositories_stars_idx" ON "repositories" USING btree ("stars" DESC NULLS LAST,"id") WHERE "repositories"."missing_since" is null;--> statement-breakpoint
CREATE INDEX "repositories_due_idx" ON "repositories" USING btree ("next_read_at");--> statement-breakpoint
CREATE INDEX "repositories_beginner_idx" ON "repositories" USING btree ("stars" DESC NULLS LAST) WHERE "repositories"."is_beginner";--> statement-breakpoint
CREATE INDEX "repository_follows_repository_idx" ON "repository_follows" USING btree ("repository_id");--> statement-breakpoint
CREATE INDEX "repository_searches_found_idx" ON "repository_searches" USING btree ("found_at");--> statement-breakpoint
CREATE INDEX "repository_visits_latest_idx" ON "repository_visits" USING btree ("user_id","visited_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "repository_visits_repository_idx" ON "repository_visits" USING btree ("repository_id");