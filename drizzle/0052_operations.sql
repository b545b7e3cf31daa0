CREATE TABLE "job_runs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "job_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"every_minutes" integer NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"duration_ms" integer NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "model_usage" (
	"day" date NOT NULL,
	"task" text NOT NULL,
	"model" text NOT NULL,
	"calls" integer NOT NULL,
	"failed_calls" integer NOT NULL,
	"input_tokens" bigint NOT NULL,
	"output_tokens" bigint NOT NULL,
	CONSTRAINT "model_usage_day_task_model_pk" PRIMARY KEY("day","task","model"),
	CONSTRAINT "model_usage_counts" CHECK ("model_usage"."calls" > 0 and "model_usage"."failed_calls" between 0 and "model_usage"."calls")
);
--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "intent_id" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "subscription_id" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "handled_at" timestamp with time zone;--> statement-breakpoint
-- until now a row meant that the event was worked through
UPDATE "webhook_events" SET "handled_at" = "received_at";--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "webhook_events" ADD COLUMN "deliveries" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "blocked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "job_runs_name_idx" ON "job_runs" USING btree ("name","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "job_runs_started_idx" ON "job_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "oauth_accounts_username_trgm_idx" ON "oauth_accounts" USING gin ("username" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_name_trgm_idx" ON "users" USING gin ("name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_email_trgm_idx" ON "users" USING gin ("email" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_admin_is_in" CHECK (not ("users"."is_admin" and "users"."blocked_at" is not null));