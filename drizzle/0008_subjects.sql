-- Ledgers of any subject: what a row is about is a kind and an id; which kinds there are stands in code.
CREATE TABLE "credit_debts" (
	"subject_kind" text NOT NULL,
	"subject_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"credits" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_debts_subject_kind_subject_id_pk" PRIMARY KEY("subject_kind","subject_id"),
	CONSTRAINT "credit_debts_not_negative" CHECK ("credit_debts"."credits" >= 0)
);
--> statement-breakpoint
CREATE INDEX "credit_debts_user_idx" ON "credit_debts" USING btree ("user_id","created_at") WHERE "credit_debts"."credits" > 0;--> statement-breakpoint
INSERT INTO "credit_debts" ("subject_kind", "subject_id", "user_id", "credits", "created_at", "updated_at")
SELECT 'payment', "id"::text, "user_id", "credits_missing", "created_at", "updated_at" FROM "payments" WHERE "credits_missing" > 0;--> statement-breakpoint
DROP INDEX "payments_missing_idx";--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_due";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "credits_missing";--> statement-breakpoint
ALTER TABLE "payments" DROP COLUMN "adjustments";--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_due" CHECK ("payments"."credits_due" between 0 and "payments"."credits");--> statement-breakpoint

ALTER TABLE "credit_ledger" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_kind";--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_delta_sign";--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_roadmap";--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP CONSTRAINT "credit_ledger_payment";--> statement-breakpoint
ALTER TABLE "credit_ledger" RENAME COLUMN "idempotency_key" TO "key";--> statement-breakpoint
ALTER INDEX "credit_ledger_idempotency_key_uq" RENAME TO "credit_ledger_key_uq";--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "credit_ledger" ADD COLUMN "subject_id" text;--> statement-breakpoint
UPDATE "credit_ledger" SET
  "subject_kind" = CASE WHEN "roadmap_id" IS NOT NULL THEN 'roadmap' WHEN "payment_id" IS NOT NULL THEN 'payment' ELSE 'account' END,
  "subject_id" = coalesce("roadmap_id", "payment_id", "user_id")::text;--> statement-breakpoint
