CREATE TABLE "chat_conversations" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_runs" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"conversation_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"key" uuid NOT NULL,
	"query" text NOT NULL,
	"about" text,
	"status" text DEFAULT 'writing' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"citations" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"is_fallback" boolean DEFAULT false NOT NULL,
	"quota_period" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"alive_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_runs_about_length" CHECK (char_length("chat_runs"."about") <= 200)
);
--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_runs" ADD CONSTRAINT "chat_runs_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_runs" ADD CONSTRAINT "chat_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_conversations_latest_idx" ON "chat_conversations" USING btree ("user_id","last_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "chat_runs_key_uq" ON "chat_runs" USING btree ("user_id","key");--> statement-breakpoint
CREATE INDEX "chat_runs_conversation_idx" ON "chat_runs" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "chat_runs_writing_idx" ON "chat_runs" USING btree ("alive_at") WHERE "chat_runs"."status" = 'writing';