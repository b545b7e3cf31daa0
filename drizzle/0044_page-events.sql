CREATE TABLE "page_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"props" jsonb NOT NULL,
	"user_group" text NOT NULL,
	"visibility" text,
	"agent" text NOT NULL,
	"utm_source" text,
	"utm_campaign" text,
	"utm_medium" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "page_events_created_idx" ON "page_events" USING btree ("created_at");