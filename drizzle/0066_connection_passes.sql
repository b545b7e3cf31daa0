CREATE TABLE "connection_passes" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"person_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "connection_passes_uq" UNIQUE NULLS NOT DISTINCT("user_id","kind","person_id"),
	CONSTRAINT "connection_passes_person" CHECK (("connection_passes"."kind" = 'person') = ("connection_passes"."person_id" is not null))
);
--> statement-breakpoint
ALTER TABLE "connection_passes" ADD CONSTRAINT "connection_passes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_passes" ADD CONSTRAINT "connection_passes_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "connection_passes_person_idx" ON "connection_passes" USING btree ("person_id");