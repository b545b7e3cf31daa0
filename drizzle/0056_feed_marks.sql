CREATE TABLE "feed_marks" (
	"user_id" uuid NOT NULL,
	"item_id" uuid NOT NULL,
	"opened_at" timestamp with time zone,
	"is_read" boolean DEFAULT false NOT NULL,
	"is_bookmarked" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_marks_user_id_item_id_pk" PRIMARY KEY("user_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "feed_preferences" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"choice" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_preferences_user_id_kind_value_pk" PRIMARY KEY("user_id","kind","value"),
	CONSTRAINT "feed_preferences_kind" CHECK ("feed_preferences"."kind" in ('tag', 'source', 'word')),
	CONSTRAINT "feed_preferences_choice" CHECK ("feed_preferences"."choice" in ('more', 'less', 'mute')),
	CONSTRAINT "feed_preferences_value" CHECK (char_length("feed_preferences"."value") between 1 and 60)
);
--> statement-breakpoint
ALTER TABLE "feed_marks" ADD CONSTRAINT "feed_marks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_marks" ADD CONSTRAINT "feed_marks_item_id_feed_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."feed_items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_preferences" ADD CONSTRAINT "feed_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_marks_bookmarked_idx" ON "feed_marks" USING btree ("item_id","user_id") WHERE "feed_marks"."is_bookmarked";--> statement-breakpoint
CREATE INDEX "feed_marks_item_idx" ON "feed_marks" USING btree ("item_id");