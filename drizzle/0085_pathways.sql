CREATE TABLE "pathway_answers" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"user_id" uuid NOT NULL,
	"item_id" text NOT NULL,
	"answer" text NOT NULL,
	"is_right" boolean NOT NULL,
	"feedback" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pathway_items" (
	"id" text PRIMARY KEY NOT NULL,
	"pathway_id" text NOT NULL,
	"week" smallint NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"objective" smallint NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pathway_marks" (
	"user_id" uuid NOT NULL,
	"resource_id" text NOT NULL,
	"status" text DEFAULT 'incomplete' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pathway_marks_user_id_resource_id_pk" PRIMARY KEY("user_id","resource_id")
);
--> statement-breakpoint
CREATE TABLE "pathway_progress" (
	"user_id" uuid NOT NULL,
	"pathway_id" text NOT NULL,
	"status" text,
	"completed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pathway_progress_user_id_pathway_id_pk" PRIMARY KEY("user_id","pathway_id")
);
--> statement-breakpoint
CREATE TABLE "pathway_resources" (
	"id" text PRIMARY KEY NOT NULL,
	"pathway_id" text NOT NULL,
	"week" smallint NOT NULL,
	"position" smallint NOT NULL,
	"resource_id" uuid NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pathway_weeks" (
	"pathway_id" text NOT NULL,
	"week" smallint NOT NULL,
	"title" text NOT NULL,
	"header" text NOT NULL,
	"category" text NOT NULL,
	"theme" text NOT NULL,
	"aim" text NOT NULL,
	"description" text NOT NULL,
	"prompt" text NOT NULL,
	"objectives" text[] NOT NULL,
	CONSTRAINT "pathway_weeks_pathway_id_week_pk" PRIMARY KEY("pathway_id","week"),
	CONSTRAINT "pathway_weeks_week" CHECK ("pathway_weeks"."week" between 1 and 4)
);
--> statement-breakpoint
ALTER TABLE "pathway_answers" ADD CONSTRAINT "pathway_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pathway_items" ADD CONSTRAINT "pathway_items_week_fk" FOREIGN KEY ("pathway_id","week") REFERENCES "public"."pathway_weeks"("pathway_id","week") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pathway_marks" ADD CONSTRAINT "pathway_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pathway_marks" ADD CONSTRAINT "pathway_marks_resource_id_pathway_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."pathway_resources"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pathway_progress" ADD CONSTRAINT "pathway_progress_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pathway_resources" ADD CONSTRAINT "pathway_resources_resource_id_resources_id_fk" FOREIGN KEY ("resource_id") REFERENCES "public"."resources"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pathway_resources" ADD CONSTRAINT "pathway_resources_week_fk" FOREIGN KEY ("pathway_id","week") REFERENCES "public"."pathway_weeks"("pathway_id","week") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pathway_answers_latest_idx" ON "pathway_answers" USING btree ("user_id","item_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pathway_answers_right_uq" ON "pathway_answers" USING btree ("user_id","item_id") WHERE "pathway_answers"."is_right";--> statement-breakpoint
CREATE INDEX "pathway_items_week_idx" ON "pathway_items" USING btree ("pathway_id","week","position");--> statement-breakpoint
CREATE INDEX "pathway_marks_resource_idx" ON "pathway_marks" USING btree ("resource_id");--> statement-breakpoint
CREATE INDEX "pathway_resources_week_idx" ON "pathway_resources" USING btree ("pathway_id","week","position");--> statement-breakpoint
CREATE INDEX "pathway_resources_resource_idx" ON "pathway_resources" USING btree ("resource_id");