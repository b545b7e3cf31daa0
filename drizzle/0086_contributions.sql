CREATE TABLE "contributions" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"repository" text NOT NULL,
	"repository_key" text NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"role" text NOT NULL,
	"status" text DEFAULT 'found' NOT NULL,
	"is_self_merged" boolean NOT NULL,
	"merger_id" text,
	"stars" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contributions_key" CHECK ("contributions"."repository_key" = lower("contributions"."repository"))
);
--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD COLUMN "work_read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "oauth_accounts" ADD COLUMN "work_due_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contributions" ADD CONSTRAINT "contributions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contributions_pull_uq" ON "contributions" USING btree ("user_id","repository_key","number");--> statement-breakpoint
CREATE INDEX "contributions_latest_idx" ON "contributions" USING btree ("user_id","merged_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "oauth_accounts_work_due_idx" ON "oauth_accounts" USING btree ("work_due_at") WHERE "oauth_accounts"."provider" = 'github';