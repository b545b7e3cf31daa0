CREATE TABLE "person_reports" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"reporter_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"words" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "person_reports" ADD CONSTRAINT "person_reports_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "person_reports_open_uq" ON "person_reports" USING btree ("reporter_id","person_id") WHERE "person_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "person_reports_queue_idx" ON "person_reports" USING btree ("id") WHERE "person_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "person_reports_person_idx" ON "person_reports" USING btree ("person_id");