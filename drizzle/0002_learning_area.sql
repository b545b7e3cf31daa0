CREATE TABLE "user_events" (
	"user_id" uuid NOT NULL,
	"event_id" text NOT NULL,
	"event_type" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_events_user_id_event_id_pk" PRIMARY KEY("user_id","event_id"),
	CONSTRAINT "user_events_payload_size" CHECK (pg_column_size("user_events"."payload") <= 16384)
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" text PRIMARY KEY NOT NULL,
	"roadmap_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"recipient_name" text NOT NULL,
	"learning_prompt" text NOT NULL,
	"phases" jsonb NOT NULL,
	"text" text NOT NULL,
	"issued_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text
);
--> statement-breakpoint
CREATE TABLE "invite_redemptions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invites" (
	"code" text PRIMARY KEY NOT NULL,
	"inviter_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invites_inviter_uq" UNIQUE("inviter_id"),
	CONSTRAINT "invites_code" CHECK ("invites"."code" ~ '^[A-HJ-NP-Z2-9]{10,32}$')
);
--> statement-breakpoint
CREATE TABLE "phase_progress" (
	"phase_id" uuid PRIMARY KEY NOT NULL,
	"status" text,
	"content_type" text DEFAULT 'both' NOT NULL,
	"time_frame" smallint DEFAULT 15 NOT NULL,
	"last_section_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "phase_progress_status" CHECK ("phase_progress"."status" in ('in progress', 'completed')),
	CONSTRAINT "phase_progress_content_type" CHECK ("phase_progress"."content_type" in ('video', 'blog', 'both')),
	CONSTRAINT "phase_progress_time_frame" CHECK ("phase_progress"."time_frame" in (3, 9, 15))
);
--> statement-breakpoint
CREATE TABLE "section_answers" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"answer" text NOT NULL,
	"is_accepted" boolean NOT NULL,
	"feedback" text NOT NULL,
	"point" text,
	"judge" text NOT NULL,
	"is_fallback" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "section_answers_length" CHECK (char_length("section_answers"."answer") between 1 and 4000)
);
--> statement-breakpoint
CREATE TABLE "section_content" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"section_id" uuid NOT NULL,
	"resource_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"is_bonus" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "section_content_order_uq" UNIQUE("section_id","is_bonus","position") DEFERRABLE INITIALLY IMMEDIATE
);
--> statement-breakpoint
CREATE TABLE "section_progress" (
	"section_id" uuid PRIMARY KEY NOT NULL,
	"status" text,
	"completed_at" timestamp with time zone,
	"is_content_populated" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "section_progress_status" CHECK ("section_progress"."status" = 'completed'),
	CONSTRAINT "section_progress_completed" CHECK (("section_progress"."status" is null) = ("section_progress"."completed_at" is null))
);
--> statement-breakpoint
CREATE TABLE "section_questions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"section_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"question" text NOT NULL,
	"objective" text NOT NULL,
	"key_points" text[] NOT NULL,
	"author" text NOT NULL,
	"is_fallback" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "section_questions_position" CHECK ("section_questions"."position" between 1 and 5),
	CONSTRAINT "section_questions_key_points" CHECK (cardinality("section_questions"."key_points") between 1 and 8)
);
--> statement-breakpoint
CREATE TABLE "reputation_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reputation_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"source_id" text NOT NULL,
	"points" numeric(8, 2) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reputation_events_source" CHECK ("reputation_events"."source" in ('section'))
);
--> statement-breakpoint
CREATE TABLE "resources" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"link" text NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"kind" text NOT NULL,
	"topics" text[] DEFAULT '{}' NOT NULL,
	"level" text DEFAULT 'intermediate' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"published_year" smallint,
	"published_on" date,
	"is_maintained" boolean DEFAULT false NOT NULL,
	"summary" text NOT NULL,
	"source" text NOT NULL,
	"popularity" integer DEFAULT 0 NOT NULL,
	"thumbnail_url" text,
	"link_state" text DEFAULT 'unknown' NOT NULL,
	"moved_to" text,
	"checked_at" timestamp with time zone,
	"failed_checks" smallint DEFAULT 0 NOT NULL,
	"is_retired" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" "tsvector" GENERATED ALWAYS AS (setweight(to_tsvector('english', "resources"."title"), 'A') || setweight(to_tsvector('english', "resources"."summary"), 'B') || setweight(to_tsvector('english', "resources"."author"), 'D')) STORED NOT NULL,
	CONSTRAINT "resources_link_uq" UNIQUE("link"),
	CONSTRAINT "resources_link" CHECK ("resources"."link" ~ '^https://' and char_length("resources"."link") <= 2048),
	CONSTRAINT "resources_moved_to" CHECK ("resources"."moved_to" ~ '^https://'),
	CONSTRAINT "resources_kind" CHECK ("resources"."kind" in ('video', 'docs', 'article', 'course', 'book', 'interactive')),
	CONSTRAINT "resources_level" CHECK ("resources"."level" in ('beginner', 'intermediate', 'advanced')),
	CONSTRAINT "resources_source" CHECK ("resources"."source" in ('catalogue', 'youtube', 'web', 'devto')),
	CONSTRAINT "resources_link_state" CHECK ("resources"."link_state" in ('live', 'moved', 'blocked', 'dead', 'unknown'))
);
--> statement-breakpoint
DROP INDEX "phase_sections_number_uq";--> statement-breakpoint
ALTER TABLE "phase_sections" ADD COLUMN "topics" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "is_listed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "internship_language" text;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "parent_roadmap_id" uuid;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "parent_section_id" uuid;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "cloned_from_id" uuid;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "restart_count" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD COLUMN "stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user_events" ADD CONSTRAINT "user_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_roadmap_id_roadmaps_id_fk" FOREIGN KEY ("roadmap_id") REFERENCES "public"."roadmaps"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_redemptions" ADD CONSTRAINT "invite_redemptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invite_redemptions" ADD CONSTRAINT "invite_redemptions_code_invites_code_fk" FOREIGN KEY ("code") REFERENCES "public"."invites"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_inviter_id_users_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase_progress" ADD CONSTRAINT "phase_progress_phase_id_roadmap_phases_id_fk" FOREIGN KEY ("phase_id") REFERENCES "public"."roadmap_phases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase_progress" ADD CONSTRAINT "phase_progress_last_section_id_phase_sections_id_fk" FOREIGN KEY ("last_section_id") REFERENCES "public"."phase_sections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_answers" ADD CONSTRAINT "section_answers_question_id_section_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "public"."section_questions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_content" ADD CONSTRAINT "section_content_section_id_phase_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."phase_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_content" ADD CONSTRAINT "section_content_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_progress" ADD CONSTRAINT "section_progress_section_id_phase_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."phase_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "section_questions" ADD CONSTRAINT "section_questions_section_id_phase_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."phase_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_events_created_idx" ON "user_events" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_roadmap_uq" ON "certificates" USING btree ("roadmap_id") WHERE "certificates"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "certificates_user_idx" ON "certificates" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invite_redemptions_code_idx" ON "invite_redemptions" USING btree ("code");--> statement-breakpoint
CREATE INDEX "phase_progress_last_section_idx" ON "phase_progress" USING btree ("last_section_id");--> statement-breakpoint
CREATE UNIQUE INDEX "section_content_resource_uq" ON "section_content" USING btree ("section_id","resource_id");--> statement-breakpoint
CREATE INDEX "section_content_resource_idx" ON "section_content" USING btree ("resource_id");--> statement-breakpoint
CREATE UNIQUE INDEX "section_questions_position_uq" ON "section_questions" USING btree ("section_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "reputation_events_source_uq" ON "reputation_events" USING btree ("user_id","source","source_id");--> statement-breakpoint
CREATE INDEX "reputation_events_user_idx" ON "reputation_events" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "resources_search_idx" ON "resources" USING gin ("search");--> statement-breakpoint
CREATE INDEX "resources_topics_idx" ON "resources" USING gin ("topics");--> statement-breakpoint
CREATE INDEX "resources_check_idx" ON "resources" USING btree ("checked_at" NULLS FIRST);--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_parent_roadmap_id_roadmaps_id_fk" FOREIGN KEY ("parent_roadmap_id") REFERENCES "public"."roadmaps"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_parent_section_id_phase_sections_id_fk" FOREIGN KEY ("parent_section_id") REFERENCES "public"."phase_sections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_cloned_from_id_roadmaps_id_fk" FOREIGN KEY ("cloned_from_id") REFERENCES "public"."roadmaps"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "roadmaps_listed_idx" ON "roadmaps" USING btree ("created_at" DESC NULLS LAST) WHERE "roadmaps"."is_listed" and "roadmaps"."is_link_shared" and "roadmaps"."deleted_at" is null and "roadmaps"."state" = 'success';--> statement-breakpoint
CREATE UNIQUE INDEX "roadmaps_deep_dive_uq" ON "roadmaps" USING btree ("parent_section_id") WHERE "roadmaps"."parent_section_id" is not null and "roadmaps"."deleted_at" is null and "roadmaps"."state" <> 'failure';--> statement-breakpoint
CREATE INDEX "roadmaps_parent_idx" ON "roadmaps" USING btree ("parent_roadmap_id") WHERE "roadmaps"."parent_roadmap_id" is not null;--> statement-breakpoint
ALTER TABLE "phase_sections" ADD CONSTRAINT "phase_sections_order_uq" UNIQUE("phase_id","section_number") DEFERRABLE INITIALLY IMMEDIATE;--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_deep_dive" CHECK (("roadmaps"."roadmap_type" = 'godeeper') = ("roadmaps"."parent_roadmap_id" is not null));--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_internship" CHECK (("roadmaps"."roadmap_type" = 'internship') = ("roadmaps"."internship_language" is not null));--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_internship_language" CHECK ("roadmaps"."internship_language" in ('python', 'javascript'));--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_restarts" CHECK ("roadmaps"."restart_count" between 0 and 2);--> statement-breakpoint
CREATE FUNCTION reputation_events_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'reputation_events is append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER reputation_events_append_only BEFORE UPDATE OR DELETE ON reputation_events
  FOR EACH ROW EXECUTE FUNCTION reputation_events_refuse_change();
--> statement-breakpoint
CREATE TRIGGER reputation_events_no_truncate BEFORE TRUNCATE ON reputation_events
  FOR EACH STATEMENT EXECUTE FUNCTION reputation_events_refuse_change();
