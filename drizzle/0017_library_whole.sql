-- the library is read from its files again after every migration
TRUNCATE "library_path_phases", "library_path_sections", "library_phrases", "library_paths", "library_sections";--> statement-breakpoint
CREATE TABLE "library_quiz_items" (
	"id" text PRIMARY KEY NOT NULL,
	"section_id" text NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"objective" smallint NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "library_quiz_items_kind" CHECK ("library_quiz_items"."kind" in ('one', 'many', 'order', 'output', 'fault', 'gap', 'number')),
	CONSTRAINT "library_quiz_items_objective" CHECK ("library_quiz_items"."objective" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "library_topics" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"domain" text NOT NULL,
	"words" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "library_paths" ADD COLUMN "description" text NOT NULL;--> statement-breakpoint
ALTER TABLE "library_paths" ADD COLUMN "audience" text NOT NULL;--> statement-breakpoint
ALTER TABLE "library_paths" ADD COLUMN "knows" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "library_paths" ADD COLUMN "leaves_out" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "library_sections" ADD COLUMN "topic_id" text NOT NULL;--> statement-breakpoint
ALTER TABLE "library_sections" ADD COLUMN "position" smallint NOT NULL;--> statement-breakpoint
ALTER TABLE "library_sections" ADD COLUMN "words" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "library_sections" ADD COLUMN "needs" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "library_sections" ADD COLUMN "knows" text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "phase_sections" ADD COLUMN "library_section_id" text;--> statement-breakpoint
ALTER TABLE "library_quiz_items" ADD CONSTRAINT "library_quiz_items_section_id_library_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."library_sections"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_quiz_items_section_idx" ON "library_quiz_items" USING btree ("section_id","position");--> statement-breakpoint
ALTER TABLE "library_sections" ADD CONSTRAINT "library_sections_topic_id_library_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."library_topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phase_sections" ADD CONSTRAINT "phase_sections_library_section_id_library_sections_id_fk" FOREIGN KEY ("library_section_id") REFERENCES "public"."library_sections"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_sections_topic_idx" ON "library_sections" USING btree ("topic_id","position");--> statement-breakpoint
CREATE INDEX "library_sections_objectives_idx" ON "library_sections" USING btree ("objectives");--> statement-breakpoint
CREATE INDEX "phase_sections_library_idx" ON "phase_sections" USING btree ("library_section_id");