ALTER TABLE "challenge_participations" DROP CONSTRAINT "challenge_participations_submitted";--> statement-breakpoint
ALTER TABLE "challenge_participations" DROP CONSTRAINT "challenge_participations_order";--> statement-breakpoint
ALTER TABLE "challenge_participations" DROP COLUMN "submitted_at";--> statement-breakpoint
ALTER TABLE "challenge_participations" DROP COLUMN "link";--> statement-breakpoint
ALTER TABLE "challenge_participations" DROP COLUMN "details";