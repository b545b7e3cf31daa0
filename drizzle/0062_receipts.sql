CREATE TABLE "reputation_scores" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"score" numeric(10, 2) DEFAULT 0 NOT NULL,
	"scored_at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_ranked" boolean DEFAULT true NOT NULL,
	"calculated_score" numeric(10, 2),
	"previous_score" numeric(10, 2) DEFAULT 0 NOT NULL,
	"calculated_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX "reputation_events_user_idx";--> statement-breakpoint
ALTER TABLE "reputation_events" ADD COLUMN "formula" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reputation_scores" ADD CONSTRAINT "reputation_scores_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reputation_scores_board_idx" ON "reputation_scores" USING btree ("score" DESC NULLS FIRST,"scored_at","user_id");--> statement-breakpoint
CREATE INDEX "reputation_events_created_idx" ON "reputation_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reputation_events_user_idx" ON "reputation_events" USING btree ("user_id","id");--> statement-breakpoint
INSERT INTO "reputation_scores" ("user_id", "score", "scored_at")
SELECT e."user_id", sum(e."points"), max(e."created_at") FROM "reputation_events" e JOIN "users" u ON u."id" = e."user_id" GROUP BY e."user_id";
