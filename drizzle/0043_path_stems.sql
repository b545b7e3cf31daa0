CREATE TABLE "library_path_stems" (
	"path_id" text NOT NULL,
	"stem" text NOT NULL,
	"weight" real NOT NULL,
	CONSTRAINT "library_path_stems_stem_path_id_pk" PRIMARY KEY("stem","path_id")
);
--> statement-breakpoint
ALTER TABLE "library_paths" ADD COLUMN "said" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_paths" ADD COLUMN "excluded" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "library_path_stems" ADD CONSTRAINT "library_path_stems_path_id_library_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."library_paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_path_stems_path_idx" ON "library_path_stems" USING btree ("path_id");