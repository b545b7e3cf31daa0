CREATE TABLE "chat_memories" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_memories_length" CHECK (char_length("chat_memories"."text") between 1 and 300)
);
--> statement-breakpoint
DROP INDEX "chat_conversations_latest_idx";--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD COLUMN "is_pinned" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_runs" ADD COLUMN "parent_id" uuid;--> statement-breakpoint
ALTER TABLE "chat_runs" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', "chat_runs"."query")) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_memories" ADD CONSTRAINT "chat_memories_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_memories_text_uq" ON "chat_memories" USING btree ("user_id","text");--> statement-breakpoint
ALTER TABLE "chat_runs" ADD CONSTRAINT "chat_runs_parent_id_chat_runs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."chat_runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_runs_parent_idx" ON "chat_runs" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "chat_runs_search_idx" ON "chat_runs" USING gin ("search");--> statement-breakpoint
CREATE INDEX "chat_conversations_latest_idx" ON "chat_conversations" USING btree ("user_id","is_pinned" DESC NULLS FIRST,"last_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
UPDATE "chat_runs" SET "parent_id" = "before"."id" FROM (
	SELECT "id" AS "run_id", lag("id") OVER (PARTITION BY "conversation_id" ORDER BY "id") AS "id" FROM "chat_runs"
) "before" WHERE "before"."run_id" = "chat_runs"."id";
