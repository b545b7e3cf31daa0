CREATE TABLE "challenge_participations" (
	"challenge_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"license_version" text,
	"licensed_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"link" text,
	"details" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "challenge_participations_challenge_id_user_id_pk" PRIMARY KEY("challenge_id","user_id"),
	CONSTRAINT "challenge_participations_licensed" CHECK (("challenge_participations"."license_version" is null) = ("challenge_participations"."licensed_at" is null)),
	CONSTRAINT "challenge_participations_submitted" CHECK (("challenge_participations"."submitted_at" is null) = ("challenge_participations"."link" is null)),
	CONSTRAINT "challenge_participations_order" CHECK ("challenge_participations"."submitted_at" is null or "challenge_participations"."started_at" is not null),
	CONSTRAINT "challenge_participations_terms" CHECK ("challenge_participations"."started_at" is null or "challenge_participations"."licensed_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "challenges" (
	"id" integer PRIMARY KEY NOT NULL,
	"status" text DEFAULT 'Closed' NOT NULL,
	"is_listed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "challenge_participations" ADD CONSTRAINT "challenge_participations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_participations_user_idx" ON "challenge_participations" USING btree ("user_id");