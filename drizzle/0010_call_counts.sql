CREATE TABLE "call_counts" (
	"user_id" uuid NOT NULL,
	"limit_name" text NOT NULL,
	"window_start" timestamp with time zone NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "call_counts_user_id_limit_name_pk" PRIMARY KEY("user_id","limit_name"),
	CONSTRAINT "call_counts_calls" CHECK ("call_counts"."calls" > 0)
);
--> statement-breakpoint
ALTER TABLE "call_counts" ADD CONSTRAINT "call_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;