ALTER TABLE "credit_ledger" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_ledger" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
DROP INDEX "credit_ledger_roadmap_idx";--> statement-breakpoint
DROP INDEX "credit_ledger_payment_idx";--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP COLUMN "roadmap_id";--> statement-breakpoint
ALTER TABLE "credit_ledger" DROP COLUMN "payment_id";--> statement-breakpoint
CREATE INDEX "credit_ledger_subject_idx" ON "credit_ledger" USING btree ("subject_kind","subject_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "credit_ledger" ENABLE TRIGGER USER;--> statement-breakpoint

ALTER TABLE "reputation_events" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "reputation_events" DROP CONSTRAINT "reputation_events_source";--> statement-breakpoint
ALTER TABLE "reputation_events" RENAME COLUMN "source" TO "kind";--> statement-breakpoint
ALTER TABLE "reputation_events" RENAME COLUMN "source_id" TO "key";--> statement-breakpoint
ALTER TABLE "reputation_events" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "reputation_events" ADD COLUMN "subject_id" text;--> statement-breakpoint
DROP INDEX "reputation_events_source_uq";--> statement-breakpoint
DROP INDEX "reputation_events_text_uq";--> statement-breakpoint
-- a key was the phase's id and the hash of the objectives, which alone names the event: the same text earns once
UPDATE "reputation_events" SET "subject_kind" = 'phase', "subject_id" = split_part("key", ':', 1),
  "key" = 'section:' || right("key", 32);--> statement-breakpoint
ALTER TABLE "reputation_events" ALTER COLUMN "subject_kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reputation_events" ALTER COLUMN "subject_id" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "reputation_events_key_uq" ON "reputation_events" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "reputation_events_subject_idx" ON "reputation_events" USING btree ("user_id","subject_kind","subject_id");--> statement-breakpoint
ALTER TABLE "reputation_events" ENABLE TRIGGER USER;--> statement-breakpoint

-- A table has one owner: how far a roadmap's owner is stands with its phases and sections.
ALTER TABLE "roadmap_phases" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "roadmap_phases" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
UPDATE "roadmap_phases" p SET "version" = g."version", "started_at" = CASE WHEN g."status" IS NOT NULL THEN g."updated_at" END
FROM "phase_progress" g WHERE g."phase_id" = p."id";--> statement-breakpoint
ALTER TABLE "phase_progress" DROP CONSTRAINT "phase_progress_status";--> statement-breakpoint
ALTER TABLE "phase_progress" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "phase_progress" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "phase_sections" ADD COLUMN "completed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "phase_sections" ADD COLUMN "completed_title" text;--> statement-breakpoint
UPDATE "phase_sections" s SET "completed_at" = g."completed_at", "completed_title" = coalesce(g."completed_title", s."title")
FROM "section_progress" g WHERE g."section_id" = s."id" AND g."status" = 'completed';--> statement-breakpoint
ALTER TABLE "phase_sections" ADD CONSTRAINT "phase_sections_completed" CHECK (("phase_sections"."completed_at" is null) = ("phase_sections"."completed_title" is null));--> statement-breakpoint
ALTER TABLE "section_progress" DROP CONSTRAINT "section_progress_status";--> statement-breakpoint
ALTER TABLE "section_progress" DROP CONSTRAINT "section_progress_completed";--> statement-breakpoint
ALTER TABLE "section_progress" DROP COLUMN "status";--> statement-breakpoint
ALTER TABLE "section_progress" DROP COLUMN "completed_at";--> statement-breakpoint
ALTER TABLE "section_progress" DROP COLUMN "completed_title";--> statement-breakpoint
-- that a roadmap is completed is what its certificate says
ALTER TABLE "roadmaps" DROP COLUMN "status";--> statement-breakpoint

-- The house's own names.
DROP INDEX "phase_sections_unknown_topics_idx";--> statement-breakpoint
ALTER TABLE "phase_sections" DROP COLUMN "is_topics_known";--> statement-breakpoint
ALTER TABLE "phase_sections" RENAME COLUMN "section_number" TO "position";--> statement-breakpoint
ALTER TABLE "phase_sections" RENAME CONSTRAINT "phase_sections_number" TO "phase_sections_position";--> statement-breakpoint
ALTER TABLE "certificates" RENAME COLUMN "learning_prompt" TO "prompt";--> statement-breakpoint
ALTER TABLE "roadmaps" RENAME COLUMN "learning_prompt" TO "prompt";--> statement-breakpoint
ALTER TABLE "roadmaps" RENAME COLUMN "internal_learning_prompt" TO "about_learner";--> statement-breakpoint
ALTER TABLE "roadmaps" RENAME COLUMN "query_type" TO "prompted_by";--> statement-breakpoint
ALTER TABLE "roadmaps" RENAME CONSTRAINT "roadmaps_query_type" TO "roadmaps_prompted_by";--> statement-breakpoint
ALTER TABLE "roadmaps" RENAME COLUMN "roadmap_type" TO "kind";--> statement-breakpoint
ALTER TABLE "roadmaps" DROP CONSTRAINT "roadmaps_type";--> statement-breakpoint
ALTER TABLE "roadmaps" DROP CONSTRAINT "roadmaps_deep_dive";--> statement-breakpoint
UPDATE "roadmaps" SET "kind" = 'deep_dive' WHERE "kind" = 'godeeper';--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_kind" CHECK ("roadmaps"."kind" in ('normal', 'ai', 'internship', 'deep_dive'));--> statement-breakpoint
ALTER TABLE "roadmaps" ADD CONSTRAINT "roadmaps_deep_dive" CHECK (("roadmaps"."kind" = 'deep_dive') = ("roadmaps"."parent_roadmap_id" is not null));
