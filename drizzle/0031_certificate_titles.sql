ALTER TABLE "certificates" RENAME COLUMN "prompt" TO "title";--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "skills" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "minutes" integer;