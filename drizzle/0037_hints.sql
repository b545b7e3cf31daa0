CREATE TABLE "library_hints" (
	"path_id" text NOT NULL,
	"stem" text NOT NULL,
	"weight" real NOT NULL,
	CONSTRAINT "library_hints_path_id_stem_pk" PRIMARY KEY("path_id","stem")
);
--> statement-breakpoint
ALTER TABLE "library_hints" ADD CONSTRAINT "library_hints_path_id_library_paths_id_fk" FOREIGN KEY ("path_id") REFERENCES "public"."library_paths"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "library_hints_stem_idx" ON "library_hints" USING btree ("stem");