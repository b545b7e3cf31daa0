ALTER TABLE "certificates" DROP CONSTRAINT "certificates_roadmap";--> statement-breakpoint
ALTER TABLE "certificates" DROP CONSTRAINT "certificates_level";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "challenge_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "path" text;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_challenge_id_challenges_id_fk" FOREIGN KEY ("challenge_id") REFERENCES "public"."challenges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_award_uq" ON "certificates" USING btree ("challenge_id","user_id") WHERE "certificates"."challenge_id" is not null and "certificates"."revoked_at" is null;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_subject" CHECK (num_nonnulls("certificates"."roadmap_id", "certificates"."challenge_id") = 1 or "certificates"."revoked_at" is not null);--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_level" CHECK (case when "certificates"."challenge_id" is null then "certificates"."level" in ('completed', 'mastered')
        else "certificates"."level" in ('first', 'second', 'third') end);