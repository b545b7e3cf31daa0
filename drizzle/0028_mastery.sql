ALTER TABLE "section_tries" ADD COLUMN "purpose" text DEFAULT 'section' NOT NULL;--> statement-breakpoint
CREATE INDEX "section_tries_item_idx" ON "section_tries" USING btree ("user_id","item_id","created_at");--> statement-breakpoint
ALTER TABLE "section_tries" ADD CONSTRAINT "section_tries_purpose" CHECK ("section_tries"."purpose" in ('section', 'review', 'test_out'));--> statement-breakpoint
ALTER TABLE "section_tries" ADD CONSTRAINT "section_tries_review" CHECK ("section_tries"."purpose" <> 'review' or (not "section_tries"."is_accepted" and "section_tries"."item_id" is not null));