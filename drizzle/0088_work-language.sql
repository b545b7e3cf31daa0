ALTER TABLE "contributions" ADD COLUMN "language" text;--> statement-breakpoint
CREATE INDEX "contributions_receipts_idx" ON "contributions" USING btree ("repository_key") WHERE "contributions"."status" = 'kept';--> statement-breakpoint
CREATE INDEX "users_roles_idx" ON "users" USING gin ("roles");--> statement-breakpoint
CREATE INDEX "users_languages_idx" ON "users" USING gin ("languages");