CREATE TABLE "library_path_phases" (
	"path_id" text NOT NULL,
	"position" smallint NOT NULL,
	"title" text NOT NULL,
	"overview" text NOT NULL,
	CONSTRAINT "library_path_phases_path_id_position_pk" PRIMARY KEY("path_id","position")
);
--> statement-breakpoint
CREATE TABLE "library_path_sections" (
	"path_id" text NOT NULL,
	"phase" smallint NOT NULL,
	"position" smallint NOT NULL,
	"section_id" text NOT NULL,
	CONSTRAINT "library_path_sections_path_id_phase_position_pk" PRIMARY KEY("path_id","phase","position")
);
--> statement-breakpoint
CREATE TABLE "library_paths" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"level" smallint NOT NULL,
	CONSTRAINT "library_paths_level" CHECK ("library_paths"."level" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "library_phrases" (
	"path_id" text NOT NULL,
	"phrase" text NOT NULL,
	"lexemes" text[] NOT NULL,
	CONSTRAINT "library_phrases_path_id_phrase_pk" PRIMARY KEY("path_id","phrase")
);
--> statement-breakpoint
CREATE TABLE "library_sections" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"aim" text NOT NULL,
	"category" text NOT NULL,
	"level" smallint NOT NULL,
	"minutes" smallint NOT NULL,
	"objectives" text[] NOT NULL,
	"teaches" text[] NOT NULL,
	CONSTRAINT "library_sections_level" CHECK ("library_sections"."level" between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "library_path_phases" ADD CONSTRAINT "library_path_phases_path_id_library_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."library_paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_path_sections" ADD CONSTRAINT "library_path_sections_path_id_library_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."library_paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_path_sections" ADD CONSTRAINT "library_path_sections_section_id_library_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."library_sections"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "library_phrases" ADD CONSTRAINT "library_phrases_path_id_library_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."library_paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_phrases_lexemes_idx" ON "library_phrases" USING gin ("lexemes");