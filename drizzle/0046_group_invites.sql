ALTER TABLE "invites" DROP CONSTRAINT "invites_inviter_uq";--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "is_friend_link" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "cohort" text;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "max_uses" integer;--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "used_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "invites" SET "used_count" = (SELECT count(*) FROM "invite_redemptions" WHERE "invite_redemptions"."code" = "invites"."code");--> statement-breakpoint
ALTER TABLE "invites" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "invites_friend_link_uq" ON "invites" USING btree ("inviter_id") WHERE "invites"."is_friend_link";--> statement-breakpoint
CREATE INDEX "invites_groups_idx" ON "invites" USING btree ("created_at" DESC NULLS LAST,"code") WHERE not "invites"."is_friend_link";--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_friend_link" CHECK (not "invites"."is_friend_link" or num_nonnulls("invites"."reference", "invites"."cohort", "invites"."email", "invites"."max_uses") = 0);--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_uses" CHECK ("invites"."used_count" >= 0 and ("invites"."max_uses" is null or "invites"."used_count" <= "invites"."max_uses"));--> statement-breakpoint
ALTER TABLE "invites" ADD CONSTRAINT "invites_email_lower" CHECK ("invites"."email" = lower("invites"."email"));