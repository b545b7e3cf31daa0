CREATE TABLE "section_notes" (
	"section_id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "section_notes_length" CHECK (char_length("section_notes"."text") <= 10000)
);
--> statement-breakpoint
ALTER TABLE "section_progress" ADD COLUMN "ticked_objectives" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "section_notes" ADD CONSTRAINT "section_notes_section_id_phase_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."phase_sections"("id") ON DELETE cascade ON UPDATE no action;