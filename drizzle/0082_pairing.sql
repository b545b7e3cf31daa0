CREATE TABLE "pairing_outcomes" (
	"request_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"happened" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pairing_outcomes_request_id_user_id_pk" PRIMARY KEY("request_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "pairing_requests" (
	"id" uuid PRIMARY KEY DEFAULT uuidv7() NOT NULL,
	"requester_id" uuid NOT NULL,
	"issue_id" uuid NOT NULL,
	"status" text DEFAULT 'requested' NOT NULL,
	"goal" text DEFAULT '' NOT NULL,
	"minutes" smallint NOT NULL,
	"slots" timestamp with time zone[] DEFAULT '{}' NOT NULL,
	"time_zone" text NOT NULL,
	"acceptor_id" uuid,
	"accepted_at" timestamp with time zone,
	"chosen_slot" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	"due_told_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pairing_requests_accepted" CHECK (("pairing_requests"."status" = 'accepted') = ("pairing_requests"."acceptor_id" is not null)),
	CONSTRAINT "pairing_requests_others" CHECK ("pairing_requests"."acceptor_id" <> "pairing_requests"."requester_id")
);
--> statement-breakpoint
CREATE TABLE "pairing_responses" (
	"request_id" uuid NOT NULL,
	"acceptor_id" uuid NOT NULL,
	"status" text NOT NULL,
	"is_addressed" boolean DEFAULT false NOT NULL,
	"slot" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pairing_responses_request_id_acceptor_id_pk" PRIMARY KEY("request_id","acceptor_id")
);
--> statement-breakpoint
ALTER TABLE "pairing_outcomes" ADD CONSTRAINT "pairing_outcomes_request_id_pairing_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."pairing_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_outcomes" ADD CONSTRAINT "pairing_outcomes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_requests" ADD CONSTRAINT "pairing_requests_requester_id_users_id_fk" FOREIGN KEY ("requester_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_requests" ADD CONSTRAINT "pairing_requests_issue_id_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_requests" ADD CONSTRAINT "pairing_requests_acceptor_id_users_id_fk" FOREIGN KEY ("acceptor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_responses" ADD CONSTRAINT "pairing_responses_request_id_pairing_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."pairing_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pairing_responses" ADD CONSTRAINT "pairing_responses_acceptor_id_users_id_fk" FOREIGN KEY ("acceptor_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pairing_outcomes_user_idx" ON "pairing_outcomes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_requests_open_uq" ON "pairing_requests" USING btree ("requester_id","issue_id") WHERE "pairing_requests"."status" in ('requested', 'interested');--> statement-breakpoint
CREATE INDEX "pairing_requests_issue_idx" ON "pairing_requests" USING btree ("issue_id","status");--> statement-breakpoint
CREATE INDEX "pairing_requests_acceptor_idx" ON "pairing_requests" USING btree ("acceptor_id");--> statement-breakpoint
CREATE INDEX "pairing_requests_latest_idx" ON "pairing_requests" USING btree ("requester_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pairing_requests_expiry_idx" ON "pairing_requests" USING btree ("expires_at") WHERE "pairing_requests"."status" in ('requested', 'interested');--> statement-breakpoint
CREATE INDEX "pairing_requests_due_idx" ON "pairing_requests" USING btree ("accepted_at") WHERE "pairing_requests"."status" = 'accepted' and "pairing_requests"."due_told_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "pairing_responses_accepted_uq" ON "pairing_responses" USING btree ("request_id") WHERE "pairing_responses"."status" = 'accepted';--> statement-breakpoint
CREATE INDEX "pairing_responses_person_idx" ON "pairing_responses" USING btree ("acceptor_id");