DROP INDEX "certificates_roadmap_uq";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "level" text DEFAULT 'completed' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_level_uq" ON "certificates" USING btree ("roadmap_id","level") WHERE "certificates"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_level" CHECK ("certificates"."level" in ('completed', 'mastered'));